import type { TFunction } from 'i18next'
import type { LaterFields } from '../../desk/contract/penalty-fields.ts'
import type { ByLanguage, Language } from '../../engine/model/language.ts'
import { isolatedText } from '../safe-text/isolated.ts'

type Act<Field extends keyof LaterFields> = NonNullable<LaterFields[Field]>

/**
 * An act on a penalty after its ruling, in the window. `strikes`: the penalty no longer counts. `said`: beside the penalty wherever it is
 * shown, in the history and in the ledger. `note`: the text entered with it, which also finds the penalty.
 */
type LaterAct<Field extends keyof LaterFields> = {
  readonly strikes: boolean
  readonly said: ByLanguage<(act: Act<Field>) => string>
  readonly note: (act: Act<Field>) => string | null
}

/** A missing act does not compile. */
const ACTS: { readonly [Field in keyof LaterFields]: LaterAct<Field> } = {
  cancelled: {
    strikes: true,
    said: {
      en: ({ by }) => `penalty cancelled by ${isolatedText(by)}`,
      fr: ({ by }) => `pénalité annulée par ${isolatedText(by)}`,
    },
    note: ({ reason }) => reason,
  },
}

export type LaterKind = keyof LaterFields

/** An act that was done to a penalty. */
export type DoneLater = {
  readonly kind: LaterKind
  readonly at: Date
  readonly by: string
  readonly strikes: boolean
  readonly note: string | null
  readonly said: (language: Language) => string
}

/** The acts that were done to a penalty after its ruling. */
export const laterActs = (penalty: LaterFields): readonly DoneLater[] =>
  (Object.keys(ACTS) as LaterKind[]).flatMap((kind) => doneOf(kind, penalty))

const doneOf = <Field extends LaterKind>(kind: Field, penalty: LaterFields): readonly DoneLater[] => {
  const { strikes, said, note }: LaterAct<Field> = ACTS[kind]
  const act = penalty[kind]
  return act ? [{ kind, at: act.at, by: act.by, strikes, note: note(act), said: (language) => said[language](act) }] : []
}

type Words = { readonly t: TFunction; readonly language: Language }

/** Such an act in one line, with what was entered. */
export const laterLine = ({ said, note }: DoneLater, { t, language }: Words): string =>
  note === null ? said(language) : `${said(language)}${t('app.colon')}${isolatedText(note)}`

/** Whether a penalty no longer counts because of such an act. */
export const isStruckLater = (penalty: LaterFields): boolean => laterActs(penalty).some(({ strikes }) => strikes)
