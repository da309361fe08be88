import type { Texts } from '../texts.ts'

/** French texts of the board. */
export const board: Pick<Texts, 'board'> = {
  board: {
    label: 'Table {{table}} vue d’en haut',
    wall: 'tuiles dans le mur',
    wallUnknown: 'mur inconnu',
    dora: 'Indicateurs de dora',
    inHand_one: '{{count}} en main',
    inHand_other: '{{count}} en main',
    inHandUnknown: '? en main',
    toDraw: 'pioche',
    toDiscard: 'écarte',
    toReplace: 'remplace',
    riichi: 'riichi',
    dead: 'main morte',
    stick: 'bâton de riichi',
    discardsLeft_one: 'écart <br/>restant',
    discardsLeft_other: 'écarts <br/>restants',
    untaken: '{{seat}} n’a pas pris le {{tile}}.',
    untakenOne: 'Au prochain écart, la main {{whose}} est morte.',
    untakenMore_one: 'Après encore {{count}} écart, la main {{whose}} est morte.',
    untakenMore_other: 'Après encore {{count}} écarts, la main {{whose}} est morte.',
    river: 'Rivière',
    groups: 'Groupes',
    nothing: 'rien',
    turn: 'Au tour de : {{seat}}, {{due}}',
    text: 'La table en mots',
    middle: 'commencé en cours de main',
    deadAsked: 'main morte ?',
  },
}
