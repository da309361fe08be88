import type { EverydayWords } from './everyday-words.ts'

/** The words of people at the table for conduct. */
export const CONDUCT = {
  'conduct.late': {
    en: 'late; came late; late for the round; arrives late; late at the table; minutes late',
    fr: 'retard; en retard; arrive en retard; minutes de retard',
    ja: 'chikoku 遅刻',
  },
  'conduct.absent': {
    en: 'absent; did not come; no show; missing player; player did not appear; left the tournament; substitute; replacement player; abandons the game',
    fr: 'absent; n’est pas venu; joueur manquant; absence; a quitté le tournoi; remplaçant; abandonne la partie',
    ja: 'kesseki 欠席',
  },
  'conduct.phone': {
    en: 'telefone; telefon; cell phone; phone; phone rings; mobile; telephone at the table; looked at his phone; text message; smartphone; filming; takes photos',
    fr: 'filme; photos; téléphone; portable; téléphone sonne; regarde son téléphone; smartphone; mobile',
    ja: 'keitai 携帯; sumaho スマホ',
  },
  'conduct.information': {
    en: 'passing information; tells others his hand; talks about his hand; hint; speaks during play; comments the hand; tells who is tenpai; table talk; signals; advice during play; spectator; coach; a friend helps',
    fr: 'donne des informations; parle de sa main; indice; commente le jeu; dit qui est tenpai; parle pendant la partie; signaux; conseil; spectateur; se fait aider',
    ja: 'kuchi shamisen 口三味線 三味線; shamisen; tooshi 通し',
  },
  'conduct.obstruction': {
    en: 'obstruction; disturbs the game; holds up the game on purpose; interferes; sabotage; kingmaking',
    fr: 'obstruction; gêne le jeu; retarde le jeu exprès; perturbe la partie',
    ja: 'gyakuhai; bougai 妨害',
  },
  'conduct.behaviour': {
    en: 'behaviour; insulted another player; swears; rude; slams tiles; drunk; bad manners; shouting; threat; slammed the tile; etiquette; hand face down; closed the hand; abusive language; abuse; threw his tiles in anger; smells of alcohol; cursing; argues with the referee; refuses to play',
    fr: 'comportement; insulte; grossier; jure; claque les tuiles; ivre; crie; menace; mauvaises manières; main face cachée; cache la main; injures; propos injurieux; jette ses tuiles de colère; sent l’alcool; conteste l’arbitre; refuse de jouer',
    ja: 'kyouda 強打; mana マナー',
  },
  'conduct.wall': {
    en: 'touched the wall; disturbed the wall; mixed up the river; broke the wall on purpose; moved the wall; touches the wall out of turn; wrong dora indicator; turned the wrong tile as dora',
    fr: 'touche le mur; dérange le mur; mur renversé; mur tombé; mélange la rivière; déplace le mur; touche le mur hors tour; mauvais indicateur de dora; mauvaise tuile retournée comme dora',
  },
  'conduct.wrong-table': {
    en: 'wrong table; sat at the wrong table; wrong seat at the table; sat in the wrong place',
    fr: 'mauvaise table; assis à la mauvaise table; mauvaise place',
  },
  'conduct.score-sheet': {
    en: 'wrong score sheet; score sheet filled in wrong; wrong scores; score sum wrong; error on the sheet; scores do not add up',
    fr: 'feuille de score fausse; erreur sur la feuille; mauvais scores; somme des scores fausse; total faux',
  },
  'conduct.all-last-sheet': {
    en: 'all-last sheet wrong; wrong score written in the last hand; last hand sheet; all last',
    fr: 'feuille de dernière donne fausse; mauvais score en dernière donne; all last',
    ja: 'oorasu オーラス',
  },
  'conduct.unsigned': {
    en: 'score sheet not signed; unsigned sheet; forgot to sign; no signature',
    fr: 'feuille pas signée; oublié de signer; sans signature',
  },
  'conduct.spoilt-hand': {
    en: 'hand cannot go on; spoilt the hand; ruined the hand; mistake made another player make a mistake; hand impossible to continue',
    fr: 'la donne ne peut pas continuer; a gâché la donne; erreur qui en entraîne une autre',
  },
  'conduct.leaving': {
    en: 'left the table; went to the toilet; went out; leaves during the game; break; smoking break',
    fr: 'quitte la table; va aux toilettes; sort pendant la partie; pause cigarette',
  },
  'conduct.objects': {
    en: 'smart glasses; headphones; notes; smartwatch; food on the table; forbidden object; recording device; calculator; earphones',
    fr: 'lunettes connectées; écouteurs; notes; montre connectée; nourriture sur la table; objet interdit; calculatrice',
  },
  'conduct.peeking': {
    en: 'looked at ura dora; peeked; looked at another hand; looked at the wall; looked at hidden tiles; checks the next tile after the hand; saw the next tile',
    fr: 'a regardé les ura; regarde les ura dora; a regardé la main d’un autre; regarde le mur; regarde les tuiles cachées; triche des yeux',
    ja: 'uradora 裏ドラ; nozoki 覗き; minuki',
  },
  'conduct.mixed-tiles': {
    en: 'mixed the tiles before payment; pushed the tiles in too early; destroyed the hand before scoring; shuffled too early; mixed hands before counting',
    fr: 'mêle les tuiles avant le paiement; tuiles mélangées trop tôt; pousse les tuiles avant le décompte',
  },
  'conduct.cheating': {
    en: 'cheating; cheats; switched tiles; collusion; marked tiles; stole a tile; foul on purpose',
    fr: 'triche; tricherie; échange de tuiles; collusion; tuiles marquées; vole une tuile; faute exprès',
    ja: 'ikasama イカサマ; fusei 不正',
  },
  'conduct.other': { en: 'something else; other conduct; not in the list', fr: 'autre chose; autre conduite; pas dans la liste' },
} as const satisfies Readonly<Record<string, EverydayWords>>
