import type { EverydayWords } from './everyday-words.ts'

/** The words of people at the table for claims, turns, kongs and groups. */
export const PLAY = {
  'claim.order': {
    en: 'discarded before showing the tiles; showed tiles before calling; took the tile before calling; wrong order of a call; put the tile first; did not say it before showing; laid set after discard',
    fr: 'écarte avant de montrer; montre avant d’annoncer; prend la tuile avant d’annoncer; mauvais ordre de l’appel; pose le groupe après l’écart; n’a pas annoncé avant de montrer',
    ja: 'saki kiri; sakigiri 先切り',
  },
  'claim.not-taken': {
    en: 'forgot to take the tile; never took the called tile; left the claimed tile in the river; called but did not pick up the tile; set with two tiles only; called tile still there; pon without taking the tile',
    fr: 'n’a pas pris la tuile; a oublié de prendre la tuile réclamée; tuile réclamée restée dans la rivière; groupe de deux tuiles; tuile appelée pas ramassée; annonce pon sans prendre la tuile; appel sans prendre la tuile',
    ja: 'toriwasure 取り忘れ',
  },
  'claim.wrong-seat': {
    en: 'chii from across; chi from the right; chow from the wrong player; chi not from the left; called chii on the wrong player’s discard; not the player to my left',
    fr: 'chii en face; chii à droite; chii du mauvais joueur; chow qui ne vient pas de la gauche; chii hors place; pas le joueur de gauche',
    ja: 'chii chigai',
  },
  'claim.own-discard': {
    en: 'called own discard; pon on his own tile; claimed the tile he discarded himself; ron on own discard',
    fr: 'appelle son propre écart; pon sur sa propre tuile; réclame la tuile qu’il a jetée lui-même',
  },
  'claim.no-group': {
    en: 'called the wrong tile; false chow; false pon; bad chii; showed wrong tiles; wrong set; wrong meld; misread tiles; tiles do not make a set; does not have the tiles for the call; no pair for the pon; laid 4 and 7; fake call; mistaken call; took the wrong tile for the chi; pon with wrong tiles; chii with wrong tiles',
    fr: 'mauvais chii; faux pon; faux chii; mauvais groupe; montre les mauvaises tuiles; n’a pas les tuiles; les tuiles ne font pas le groupe; faux groupe; faux appel; s’est trompé de tuile; a pris la mauvaise tuile pour son chii; mauvaise tuile pour son chi; pon avec de mauvaises tuiles',
    ja: 'gochii 誤チー; gopon 誤ポン; gofuro; goron chigai; chombo call',
  },
  'claim.late': {
    en: 'late call; called too late; pon too late; chii too late; pon after the next player drew; called after the draw; slow pon; late pon; late kan; touched the wall then chii',
    fr: 'appel trop tard; pon trop tard; chii trop tard; pon après la pioche; appel tardif; annonce en retard sur une tuile; a touché le mur puis chii',
    ja: 'osoi naki; okure pon 遅れポン',
  },
  'claim.precedence': {
    en: 'who gets the tile; chow taken against a pung; two players want the same tile; took the tile although another had priority; priority of calls; ron before pon; pung beats chow',
    fr: 'qui reçoit la tuile réclamée; deux joueurs veulent la même tuile; priorité des appels; a pris la tuile malgré la priorité; pung avant chow; ron avant pon',
    ja: 'yuusen 優先; yūsen',
  },
  'claim.awarded': {
    en: 'who has priority; which call counts; tile awarded',
    fr: 'qui a la priorité; quel appel compte; tuile attribuée',
    ja: 'yuusen 優先',
  },
  'claim.changed': {
    en: 'called ron by mistake; changed his mind; changed the call; took back a call; took back pon; withdrew chii; took back the ron; said pon then ron; cancelled call; called and then did not want it; empty call; said pon by mistake; takes back tsumo; misspoke; called ron but did not open the hand; said ron and showed nothing',
    fr: 'a dit ron par erreur; a changé d’avis; change d’appel; retire son appel; reprend son pon; annule son chii; retire son ron; dit pon puis ron; appel annulé; appel à vide; s’est trompé d’appel; appelle puis renonce; ron sans montrer sa main',
    ja: 'gosen 誤宣言; kara naki 空鳴き; karapon 空ポン; karachii 空チー; hatsugen 発声',
  },
  'claim.last-discard': {
    en: 'called the last discard; pon on the last tile; chii on the last discard; claim with no wall left; call when the wall is empty; houtei call',
    fr: 'appelle le dernier écart; pon sur le dernier écart; chii sur la dernière tuile jetée; appel quand le mur est vide',
    ja: 'hoteihai 河底牌; houtei naki',
  },
  'claim.under-riichi': {
    en: 'pon after riichi; called in riichi; chii while in riichi; claimed a tile after riichi; opened hand after riichi; calls kan on a discard in riichi; forgot he was in riichi',
    fr: 'pon après riichi; appelle en riichi; chii en riichi; réclame après riichi; kan sur un écart en riichi; a oublié son riichi; ouvre sa main en riichi',
    ja: 'riichi go naki 立直後鳴き',
  },
  'call.word': {
    en: 'wrong word; said chi instead of pon; said the wrong call; unclear call; mumbled; said mahjong instead of ron; said nothing; said tsumo instead of ron; ron instead of tsumo; did not hear the call; called ron too quietly; nobody heard the ron',
    fr: 'mauvais mot; dit chii au lieu de pon; a mal annoncé; annonce pas claire; dit mahjong au lieu de ron; dit tsumo au lieu de ron; n’a rien dit; marmonne; a dit ron trop bas; personne n’a entendu le ron',
    ja: 'iimachigai 言い間違い; hassei 発声; gohassei 誤発声',
  },
  'claim.together': {
    en: 'two people claim; two people call; both call the same tile; two calls at once; chii and pon at the same time; chow and pung together; who was first; simultaneous calls; both called; call at the same moment',
    fr: 'deux joueurs appellent; deux appels à la fois; chii et pon en même temps; appels simultanés; qui était le premier; chow et pung ensemble; les deux ont annoncé',
    ja: 'douji hassei 同時発声; senkiri; hatsugen yuusen 発声優先',
  },
  'claim.too-fast': {
    en: 'called and discarded too fast; no time to ron after the chii; claimed a set and discarded at once; quick pon and discard',
    fr: 'appelle et écarte trop vite; pas le temps de dire ron après le chii; pon et écart immédiat',
  },
  'swap.same-tile': {
    en: 'discarded the same tile after pon; swap calling; swap call; discarded the tile he just called; discarded the same tile after the call; kuikae; called and threw the same tile',
    fr: 'jette la même tuile après pon; appel d’échange; jette la tuile qu’il vient de réclamer; écarte la même tuile; kuikae; réclame et rejette la même tuile; échange',
    ja: 'kuikae 喰い替え 食い替え 喰替; genbutsu kuikae 現物喰い替え',
  },
  'swap.other-end': {
    en: 'swap calling; kuikae other end; discarded the other end of the chow; called 4 and threw 7; suji swap',
    fr: 'appel d’échange; jette l’autre bout du chow; réclame 4 et jette 7; kuikae de l’autre bout',
    ja: 'kuikae 喰い替え 食い替え 喰替; suji kuikae スジ喰い替え',
  },
  'draw.too-fast': {
    en: 'drew before I could call; next player drew before I could pon; drew too fast; drew too early; fast draw; no time to call; draws before I can call; quick draw; drew ahead of the discard; rushed draw; draws before the discard',
    fr: 'a pioché avant que je puisse annoncer; pioche trop vite; a pioché trop tôt; pioche rapide; pas le temps d’appeler; pioche avant qu’on puisse appeler; pioche précipitée',
    ja: 'sakizumo 先ヅモ 先自摸; hayazumo',
  },
  'draw.not-returned': {
    en: 'did not put the drawn tile back; kept the tile drawn too fast; tile not returned to the wall; forgot to return the tile',
    fr: 'n’a pas remis la tuile piochée; tuile pas remise au mur; garde la tuile piochée trop vite',
  },
  'draw.wrong-place': {
    en: 'wall broken in the wrong place; started from the wrong wall; wrong break; drew from the wrong place; drew from the dead wall; took the tile from the wrong end; drew from the wrong side of the wall; replacement from the live wall; skipped a tile of the wall; drew the wrong tile',
    fr: 'mur cassé au mauvais endroit; mauvaise brèche; pioche au mauvais endroit; pioche dans le mur mort; tuile prise du mauvais côté; remplacement pris dans le mur vivant; pioche la mauvaise tuile; saute une tuile',
    ja: 'tsumo basho chigai; rinshan chigai; gozumo 誤ツモ',
  },
  'draw.opponents-hand': {
    en: 'took a tile from my hand; drew from an opponent’s hand; picked a tile from another player’s hand; drew from the wrong wall that was a hand',
    fr: 'prend une tuile de ma main; pioche dans la main d’un adversaire; tuile prise dans la main d’un autre joueur',
  },
  'draw.into-hand': {
    en: 'put the drawn tile straight into the hand; drawn tile not kept apart; sorted the drawn tile in; mixed the draw into the hand',
    fr: 'met la tuile piochée dans sa main; tuile piochée pas gardée à part; mélange la pioche à la main; range la tuile piochée',
    ja: 'tsumo irekomi; komori ツモ混ぜ',
  },
  'discard.taken-back': {
    en: 'took back his discard; changed the discard; put the discarded tile back into the hand; swapped the discard; dropped a tile by accident and took it back',
    fr: 'reprend son écart; change son écart; remet la tuile jetée dans sa main; a laissé tomber une tuile et la reprend; échange son écart; reprend sa tuile après l’avoir jetée',
    ja: 'dahai henkou 打牌変更; sutehai modoshi',
  },
  'turn.draw': {
    en: 'drew twice; drew two tiles; took two tiles; drew out of turn; not his turn to draw; wrong player drew; draws again; drew a second tile; drew for another player; double draw; skipped a player; jumped a turn',
    fr: 'pioche deux fois; a pioché deux fois; prend deux tuiles; pioche hors tour; pas son tour de piocher; mauvais joueur pioche; double pioche; a sauté un joueur; saute le tour d’un joueur',
    ja: 'nido zumo 二度ツモ; junban chigai 順番違い; tahai zumo',
  },
  'turn.discard': {
    en: 'discarded out of turn; not his turn to discard; discarded twice; threw two tiles; discards before drawing out of turn',
    fr: 'écarte hors tour; pas son tour d’écarter; écarte deux fois; jette deux tuiles; a jeté deux tuiles; jette hors tour',
    ja: 'junban chigai 順番違い; nimai giri 二枚切り',
  },
  'turn.act': {
    en: 'riichi out of turn; kan out of turn; tsumo out of turn; declared when it was not his turn; riichi without a draw; tsumo without drawing',
    fr: 'riichi hors tour; kan hors tour; tsumo hors tour; déclare quand ce n’est pas son tour; tsumo sans piocher',
    ja: 'junban chigai 順番違い',
  },
  'turn.no-draw': {
    en: 'forgot to draw; discarded without drawing; did not draw; skipped the draw; missed a draw; no draw before the discard; discarded before drawing; threw a tile before drawing',
    fr: 'oublié de piocher; a oublié de piocher; écarte sans piocher; n’a pas pioché; saute sa pioche; a écarté avant de piocher; jette avant de piocher',
    ja: 'tsumo wasure ツモ忘れ; shouhai 少牌; shōhai',
  },
  'hand.count': {
    en: 'wrong number of tiles; too many tiles in hand; too few tiles; one tile short; one tile too many; has 12 tiles; has 14 tiles; 15 tiles; 13 tiles after discard; a tile is missing from the hand; short hand; big hand; extra tile; hand has too few tiles; dealer has 13 tiles after the first discard; forgot to discard; did not discard; has twelve tiles; fourteen tiles; missing tile',
    fr: 'mauvais nombre de tuiles; trop de tuiles en main; pas assez de tuiles; une tuile de trop; une tuile de moins; il manque une tuile; 12 tuiles en main; 14 tuiles; 15 tuiles; main avec une tuile en moins; le donneur n’a que 13 tuiles après son premier écart; oublié de défausser; oublié d’écarter; n’a pas écarté; a douze tuiles; quatorze tuiles; tuile manquante',
    ja: 'tahai ターハイ 多牌; taahai; shouhai ショウハイ 少牌; shōhai; aishouhai',
  },
  'pace.slow': {
    en: 'slow play; takes forever to discard; too slow; thinks too long; stalling; wasting time; time wasting; long thinking',
    fr: 'jeu trop lent; trop lent; réfléchit trop longtemps; perd du temps; joue la montre; lenteur',
    ja: 'chouko 長考; chōkō; chien 遅延',
  },
  'deal.courtesy': {
    en: 'East discards too soon; dealer discards before everybody has dealt; started before I had my tiles; did not wait for the others to sort; dealer too quick at the start',
    fr: 'Est écarte trop tôt; le donneur commence avant que tous aient leurs tuiles; n’a pas attendu que je trie ma main; départ trop rapide',
  },
  'deal.unfinished': {
    en: 'deal was wrong; wrong deal; somebody got too few tiles in the deal; dealt 12 tiles; deal not finished; started with a short hand; misdeal',
    fr: 'mauvaise donne; distribution incomplète; trop peu de tuiles à la donne; donne mal faite; reçu 12 tuiles; distribution fausse',
    ja: 'haipai miss 配牌; haipai chigai',
  },
  'kong.after-claim': {
    en: 'kan after pon; kan after chii in the same turn; kong without a draw; called and declared kan at once',
    fr: 'kan après pon; kan après chii dans le même tour; kong sans piocher; réclame puis kan tout de suite',
  },
  'kong.no-group': {
    en: 'wrong kan; fake kong; false kong; kan with three tiles; kong of different tiles; kan without four tiles; not four of a kind; mistaken kan; invalid kan',
    fr: 'faux kan; faux kong; mauvais kan; kan avec trois tuiles; kong sans quatre tuiles; kong de tuiles différentes; kan invalide',
    ja: 'gokan 誤カン; machigai kan',
  },
  'kong.last-tile': {
    en: 'kan on the last tile; kong with no tile left; kong at the end of the wall; kan with an empty wall; kong on haitei',
    fr: 'kan sur la dernière tuile; kong quand le mur est vide; kong avec la dernière tuile; kan à la fin du mur',
    ja: 'haitei kan 海底カン',
  },
  'kong.fifth': {
    en: 'fifth kan; five kans; fifth kong; too many kongs; no replacement tiles left',
    fr: 'cinquième kan; cinq kans; cinquième kong; trop de kongs; plus de tuiles de remplacement',
    ja: 'gokaikan 五槓',
  },
  'kong.fourth-abort': {
    en: 'four kans; four kongs by different players; fourth kong ends the hand; abort after four kongs',
    fr: 'quatre kans; quatre kongs; quatrième kong annule la donne; donne annulée par quatre kongs',
    ja: 'suukaikan 四開槓; sūkaikan; suukan sanra 四槓散了; suukan nagare 四槓流れ',
  },
  'kong.no-wait': {
    en: 'no time to rob the kong; drew the replacement too fast; replacement tile drawn before I could ron; quick kan; did not wait after the kong',
    fr: 'pas le temps de voler le kong; remplacement pioché trop vite; n’a pas attendu après le kong; kan trop rapide',
    ja: 'chankan 槍槓 搶槓',
  },
  'kong.order': {
    en: 'indicator flipped too early; dora turned before the replacement; wrong order at a kong; drew the replacement before the indicator; flipped dora too soon; kan dora order',
    fr: 'indicateur retourné trop tôt; dora retourné avant le remplacement; mauvais ordre au kong; remplacement avant l’indicateur; ordre du kan dora',
    ja: 'kandora カンドラ; sakimekuri 先めくり; atomekuri 後めくり',
  },
  'kong.dora-late': {
    en: 'forgot to flip the dora; kan dora not turned; indicator turned too late; forgot the new indicator; missing kan dora; no new dora after the kong',
    fr: 'oublié de retourner le dora; indicateur retourné trop tard; kan dora oublié; pas de nouvel indicateur; dora pas retourné',
    ja: 'kandora wasure カンドラ忘れ; mekuri wasure めくり忘れ',
  },
  'kong.no-replacement': {
    en: 'no replacement tile; forgot the replacement tile; discarded after kan without drawing; did not draw from the dead wall after the kong; missing rinshan',
    fr: 'pas de tuile de remplacement; oublié la tuile de remplacement; écarte après le kan sans piocher; n’a pas pris le remplacement',
    ja: 'rinshan tsumo wasure 嶺上ツモ忘れ; rinshanpai 嶺上牌; shouhai 少牌',
  },
  'kong.riichi': {
    en: 'kan after riichi; kong in riichi; changed wait by kan in riichi; kong changes the waiting; invalid kan in riichi; concealed kong after riichi; kan not with the drawn tile',
    fr: 'kan après riichi; kong en riichi; kan qui change l’attente; kan invalide en riichi; kong caché après riichi; kan sans la tuile piochée',
    ja: 'okurikan 送り槓; riichi go ankan 立直後暗槓; machi henka 待ち変化',
  },
  'kong.rob-concealed': {
    en: 'robbed a concealed kong; ron on a concealed kan; rob kong kokushi; thirteen orphans on a closed kan; ron on ankan',
    fr: 'vole un kong caché; ron sur un kan caché; treize orphelins sur un kong caché; ron sur ankan',
    ja: 'chankan 搶槓 槍槓; kokushi ankan ron 国士暗槓',
  },
  'group.discarded': {
    en: 'discarded from a meld; threw a tile of an open set; discarded a called tile from the group; took tile from the melds',
    fr: 'écarte une tuile d’un groupe exposé; jette une tuile d’un groupe ouvert; prend dans ses groupes posés',
  },
  'group.rearranged': {
    en: 'changed an open set; rearranged the melds; swapped tiles of a meld; moved tiles between sets',
    fr: 'change un groupe exposé; réarrange ses groupes; échange des tuiles d’un groupe ouvert; déplace des tuiles entre groupes',
  },
  'group.rotation': {
    en: 'claimed tile not turned; wrong tile turned in a meld; meld shows the wrong player; rotated the wrong tile of the pon; called tile not turned; set not rotated',
    fr: 'mauvaise tuile tournée dans le groupe; groupe qui désigne le mauvais joueur; tuile réclamée pas tournée; pon mal posé',
  },
  'group.faces': {
    en: 'concealed kong laid wrong; wrong tiles face down in the kan; middle tiles down; ankan shown wrongly; closed kan orientation',
    fr: 'kong caché mal posé; mauvaises tuiles face cachée; tuiles du milieu retournées; ankan mal montré',
    ja: 'ankan 暗槓 sarashi',
  },
} as const satisfies Readonly<Record<string, EverydayWords>>
