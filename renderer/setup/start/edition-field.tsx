import { useTranslation } from 'react-i18next'
import { ruleSets } from '../../../engine/editions/index.ts'
import { inForceSince, isInForce } from '../../../engine/wording/terms/rule-sets.ts'
import { useLanguage } from '../../language/language.ts'

type EditionFieldProps = { readonly value: string; readonly onValue: (id: string) => void }

const GROUPS = [
  { label: 'start.inForce', editions: ruleSets.filter(({ texts }) => isInForce(texts)) },
  { label: 'start.earlier', editions: ruleSets.filter(({ texts }) => !isInForce(texts)) },
] as const

/** The choice of an edition: those in force first, each with its date; below it, whose rules the chosen one holds. */
export const EditionField = ({ value, onValue }: EditionFieldProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const chosen = ruleSets.find(({ id }) => id === value)?.texts
  return (
    <div className="field wide">
      <label htmlFor="new-rules">{t('start.rules')}</label>
      <select id="new-rules" aria-describedby="new-rules-about" value={value} onChange={(event) => onValue(event.target.value)}>
        {GROUPS.map(({ label, editions }) => (
          <optgroup key={label} label={t(label)}>
            {editions.map(({ id, texts }) => (
              <option key={id} value={id}>
                {[texts.name[language], inForceSince(texts, language)].filter(Boolean).join(', ')}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {chosen && (
        <p className="q2" id="new-rules-about" aria-live="polite">
          {chosen.about[language]}
        </p>
      )}
    </div>
  )
}
