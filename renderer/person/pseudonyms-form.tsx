import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PseudonymsShown, PseudonymsWanted, TouchedText } from '../../desk/contract.ts'
import { desk } from '../desk/client.ts'
import { ChoiceField } from '../incidents/fields.tsx'
import { whole } from '../language/format.ts'
import { useLanguage } from '../language/language.ts'
import { sayTrouble } from '../shell/trouble.ts'
import { forgetWriting, writePseudonyms } from './pseudonyms.ts'
import { WritingProgress } from './writing-progress.tsx'

type PseudonymsFormProps = { readonly player: { readonly id: string; readonly name: string } | null }

/** Writes the tournament anew under pseudonyms: whom and what, a look at every text that may still tell, then the file. */
export const PseudonymsForm = ({ player }: PseudonymsFormProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const [whom, setWhom] = useState<'one' | 'everybody'>(player ? 'one' : 'everybody')
  const [referees, setReferees] = useState(false)
  const [texts, setTexts] = useState<PseudonymsWanted['texts']>('replaced')
  const [looked, setLooked] = useState<{ readonly wanted: PseudonymsWanted; readonly shown: PseudonymsShown } | null>(null)
  const [isLooking, setIsLooking] = useState(false)
  const [isRead, setIsRead] = useState(false)
  const wanted: PseudonymsWanted = { player: whom === 'one' && player ? player.id : null, referees, texts, language }
  const shown = looked && JSON.stringify(looked.wanted) === JSON.stringify(wanted) ? looked.shown : null
  const look = async (): Promise<void> => {
    forgetWriting()
    setIsLooking(true)
    setIsRead(false)
    try {
      setLooked({ wanted, shown: await desk.pseudonyms.show(wanted) })
    } catch (error) {
      sayTrouble(error instanceof Error ? error.message : String(error))
    }
    setIsLooking(false)
  }
  const mayWrite = shown !== null && shown.people > 0 && (shown.toRead.length === 0 || isRead)
  return (
    <section className="pseudonyms" aria-labelledby="pseudonyms-title">
      <h2 id="pseudonyms-title">{t('pseudonyms.title')}</h2>
      <p className="q2">{t('pseudonyms.what')}</p>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault()
          if (mayWrite) void writePseudonyms({ ...wanted, read: shown.toRead.length })
          else if (!shown && !isLooking) void look()
        }}
      >
        {player && (
          <ChoiceField
            label={t('pseudonyms.whom')}
            choices={[
              { value: 'one' as const, label: player.name },
              { value: 'everybody' as const, label: t('pseudonyms.everybody') },
            ]}
            value={whom}
            onValue={setWhom}
          />
        )}
        <ChoiceField
          label={t('pseudonyms.texts')}
          choices={[
            { value: 'replaced' as const, label: t('pseudonyms.replaced') },
            { value: 'left-out' as const, label: t('pseudonyms.leftOut') },
          ]}
          value={texts}
          onValue={setTexts}
        />
        <label className="tick">
          <input type="checkbox" checked={referees} onChange={() => setReferees(!referees)} /> {t('pseudonyms.referees')}
        </label>
        {shown ? (
          <div className="looked">
            <p role="status">{t('pseudonyms.shown', { count: shown.people, changed: whole(shown.changed, language) })}</p>
            {shown.toRead.length > 0 && <Texts title={t('pseudonyms.toRead')} texts={shown.toRead} />}
            {shown.others.length > 0 && <Texts title={t('pseudonyms.others')} texts={shown.others} isFolded />}
            {shown.toRead.length > 0 && (
              <label className="tick">
                <input type="checkbox" checked={isRead} onChange={() => setIsRead(!isRead)} /> {t('pseudonyms.read')}
              </label>
            )}
            <button type="submit" className="btn primary" aria-disabled={!mayWrite}>
              {t('pseudonyms.write')}
            </button>
          </div>
        ) : (
          <button type="submit" className="btn" disabled={isLooking}>
            {t('pseudonyms.look')}
          </button>
        )}
      </form>
      <WritingProgress />
      <p className="q2">{t('pseudonyms.backups')}</p>
    </section>
  )
}

type TextsProps = { readonly title: string; readonly texts: readonly TouchedText[]; readonly isFolded?: boolean }

const Texts = ({ title, texts, isFolded = false }: TextsProps) => {
  const { t } = useTranslation()
  return (
    <details open={!isFolded}>
      <summary>
        {title} ({texts.length})
      </summary>
      <ul>
        {texts.map(({ seq, before, after, doubts }) => (
          <li key={`${seq} ${before}`}>
            <span className="q2">
              {t('person.entry')} {seq}
              {doubts.length > 0 && ` · ${t('pseudonyms.toLook', { words: doubts.join(', ') })}`}
            </span>
            <br />
            {before === after ? (
              before
            ) : (
              <>
                <s>{before}</s> {after}
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
