import { useTranslation } from 'react-i18next'
import type { PseudonymsShown, TouchedText } from '../../../desk/contract/personal.ts'
import * as css from './person.module.css'
import type { TextDecisions } from './text-decisions.ts'

type PreviewTextsProps = {
  readonly title: string
  readonly texts: readonly TouchedText[]
  readonly names: PseudonymsShown['names']
  readonly decisions: TextDecisions
  readonly isFolded?: boolean
}

/** Texts of the preview, each with its editable wording in the new file and a question for each ambiguous word. */
export const PreviewTexts = ({ title, texts, names, decisions, isFolded = false }: PreviewTextsProps) => (
  <details open={!isFolded}>
    <summary>
      {title} ({texts.length})
    </summary>
    <ul className="blocks">
      {texts.map((text) => (
        <PreviewText key={`${text.seq} ${text.before}`} text={text} names={names} decisions={decisions} />
      ))}
    </ul>
  </details>
)

type PreviewTextProps = Pick<PreviewTextsProps, 'names' | 'decisions'> & { readonly text: TouchedText }

const PreviewText = ({ text, names, decisions }: PreviewTextProps) => {
  const { t } = useTranslation()
  const { seq, before, doubts, positions } = text
  const wording = decisions.wordingOf(text)
  return (
    <li className="lines">
      <span className="q2">
        {t('person.entry')} {seq}
        {positions.length > 0 && ` · ${t('pseudonyms.place', { words: positions.join(', ') })}`}
      </span>
      <p>{wording === before ? before : <s>{before}</s>}</p>
      {doubts.map((doubt) => (
        <label key={doubt.at} className={`cluster ${css.meant}`}>
          {t('pseudonyms.whoIs', { word: doubt.word })}
          <select
            value={decisions.meantBy(text, doubt) ?? UNDECIDED}
            onChange={({ target: { value } }) => decisions.choose(text, doubt, value === UNDECIDED ? undefined : value)}
          >
            <option value={UNDECIDED}>{t('pseudonyms.undecided', { now: doubt.now })}</option>
            {doubt.candidates.map((one) => (
              <option key={one} value={one}>
                {names[one] ?? ''} → {one}
              </option>
            ))}
            <option value="">{t('pseudonyms.nobody', { word: doubt.word })}</option>
          </select>
        </label>
      ))}
      <textarea
        dir="auto"
        aria-label={t('pseudonyms.wording', { entry: seq })}
        rows={Math.min(8, 1 + Math.floor(wording.length / 80))}
        maxLength={20_000}
        value={wording}
        onChange={({ target: { value } }) => decisions.edit(text, value)}
      />
    </li>
  )
}

/** The menu value for "not decided"; no pseudonym equals it. */
const UNDECIDED = '?'
