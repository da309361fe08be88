import type { SettingName } from '../../model/settings.ts'
import type { EverydayWords } from './everyday-words.ts'

/** The words of people at the table for questions that a setting answers. */
export const ASKED_SETTINGS = {
  'score-corrections': {
    en: 'wrong payment; wrong score paid; paid the wrong score; paid too little; paid too much; payment mistake; wrong points paid; wrong fu count; counted the hand wrong; wrong amount paid; correct the payment; counters forgotten; honba not paid',
    fr: 'mauvais paiement; erreur de paiement; a payé trop peu; a trop payé; erreur de comptage des points; mauvais calcul des points; main mal comptée; mauvais score payé; corriger le paiement; compteurs oubliés; honba non payés',
    ja: 'tensuu machigai 点数間違い; tensuu shinkoku 点数申告',
  },
  'several-wins': {
    en: 'double ron; triple ron; two players ron on one tile; head bump; who wins when two call ron',
    fr: 'double ron; triple ron; deux joueurs disent ron; qui gagne quand deux disent ron',
    ja: 'atamahane 頭ハネ; daburon ダブロン; sanron; san ron; sanchahou 三家和',
  },
  'hands-after-signal': {
    en: 'time is up; bell rang; gong; how many hands after the signal; last hand after the bell; time limit; new hand begun after time',
    fr: 'temps écoulé; fin du temps; la cloche a sonné; gong; combien de donnes après le signal; limite de temps; nouvelle donne après la fin du temps',
  },
  'chombo-after-signal': {
    en: 'chombo in the last hand; chombo after the signal; is the hand replayed after a chombo at the end',
    fr: 'chombo dans la dernière donne; chombo après le signal',
  },
  'chombo-worth': {
    en: 'what does a chombo cost; chombo penalty; how many points for a chombo',
    fr: 'combien coûte un chombo; pénalité de chombo; combien de points pour un chombo',
  },
  'agari-yame': {
    en: 'dealer in the lead stops; end the game in the last hand; leader wins all last',
    fr: 'le donneur en tête arrête; finir la partie à la dernière donne',
    ja: 'agari yame アガリ止め',
  },
  'abortive-draws': {
    en: 'four winds; four riichi; four of the same wind discarded; abortive draw allowed',
    fr: 'quatre vents; quatre riichi; avortement permis',
    ja: 'suufon renda 四風連打; suucha riichi 四家立直',
  },
  nagashi: { en: 'nagashi mangan', fr: 'nagashi mangan', ja: '流し満貫' },
  bankruptcy: {
    en: 'below zero; busted; negative score; no points left',
    fr: 'score négatif; en dessous de zéro; plus de points',
    ja: 'tobi 飛び; hakoshita ハコ下',
  },
  'uma-tie': { en: 'same score at the end; tie; equal scores', fr: 'égalité à la fin; même score à la fin' },
  'leftover-sticks': {
    en: 'riichi sticks left on the table at the end; who gets the last sticks',
    fr: 'bâtons restés à la fin; à qui vont les derniers bâtons',
  },
} as const satisfies Partial<Readonly<Record<SettingName, EverydayWords>>>

/** A setting that answers a question of the table. */
export type AskedSetting = keyof typeof ASKED_SETTINGS
export const isAskedSetting = (text: string): text is AskedSetting => Object.hasOwn(ASKED_SETTINGS, text)
