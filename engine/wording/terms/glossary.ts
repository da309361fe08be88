/**
 * The terms of the field, one row each: English, French, Japanese in rōmaji and script, Russian as in the Russian regulations, meaning.
 * docs/glossary.md prints the same rows.
 */
export const GLOSSARY = {
  'Tiles and wall': `
tile | tuile | pai 牌 | тайл | one of 136
characters, dots, bamboos (\`m\`, \`p\`, \`s\`) | caractères, cercles, bambous | manzu 萬子, pinzu 筒子, sōzu 索子 | ман, пин, соу | the three suits
honours (\`1z\`–\`7z\`): winds, dragons | honneurs : vents, dragons | jihai 字牌: kazehai 風牌, sangenpai 三元牌 | благородные тайлы: ветра, драконы | East South West North White Green Red
terminals | terminales | rōtōhai 老頭牌 | терминальные | ones and nines of a suit
red five (\`0m\` \`0p\` \`0s\`) | cinq rouge | akadora 赤ドラ | акадора | a five, worth a dora where the rules say so
kind | sorte |  |  | tiles of one suit and number, or one honour; a red five is a five
live wall (\`wall\`) | mur vivant | yama 山 | живая стена | the tiles still to be drawn
dead wall | mur mort | wanpai 王牌 | мертвая стена | the 14 tiles set apart at the end of the wall
replacement tile (\`replace\`) | tuile de remplacement | rinshanpai 嶺上牌 | тайл замены | drawn from the dead wall after a kong
dora, dora indicator | dora, indicateur de dora | dora ドラ, dora hyōjihai ドラ表示牌 | дора, индикатор доры | the tile after the indicator is worth a han
kan dora | kan dora, nouvel indicateur de dora | kandora カンドラ | кандора | the further indicator after a kong
ura dora | ura dora | uradora 裏ドラ | урадора | the indicators below, for a win in riichi
`,
  'Seats and turns': `
seat (\`E\` \`S\` \`W\` \`N\`) | place (Est, Sud, Ouest, Nord) |  | место | a player's seat wind in this hand; the order of turns
East, dealer | Est, donneur | oya 親 | дилер | plays first, stays after a win
prevailing wind | vent dominant | bakaze 場風 | ветер раунда | of the round
hand (as a deal: \`E1\`) | donne | kyoku 局 | раздача | from the deal to a win or a draw
game | partie | hanchan 半荘 | ханчан | all hands of one table and round
counter | compteur | honba 本場 | хонба | counts the hands that East kept or that were drawn
turn | tour | junme 巡目 | ход | draw or claim, then discard
draw | piocher, pioche | tsumo 自摸 | взятие | to take the next tile of the live wall
discard | écarter, écart | sutehai 捨て牌 | сброс | to put a tile into one’s own river
river | rivière | kawa 河 | дискард | a player's discards in their order
hand (as tiles), concealed tiles | main, tuiles cachées | tehai 手牌 | рука | what a player holds
concealed hand | main fermée | menzen 門前 | закрытая рука | without a claimed group; a concealed kong keeps it so
`,
  'Claims and groups': `
claim, call | réclamation, réclamer ; appel, annoncer | naki 鳴き, fūro 副露 | объявление | to ask for the newest discard
claim window | fenêtre de réclamation |  |  | how long a discard can be claimed
claimant, discarder | réclamant, jeteur |  |  | the player who claims, the player who discarded
group, displayed group, melded group | groupe, groupe exposé | mentsu 面子 | сет | three or four tiles that belong together, laid open
chow (\`chii\`) | chow | chī 吃 チー | чи | three in a row of one suit, claimed from the left
pung (\`pon\`) | pung | pon 碰 ポン | пон | three of a kind
kong (\`kan\`) | kong | kan 槓 カン | кан | four of a kind, declared
claimed kong, big melded kong (\`daiminkan\`) | grand kong exposé | daiminkan 大明槓 | дайминкан, открытый кан | three in the hand and a discard
extended kong, small melded kong (\`kakan\`) | petit kong exposé | kakan 加槓, shōminkan 小明槓 | шоминкан, дополненный кан | the fourth tile added to a melded pung
concealed kong (\`ankan\`) | kong caché | ankan 暗槓 | анкан, закрытый кан | four from the hand
rotated tile | tuile tournée |  | повернутый тайл | the claimed tile lies sideways to show the discarder
swap-calling | kuikae, appel d’échange | kuikae 喰い替え | куикаэ | to claim a tile and discard it, or the one at the other end, in the same turn
robbing a kong | voler un kong | chankan 搶槓 | чанкан | to win on the tile of a kong
precedence | priorité |  | приоритет | the order of rank among several claims
liability | responsabilité | pao 包 | пао | the player who fed the last group of a big hand pays for it
`,
  'Riichi, wins, draws': `
riichi | riichi | rīchi 立直 | риичи | to declare a concealed waiting hand
riichi stick | bâton de riichi | rīchibō リーチ棒 | риичи-палочка | the 1,000 points laid for it
waiting hand, to wait | main en attente, attendre | tenpai 聴牌 | темпай | one tile short of winning
not waiting | pas en attente | nōten 不聴 | нотен | 
waits | attentes | machi 待ち | ожидание | the tiles that complete the hand
furiten | furiten | furiten 振聴 | фуритен | may not win on a discard: a winning tile is among the player’s own discards, or ron was not called on one
win on a discard (\`ron\`) | victoire sur un écart | ron 栄 ロン | рон | 
self-draw win (\`tsumo\`) | victoire par pioche | tsumo 自摸 ツモ | цумо | 
yaku, han, fu | yaku, han, fu | yaku 役, han 翻, fu 符 | яку, хан, фу | the elements that let a hand win, and its value
Thirteen Orphans | Treize Orphelins | kokushi musō 国士無双 | кокуши мусо, 13 сирот | the one hand that may rob a concealed kong
exhaustive draw | mur épuisé | ryūkyoku 流局 | ничья | the live wall is empty, nobody has won
abortive draw | donne annulée | tochū ryūkyoku 途中流局 | абортивная ничья | the hand ends early by rule
ending the game in the lead | fin de partie en tête | agari yame 和了止め |  | East ends the game after winning the last hand in the lead, where the rules allow it
yaku by some waits only | yaku sur certaines attentes | atozuke 後付け | атозуке | the hand has a yaku on some of the tiles that it waits for; a tournament may forbid such a win
dead hand | main morte | agari hōki 和了放棄 | мертвая рука | may not win, claim or declare for the rest of the hand
chombo | chombo | chonbo チョンボ | чомбо | the heaviest penalty in play; the hand is dealt again
obstruction | obstruction |  | помеха | keeping others from playing in their time
`,
  "The referee's desk": `
referee | arbitre | shinpan 審判 | судья | the person who decides; the engine only proposes
record | relevé | paifu 牌譜 |  | the written account of a hand
recorder | releveur |  |  | the person who enters the acts of a hand
event, act | événement, acte |  |  | one line of the record; on screen an act
finding | constat |  |  | the result of a rule for an event: level, seat, proof
level: violation, question, record, advice, info | niveau : faute, question, relevé, conseil, info |  |  | how certain a finding is, and what it asks for
open, pending, resolved | ouvert, en suspens, réglé |  |  | the states of a finding
rule set, edition | règlement, édition |  | правила | a body of rules and its year
section | section |  |  | a numbered part of the rule text
house rule (override) | règle maison |  | вариация правил | a tournament's own difference from a rule set
ruling: upheld, changed, dismissed | décision : confirmée, modifiée, rejetée |  | решение | the referee’s decision on a finding
remedy | remède |  |  | an action to take at the table
penalty | pénalité |  | штраф | the cost of a violation to the player
notice | avertissement |  | вежливое указание | a penalty without points: the player is told what is wrong, and repeats may cost more
ladder, step | échelle, échelon |  |  | the penalties of a fault that a player repeats, in their order
circumstance | circonstance |  |  | a case that the text tells apart, by which the penalty of a conduct or a fault differs
incident | incident |  |  | a dispute with its statements, pictures and rulings
ledger | registre des pénalités |  | судейский журнал | all penalties of the tournament, cancelled ones too
log, entry | journal, entrée |  |  | everything done in the tournament, append-only, hash-chained
head | tête du journal |  |  | the newest entry's hash, printed on every report
fold, refold |  |  |  | to judge a list of events from its first; to do so again after a correction
projection |  |  |  | a database table that is built from the log and can be rebuilt
`,
} as const
