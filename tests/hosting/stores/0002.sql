BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE answer (
	"match" VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	option INTEGER NOT NULL, 
	undoes INTEGER NOT NULL, 
	facts TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("match", number), 
	FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',1,0,308,0,'[]',1.7953147933990447521e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',2,0,82,0,'[]',1.79531479341290593149e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',3,0,0,0,'[["invasion/defended",0,[0,1],[38],[1]]]',1.79531479341939377786e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',4,0,358,0,'[]',1.79531479342485547068e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',5,0,97,0,'[]',1.79531479343600869173e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',6,0,0,0,'[["invasion/attacked",0,[1,1],[53],[1]]]',1.79531479343880653377e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',7,0,8,0,'[]',1.79531479344120955469e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',8,0,77,0,'[]',1.79531479344349122044e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',9,0,117,0,'[["invasion/passed_cards",0,[1,2],[33,73],[3,3]],["invasion/discarded_at_end",0,[],[63],[7]],["invasion/turn_started",1,[2],[],[]],["invasion/drew",1,[1],[42],[2]]]',1.79531479344579195977e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',10,1,205,0,'[["invasion/played_support",1,[],[73],[7]]]',1.79531479344792771341e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',11,1,458,0,'[["invasion/beaten",1,[1],[53],[7]],["invasion/counter_placed",1,[1],[],[]]]',1.79531479345008778574e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',12,1,215,0,'[["invasion/played_support",1,[],[83],[7]],["invasion/stays_in_reserve",1,[],[83],[7]]]',1.7953147934522054195e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',13,1,8,0,'[]',1.79531479345425844197e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',14,1,86,0,'[]',1.79531479345631384851e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',15,1,49,0,'[["invasion/passed_cards",1,[0,2],[42,5],[3,3]],["invasion/discarded_at_end",1,[],[33],[7]],["invasion/turn_started",0,[3],[],[]],["invasion/drew",0,[3],[40,45,16],[1,1,1]]]',1795314793.45862);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',16,0,5,0,'[]',1.79531479346098303789e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',17,0,60,0,'[]',1.79531479346298480036e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',18,0,86,0,'[]',1.79531479346499538421e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',19,0,0,0,'[["invasion/reserved",0,[2],[16,42],[1,1]]]',1.79531479346691012384e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',20,0,8,0,'[]',1.79531479348016738892e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',21,0,84,0,'[]',1.79531479349236512189e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',22,0,49,0,'[["invasion/passed_cards",0,[1,2],[40,5],[3,3]],["invasion/discarded_at_end",0,[],[45],[7]],["invasion/turn_started",1,[4],[],[]],["invasion/drew",1,[3],[14,27,69],[2,2,2]]]',1.79531479350906157492e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',23,1,5,0,'[]',1.79531479352032375339e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',24,1,58,0,'[]',1.79531479353177261348e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',25,1,0,0,'[["invasion/reserved",1,[1],[14],[2]]]',1.79531479354000878334e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',26,1,137,0,'[["invasion/played_location",1,[2],[5],[7]],["invasion/took_points",1,[4],[],[]]]',1.79531479354969096184e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',27,1,8,0,'[]',1.79531479355241274835e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',28,1,71,0,'[]',1.79531479356019282337e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',29,1,84,0,'[["invasion/passed_cards",1,[0,2],[27,40],[3,3]],["invasion/discarded_at_end",1,[],[69],[7]],["invasion/turn_started",0,[5],[],[]],["invasion/drew",0,[3],[38,71,70],[1,1,1]]]',1.7953147935631914139e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',30,0,159,0,'[["invasion/played_location",0,[3],[27],[7]],["invasion/took_points",0,[5],[],[]]]',1.79531479357220053677e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',31,0,7,0,'[]',1.79531479357483959198e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',32,0,84,0,'[]',1.79531479358401846882e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',33,0,0,0,'[["invasion/discarded_for_points",0,[1],[40],[7]],["invasion/took_points",0,[1],[],[]]]',1.79531479358668446546e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',34,0,236,0,'[["invasion/picked_up",0,[0],[16],[1]]]',1.79531479359210300447e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',35,0,7,0,'[]',1.79531479359478878974e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',36,0,82,0,'[]',1.7953147936000039578e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',37,0,0,0,'[["invasion/discarded_for_points",0,[1],[38],[7]],["invasion/took_points",0,[1],[],[]]]',1.79531479360259652142e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',38,0,6,0,'[]',1.7953147936076133251e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',39,0,10,0,'[["invasion/bought",0,[1,5],[],[]],["invasion/drew",0,[1],[61],[1]]]',1.79531479361600136753e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',40,0,262,0,'[["invasion/picked_up",0,[0],[42],[1]]]',1.7953147936241021156e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',41,0,148,0,'[["invasion/played_location",0,[4],[16],[7]],["invasion/took_points",0,[2],[],[]]]',1.79531479363219714168e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',42,0,5,0,'[]',1.79531479364004015924e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',43,0,114,0,'[]',1.79531479364801359183e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',44,0,0,0,'[["invasion/reserved",0,[1],[70],[1]]]',1.79531479365224766733e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',45,0,8,0,'[]',1.7953147936578984261e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',46,0,86,0,'[]',1.79531479366822052006e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',47,0,115,0,'[["invasion/passed_cards",0,[1,2],[42,71],[3,3]],["invasion/discarded_at_end",0,[],[61],[7]],["invasion/turn_started",1,[6],[],[]],["invasion/drew",1,[3],[66,47,68],[2,2,2]]]',1.79531479367141795153e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',48,1,7,0,'[]',1.79531479367453384397e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',49,1,110,0,'[]',1.79531479368408656118e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',50,1,91,0,'[]',1.79531479369216966633e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',51,1,0,0,'[["invasion/discarded_for_points",1,[2],[66,47],[7,7]],["invasion/took_points",1,[2],[],[]]]',1.7953147936976161003e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',52,1,234,0,'[["invasion/picked_up",1,[1],[14],[2]]]',1.79531479370407962793e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',53,1,334,0,'[]',1.79531479370649743078e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',54,1,86,0,'[]',1.79531479371197485919e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',55,1,0,0,'[["invasion/attacked",1,[3,1],[42],[2]]]',1.79531479371475744246e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',56,1,8,0,'[]',1.79531479372003078456e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',57,1,112,0,'[]',1.79531479372271943087e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',58,1,115,0,'[["invasion/passed_cards",1,[0,2],[68,71],[3,3]],["invasion/discarded_at_end",1,[],[14],[7]],["invasion/turn_started",0,[7],[],[]],["invasion/drew",0,[3],[42,50,28],[1,1,1]]]',1.79531479372823095323e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',59,0,358,0,'[]',1.79531479373102331158e+09);
INSERT INTO "answer" VALUES('mn1doFTTbptOSgn51BQb18QF',60,0,290,0,'[["invasion/picked_up",0,[0],[70],[1]]]',1.79531479373609113695e+09);
INSERT INTO "answer" VALUES('LqWW9mevuJV4QwgasSoDCXgE',1,1,130,0,'[["invasion/played_location",1,[2],[13],[7]],["invasion/took_points",1,[3],[],[]]]',1.79531479373861241341e+09);
INSERT INTO "answer" VALUES('LqWW9mevuJV4QwgasSoDCXgE',2,1,7,0,'[]',1.79531479374398493771e+09);
INSERT INTO "answer" VALUES('LqWW9mevuJV4QwgasSoDCXgE',3,1,93,0,'[]',1.79531479374653363222e+09);
INSERT INTO "answer" VALUES('LqWW9mevuJV4QwgasSoDCXgE',4,1,0,0,'[["invasion/discarded_for_points",1,[1],[49],[7]],["invasion/took_points",1,[1],[],[]]]',1.79531479375084519387e+09);
INSERT INTO "answer" VALUES('LqWW9mevuJV4QwgasSoDCXgE',5,1,8,0,'[]',1.79531479375325250628e+09);
INSERT INTO "answer" VALUES('LqWW9mevuJV4QwgasSoDCXgE',6,1,74,0,'[]',1.79531479376427841182e+09);
INSERT INTO "answer" VALUES('LqWW9mevuJV4QwgasSoDCXgE',7,1,82,0,'[["invasion/passed_cards",1,[0,2],[30,38],[3,3]],["invasion/discarded_at_end",1,[],[31],[7]],["invasion/turn_started",0,[2],[],[]],["invasion/drew",0,[1],[30],[1]]]',1.79531479376766467089e+09);
INSERT INTO "answer" VALUES('LqWW9mevuJV4QwgasSoDCXgE',8,0,5,0,'[]',1.79531479377211451537e+09);
INSERT INTO "answer" VALUES('LqWW9mevuJV4QwgasSoDCXgE',9,0,82,0,'[]',1795314793.77482);
INSERT INTO "answer" VALUES('LqWW9mevuJV4QwgasSoDCXgE',10,0,92,0,'[]',1.79531479378078222272e+09);
INSERT INTO "answer" VALUES('LqWW9mevuJV4QwgasSoDCXgE',11,0,0,0,'[["invasion/reserved",0,[2],[38,48],[1,1]]]',1.79531479379201102256e+09);
INSERT INTO "answer" VALUES('LqWW9mevuJV4QwgasSoDCXgE',12,0,238,0,'[["invasion/picked_up",0,[1],[48],[1]]]',1.79531479379624223707e+09);
INSERT INTO "answer" VALUES('LqWW9mevuJV4QwgasSoDCXgE',13,0,263,0,'[]',1.79531479380534458164e+09);
INSERT INTO "answer" VALUES('LqWW9mevuJV4QwgasSoDCXgE',14,0,228,0,'[["invasion/picked_up",0,[0],[38],[1]]]',1.79531479381610059738e+09);
CREATE TABLE latest (
	"match" VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	rules VARCHAR(64) NOT NULL, 
	"table" TEXT NOT NULL, 
	shown TEXT NOT NULL, 
	waiting TEXT NOT NULL, 
	PRIMARY KEY ("match"), 
	FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "latest" VALUES('mn1doFTTbptOSgn51BQb18QF',60,'0.1.0+9a5af6103704','{"seats":2,"drawn":126,"fixed":188,"polling":0,"won":-1,"seed":"45ef93b44bc0e8b6f4caa4f65dc86729626581d928d5cf61d0fc009b44036b2e","kind":[66,55,65,52,28,76,60,17,33,30,37,9,34,23,35,34,54,13,31,29,47,10,19,36,35,77,39,6,30,86,28,21,36,4,29,82,64,80,62,51,87,47,42,18,64,24,45,49,32,79,67,52,84,48,32,56,59,7,45,37,85,28,50,74,28,25,43,28,63,81,45,29,30,22,11,78,8,56,75,31,20,26,48,48,42,28,33,58,15,12,57,59,49,39,45,28,52,48,31,41,28,50,42,66,47,68,70,27,40,14,42,5,61,38,16,69,73,71,33,38,53,45,83,63,0,1,2,3],"mark":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0],"zone":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,5,5,5,1,1,5,5,9,1,1,17,10,1,1,9,1,1,5,1,12,1,1,8,1,9,10,2,2],"known":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,7,7,3,1,7,7,7,2,7,7,7,7,7,7,3,7,1,7,7,7,7,7,7,7,7],"claim":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0],"up":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,0,0,1,1,1,0,1,1,1,1,1,1,0,1,0,1,1,1,1,1,1,1,1],"sealed":[-1,-1],"sort":[2,0,0,0,2,3,3,1,1,1,1,1,1,1,1,1,1,1,1,1,1],"owner":[-1,-1,-1,-1,-1,0,1,0,1,0,1,-1,0,0,1,-1,1,1,0,-1,0],"bonds":[0,0,0,0,0,0,0,0,0,0,0,2,1,2,1,2,1,2,1,2,1],"picks":[],"zones":[[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99],[123,120,116,118,121,115,108,113,112,103,104,109],[126,127],[],[],[105,117,102,101,100,106],[],[],[122],[124,107,114],[125,111],[],[119],[],[],[],[],[110],[],[],[]],"holder":[],"host":[],"agenda":[["timescoop.games.invasion.turn.act",[0]]],"asked":[["invasion/attack",[0,1]]],"pending":[],"ears":[],"eyes":[],"kept":null,"deal":{"edition":"classic","seats":2,"options":{"tp_shortage":"location_only"}},"own":{"boost":0,"came":0,"end_card":20,"fight":-1,"idle":{"tuple":[]},"lines":{"tuple":[{"tuple":[0,3,4]},{"tuple":[1,2]}]},"owed":0,"phase":0,"place_card":{"tuple":[124,125,111,107,114]},"place_seat":{"tuple":[0,1,1,0,0]},"points":[4,6],"protected":[0,1,0,0,0],"reason":"","scores":{"tuple":[]},"turn":0,"turn_number":7}}','[54, 51, 44]','[0]');
INSERT INTO "latest" VALUES('LqWW9mevuJV4QwgasSoDCXgE',14,'0.1.0+9a5af6103704','{"seats":2,"drawn":126,"fixed":145,"polling":0,"won":-1,"seed":"ee6d97b09d277f06d84ff87757760bc39032e3208f8e9f09012dd54349ae7879","kind":[29,38,40,25,42,29,66,35,5,20,22,41,30,54,29,45,29,61,66,35,42,59,39,64,33,47,31,71,29,67,12,29,30,65,37,52,32,29,24,39,8,41,9,7,17,70,28,28,28,38,35,19,40,16,45,30,28,37,67,46,26,28,32,53,60,23,30,4,31,29,37,32,51,58,35,30,28,43,55,38,10,56,43,69,14,41,31,18,31,28,40,63,50,30,15,45,31,62,30,29,66,29,44,27,37,57,72,35,31,31,31,39,6,21,11,28,38,30,32,13,49,30,48,31,3,0,2,1],"mark":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,1,0,0,0,0,0],"zone":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,5,5,5,10,1,5,5,1,9,10,2,2],"known":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,7,7,1,1,7,7,7,7,7],"claim":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"up":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,0,0,1,1,1,1,1],"sealed":[-1,-1],"sort":[2,0,0,0,2,3,3,1,1,1,1,1,1,1,1,1,1],"owner":[-1,-1,-1,-1,-1,0,1,0,1,0,1,-1,0,-1,1,-1,1],"bonds":[0,0,0,0,0,0,0,0,0,0,0,2,1,2,1,2,1],"picks":[],"zones":[[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115],[120,123],[126,127],[],[],[118,117,121,122,116],[],[],[],[124],[125,119],[],[],[],[],[],[]],"holder":[],"host":[],"agenda":[["timescoop.games.invasion.turn.act",[0]]],"asked":[["invasion/defend",[0,0]]],"pending":[],"ears":[],"eyes":[],"kept":null,"deal":{"edition":"2012","seats":2,"options":{"tp_shortage":"location_only","attacker_discard":"closest","unit_limit":"1"}},"own":{"boost":0,"came":0,"end_card":20,"fight":-1,"idle":{"tuple":[]},"lines":{"tuple":[{"tuple":[0]},{"tuple":[1,2]}]},"owed":0,"phase":0,"place_card":{"tuple":[124,125,119]},"place_seat":{"tuple":[0,1,1]},"points":[0,4],"protected":[0,0,0],"reason":"","scores":{"tuple":[]},"turn":0,"turn_number":2}}','[13, 13, 11]','[0]');
CREATE TABLE "match" (
	id VARCHAR(64) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	edition VARCHAR(64) NOT NULL, 
	options TEXT NOT NULL, 
	cards TEXT, 
	seed VARCHAR(64) NOT NULL, 
	salt VARCHAR(64) NOT NULL, 
	unsealed BOOLEAN NOT NULL, 
	created FLOAT NOT NULL, 
	opening TEXT NOT NULL, 
	finished FLOAT, 
	spoilt TEXT, 
	rematch VARCHAR(64), nonces TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "match" VALUES('mn1doFTTbptOSgn51BQb18QF','invasion','classic','{"tp_shortage": "location_only"}',NULL,'e00fae1879062279cc20655db43fff31d7f413547ae48795c81383027be58f83','0ea72cd6d3979ae21340c09fb9c8bff7594c0fe7a3396a4f29a7af53a7011d79',0,1.79531479335019087794e+09,'[["invasion/dealt",0,[5],[53,63,33,73,38],[1,1,1,1,1]],["invasion/dealt",1,[2],[83,5],[2,2]],["invasion/started",0,[],[0],[7]],["invasion/turn_started",0,[1],[],[]]]',NULL,NULL,NULL,'["", ""]');
INSERT INTO "match" VALUES('LqWW9mevuJV4QwgasSoDCXgE','invasion','2012','{"tp_shortage": "location_only", "attacker_discard": "closest", "unit_limit": "1"}',NULL,'90dd571b26e5ab46783f83fbda2f276a2a1b05ecb8034635dc713aef5f81a57f','96e82c4bc60f25dc8880352af2557368fdd77aa45f4f8792c298ec967b2299dc',0,1.79531479337993621825e+09,'[["invasion/dealt",1,[5],[49,38,31,13,30],[2,2,2,2,2]],["invasion/dealt",0,[2],[32,48],[1,1]],["invasion/started",1,[],[0],[7]],["invasion/turn_started",1,[1],[],[]]]',NULL,NULL,NULL,'["", ""]');
CREATE TABLE seat (
	"match" VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	bot VARCHAR(64) NOT NULL, 
	colour VARCHAR(16) NOT NULL, 
	key_hash VARCHAR(64) NOT NULL, 
	PRIMARY KEY ("match", number), 
	FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "seat" VALUES('mn1doFTTbptOSgn51BQb18QF',0,'Elisabeth','person','','red','cb1cfa5c655ee50dbf80016e20e6d7e5fd41d1188cb012dd78de1a75a38e1ccb');
INSERT INTO "seat" VALUES('mn1doFTTbptOSgn51BQb18QF',1,'Tom','person','','yellow','8ba4f5ef8762cd3bb98214bc96e6be24b0b5c6d5595703d00da388719b248780');
INSERT INTO "seat" VALUES('LqWW9mevuJV4QwgasSoDCXgE',0,'Elisabeth','person','','red','d9c4329f4afacec18ecb39ca19ad415825f6da33261a59fdae79f0cf96e449f2');
INSERT INTO "seat" VALUES('LqWW9mevuJV4QwgasSoDCXgE',1,'Tom','person','','yellow','77bc2d9cb0f6a77c377e7552a2bc0caf430fb08fec191d0172a840bd266cb46e');
CREATE INDEX match_by_end ON "match" (finished, created);
COMMIT;
