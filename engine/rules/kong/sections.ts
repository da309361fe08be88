import type { Facts } from '../../model/findings.ts'

/** The section of each kind of kong; `kind` of a finding's facts says which it is. */
export const byKong =
  (sections: Readonly<Record<'daiminkan' | 'kakan' | 'ankan', string>>) =>
  (facts: Facts): readonly string[] => {
    const { kind } = facts
    return kind === 'daiminkan' || kind === 'kakan' || kind === 'ankan' ? [sections[kind]] : []
  }

/** WRC 2015: claimed, extended and concealed kong. */
export const WRC_KONGS = { daiminkan: '5.4.6', kakan: '5.4.7', ankan: '5.4.8' } as const
/** EMA 2016: claimed, extended and concealed kong. */
export const EMA_KONGS = { daiminkan: '3.3.5', kakan: '3.3.6', ankan: '3.3.7' } as const
/** EMA before 2016: claimed, extended and concealed kong. */
export const EMA_OLD_KONGS = { daiminkan: '3.3.2', kakan: '3.3.7', ankan: '3.3.8' } as const
