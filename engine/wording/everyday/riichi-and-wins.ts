import type { EverydayWords } from './everyday-words.ts'

/** The words of people at the table for riichi, wins and the end of the hand. */
export const RIICHI_AND_WINS = {
  'riichi.open-hand': {
    en: 'open riichi; riichi with an open hand; riichi after pon; riichi with a called set; riichi not closed; riichi after chii',
    fr: 'riichi main ouverte; riichi après pon; riichi avec un groupe réclamé; riichi pas fermé; riichi après chii',
    ja: 'furo riichi 副露立直; naki riichi',
  },
  'riichi.wall': {
    en: 'riichi too late; riichi with three tiles left; riichi with fewer than four tiles; riichi at the end of the wall; riichi on the last tile; no tile left for riichi',
    fr: 'riichi trop tard; riichi avec trois tuiles; riichi avec moins de quatre tuiles; riichi à la fin du mur; riichi sur la dernière tuile',
    ja: 'tsumo nashi riichi ツモ無し立直',
  },
  'riichi.points': {
    en: 'riichi without 1000 points; not enough points for riichi; cannot pay the riichi stick; riichi with 900 points; no money for riichi; below zero',
    fr: 'riichi sans 1000 points; pas assez de points pour riichi; ne peut pas payer le bâton; riichi avec 900 points; moins de 1000 points',
    ja: 'tensuu busoku riichi 点数不足',
  },
  'riichi.twice': {
    en: 'riichi twice; declared riichi a second time; already in riichi; riichi again',
    fr: 'riichi deux fois; annonce riichi une seconde fois; déjà en riichi; de nouveau riichi',
  },
  'riichi.rotation': {
    en: 'forgot to rotate; did not turn the riichi tile; riichi tile not sideways; riichi tile upright; riichi discard not rotated; forgot to turn the tile; tile not horizontal',
    fr: 'oublié de tourner; a oublié de tourner la tuile; tuile de riichi pas tournée; écart du riichi droit; tuile de riichi pas couchée; n’a pas tourné la tuile',
    ja: 'リーチ 横 忘れ; yokonishi wasure 横にし忘れ; riichi sengenhai 立直宣言牌; yokomuki wasure 横向き忘れ',
  },
  'riichi.rotate-next': {
    en: 'riichi tile was claimed; rotate the next discard; forgot to turn the next tile; riichi tile taken by a pon; sideways tile gone',
    fr: 'tuile de riichi réclamée; tourner l’écart suivant; oublié de tourner l’écart suivant; tuile tournée prise par un pon',
  },
  'riichi.returned': {
    en: 'ron on the riichi tile; riichi stick back; riichi tile was won on; does riichi count when the tile is ron; stick not paid',
    fr: 'ron sur la tuile de riichi; bâton rendu; gagné sur la tuile de riichi; le riichi compte-t-il',
  },
  'riichi.hand-changed': {
    en: 'discarded from hand in riichi; changed his hand after riichi; did not discard the drawn tile in riichi; swapped a tile in riichi; changed the wait in riichi; hand changed after riichi; threw another tile after riichi',
    fr: 'écarte de sa main en riichi; change sa main après riichi; n’écarte pas la tuile piochée en riichi; change l’attente en riichi; jette une autre tuile après riichi',
    ja: 'te kawari 手変わり; riichi go tegawari 立直後手替わり; karagiri 空切り',
  },
  'riichi.not-waiting': {
    en: 'noten riichi; riichi without tenpai; riichi not waiting; false riichi; riichi not ready; was not tenpai in riichi; wrong riichi; fake riichi; riichi but not tenpai',
    fr: 'riichi noten; riichi sans tenpai; riichi pas en attente; faux riichi; n’était pas tenpai; riichi non prêt; a dit riichi sans être tenpai',
    ja: 'nooten riichi ノーテン立直 ノーテンリーチ; noten riichi 不聴立直',
  },
  'riichi.word': {
    en: 'did not say riichi; riichi not announced; forgot to say riichi; turned the tile without a word; silent riichi; put the stick without saying riichi',
    fr: 'n’a pas dit riichi; riichi pas annoncé; oublié de dire riichi; tourne la tuile sans rien dire; riichi silencieux; pose le bâton sans annoncer',
    ja: 'riichi hassei nashi 発声なし; damatte riichi',
  },
  'riichi.order': {
    en: 'missing riichi stick; no riichi stick on the table; forgot the riichi stick; no stick; stick too early; stick too late; stick before the discard; paid the riichi stick late; said riichi after the discard; wrong order of riichi; forgot riichi stick; riichi stick not put down',
    fr: 'riichi sans bâton; oublié le bâton; bâton trop tôt; bâton trop tard; bâton avant l’écart; dit riichi après l’écart; mauvais ordre du riichi',
    ja: 'riichibou wasure リーチ棒忘れ; riichibō; kyoutaku 供託',
  },
  'riichi.taken-back': {
    en: 'took back riichi; cancelled riichi; changed his mind about riichi; withdrew the riichi; said riichi and then not',
    fr: 'retire son riichi; annule son riichi; a changé d’avis sur le riichi; reprend son riichi',
    ja: 'riichi torikeshi 立直取り消し',
  },
  'riichi.touching': {
    en: 'drawn tile touches the hand in riichi; puts the drawn tile onto the hand in riichi; tile touching the hand after riichi; drew and put next to the hand',
    fr: 'tuile piochée touche la main en riichi; pose la tuile piochée sur sa main; tuile collée à la main après riichi',
  },
  'riichi.not-shown': {
    en: 'riichi player says noten; did not show the riichi hand at the draw; riichi hand not shown; hides the riichi hand; riichi noten at exhaustive draw; hand not shown at the draw after riichi',
    fr: 'en riichi dit noten; ne montre pas sa main de riichi; main de riichi cachée à la fin; riichi pas montré',
    ja: 'riichi tehai hikoukai',
  },
  'riichi.furiten': {
    en: 'riichi while furiten; furiten riichi; riichi with a winning tile in the own discards; declared riichi although furiten',
    fr: 'riichi en furiten; riichi furiten; riichi avec une tuile gagnante dans ses écarts; a déclaré riichi alors que furiten',
    ja: 'furiten riichi フリテンリーチ',
  },
  'win.late': {
    en: 'ron said after the next player drew; late ron; ron too late; late ron; called ron after the next discard; ron after the next draw; won too late; missed the ron; slow ron',
    fr: 'ron trop tard; ron tardif; ron après l’écart suivant; ron après la pioche; gagne trop tard; a raté le ron',
    ja: 'osoi ron; okure ron 遅れロン',
  },
  'win.several': {
    en: 'double ron; two players ron; both ron; triple ron; two wins on one tile; several winners; who wins when two call ron; multiple ron; three rons; head bump',
    fr: 'double ron; deux ron en même temps; deux joueurs gagnent; triple ron; plusieurs gagnants; trois ron; qui gagne quand deux disent ron',
    ja: 'sanron; san ron; daburon ダブロン; atamahane 頭ハネ 頭跳ね; toriron トリロン; sanchahou 三家和',
  },
  'win.after-tsumo': {
    en: 'ron after tsumo; tsumo and ron; two players win tsumo and ron; self-draw before the ron; who wins tsumo or ron',
    fr: 'ron après tsumo; tsumo et ron; tsumo avant le ron; qui gagne tsumo ou ron',
  },
  'win.furiten': {
    en: 'furiten; furiten ron; ron in furiten; won while furiten; winning tile in own discards; passed a win then ron; let a win pass; missed a winning tile',
    fr: 'furiten; ron furiten; gagne en furiten; tuile gagnante dans ses écarts; a laissé passer une victoire; ron après avoir passé',
    ja: 'furiten 振聴 フリテン; furiten ron フリテンロン; doujun furiten 同巡フリテン; minogashi 見逃し; chombo チョンボ',
  },
  'win.no-yaku': {
    en: 'no yaku; won without a yaku; hand has no yaku; only dora; win with nothing; zero han; open hand without yaku; dora is not a yaku',
    fr: 'pas de yaku; sans yaku; gagne sans yaku; seulement des dora; main ouverte sans yaku; zéro han',
    ja: 'yakunashi 役無し 役なし; yaku nashi agari; ipan shibari 一翻縛り; atozuke 後付け; chombo チョンボ',
  },
  'win.incomplete': {
    en: 'wrong win; false win; hand is not complete; not a winning hand; false ron; false tsumo; wrong mahjong; mistaken win; called ron by mistake; invalid win; misread the wait; chombo',
    fr: 'ron par erreur; a annoncé ron par erreur; faux ron par erreur; fausse victoire; main incomplète; main pas gagnante; faux ron; faux tsumo; faux mahjong; victoire par erreur; s’est trompé d’attente; chombo',
    ja: 'goagari 誤和了 誤和; gohou; goron 誤ロン; gotsumo 誤ツモ; chonbo チョンボ; chombo 錯和 冲和',
  },
  'win.tile-mixed': {
    en: 'mixed the winning tile into his hand; winning tile not apart; which tile was the winning tile; put the tsumo tile into the hand; cannot tell the winning tile',
    fr: 'mélange la tuile gagnante à sa main; tuile gagnante pas à part; quelle était la tuile gagnante; tuile du tsumo rangée dans la main',
    ja: 'agarihai 和了牌 mazeru; tsumohai 自摸牌',
  },
  'win.liability': {
    en: 'who pays; liability; sekinin barai; fed the third dragon; fed the fourth wind; pays for the yakuman; responsible player',
    fr: 'qui paie; responsabilité; a donné le troisième dragon; a donné le quatrième vent; paie le yakuman',
    ja: 'pao 包 パオ; sekinin barai 責任払い; daisangen 大三元; daisuushii 大四喜; suukantsu 四槓子',
  },
  'win.laid-tile': {
    en: 'tsumo after the tile was put down; tsumo on a discarded tile; laid the winning tile by the discards; threw the winning tile and said tsumo; discarded and then tsumo',
    fr: 'tsumo après avoir posé la tuile; tsumo sur une tuile jetée; a jeté la tuile gagnante puis dit tsumo; tuile gagnante posée dans la rivière',
    ja: 'tsumogiri agari ツモ切り和了',
  },
  'win.tile-taken': {
    en: 'took the ron tile into his hand; picked up the winning tile; moved the winning discard; took the tile after ron',
    fr: 'prend la tuile du ron; ramasse la tuile gagnante; met la tuile gagnante dans sa main; déplace la tuile du ron',
  },
  'win.after-end': {
    en: 'ron after saying noten; ron after tenpai; win after the hand ended; called ron after the exhaustive draw; won after declaring tenpai',
    fr: 'ron après noten; ron après avoir dit tenpai; gagne après la fin; ron après le mur épuisé',
  },
  'win.two-han': {
    en: 'two han minimum; five counters; not enough han; one han with five honba; two yaku needed',
    fr: 'deux han minimum; cinq compteurs; pas assez de han; un han avec cinq honba',
    ja: 'ryanhan shibari 二翻縛り リャンハンシバリ',
  },
  'dead-hand.act': {
    en: 'dead hand calls; dead hand wins; called with a dead hand; dead hand player calls pon; ron with a dead hand; riichi with a dead hand; forgot that the hand is dead',
    fr: 'main morte qui appelle; main morte fait pon; ron avec une main morte; gagne avec une main morte; riichi avec une main morte; a oublié que sa main est morte',
    ja: 'agari houki 和了放棄 アガリ放棄; agari hoki; agari hōki',
  },
  'dead-hand.undeclared': {
    en: 'nobody declared the hand dead; hand should be dead; dead hand not announced; plays on with a fault',
    fr: 'main pas déclarée morte; la main devrait être morte; personne n’a déclaré la main morte',
    ja: 'agari houki 和了放棄',
  },
  'dead-hand.at-call': {
    en: 'hand declared dead at the call; call cancelled because the hand is dead; declared dead when he called',
    fr: 'main déclarée morte à l’appel; appel annulé car main morte; déclarée morte au moment de l’appel',
    ja: 'agari houki 和了放棄',
  },
  'tenpai.false': {
    en: 'says tenpai but is noten; false tenpai; wrong tenpai; claims to be waiting; tenpai with a wrong hand; not tenpai at the draw',
    fr: 'dit tenpai mais noten; faux tenpai; prétend être en attente; pas tenpai à la fin; tenpai faux',
    ja: 'noten ノーテン 不聴; gotenpai 誤聴牌; noten bappu ノーテン罰符; tenpai 聴牌',
  },
  'tenpai.early': {
    en: 'says tenpai too early; showed the hand before the draw; opened the hand too early; said noten before the last discard; revealed too soon at the end',
    fr: 'dit tenpai trop tôt; montre sa main avant la fin; ouvre sa main trop tôt; dit noten avant le dernier écart',
    ja: 'tenpai sengen 聴牌宣言',
  },
  'tenpai.changed': {
    en: 'said noten then tenpai; changed tenpai to noten; changes his declaration at the draw; noten then shows tenpai',
    fr: 'dit noten puis tenpai; change sa déclaration à la fin; tenpai puis noten',
  },
  'abort.false': {
    en: 'abortive draw; nine terminals; nine different terminals and honours; four winds; four riichi; restart the hand; wants a redeal; throw in the hand',
    fr: 'donne annulée; neuf terminales; neuf terminales et honneurs; quatre vents; quatre riichi; veut redistribuer; annuler la donne',
    ja: 'kyuushu kyuuhai 九種九牌; kyūshu kyūhai; suufon renda 四風連打; suucha riichi 四家立直; tochuu ryuukyoku 途中流局',
  },
} as const satisfies Readonly<Record<string, EverydayWords>>
