import type { Texts } from '../en.ts'

/** French texts of seats, tiles, levels. */
export const play: Pick<Texts, 'seat' | 'of' | 'letter' | 'hand' | 'ended' | 'tile' | 'group' | 'level' | 'counted' | 'state'> = {
  seat: { E: 'Est', S: 'Sud', W: 'Ouest', N: 'Nord' },
  of: { E: 'd’Est', S: 'de Sud', W: 'd’Ouest', N: 'de Nord' },
  letter: { E: 'E', S: 'S', W: 'O', N: 'N' },
  hand: {
    short: '{{wind}}{{number}} · {{counters}}',
    long_one: '{{wind}} {{number}} · {{count}} compteur',
    long_other: '{{wind}} {{number}} · {{count}} compteurs',
    none: 'donne non notée',
  },
  ended: {
    exhaustive: 'mur épuisé',
    win: 'terminée par une victoire',
    'nine-terminals': 'annulée : neuf terminales',
    'four-winds': 'annulée : quatre vents',
    'four-riichi': 'annulée : quatre riichi',
    'four-kongs': 'annulée : quatre kongs',
    'three-wins': 'annulée : trois victoires',
    referee: 'arrêtée par l’arbitre',
  },
  tile: {
    faceDown: 'tuile face cachée',
    called: '{{tile}}, réclamée et pas encore prise',
    claimedFrom: '{{tile}}, réclamée à {{seat}}',
    taken: '{{tile}}, réclamée par {{seat}}',
    takenBySomeone: '{{tile}}, réclamée',
    missing: '{{tile}}, à prendre',
  },
  group: { chii: 'chow', pon: 'pung', daiminkan: 'grand kong exposé', kakan: 'petit kong exposé', ankan: 'kong caché' },
  level: { violation: 'Faute', question: 'Question', advice: 'Conseil', record: 'Relevé', info: 'Info', pending: 'En suspens' },
  counted: {
    violation_one: '{{count}} faute',
    violation_other: '{{count}} fautes',
    question_one: '{{count}} question',
    question_other: '{{count}} questions',
    record_one: '{{count}} relevé',
    record_other: '{{count}} relevés',
    advice_one: '{{count}} conseil',
    advice_other: '{{count}} conseils',
  },
  state: {
    open: 'ouvert',
    settled: 'réglé',
    confirmed: 'confirmé',
    changed: 'confirmé avec une autre pénalité',
    dismissed: 'rejeté',
    overturned: 'infirmé',
    gone: 'disparu',
  },
}
