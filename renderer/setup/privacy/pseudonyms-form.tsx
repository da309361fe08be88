import { useState } from 'react'
import type { PseudonymsShown, PseudonymsWanted } from '../../../desk/contract/personal.ts'
import { desk } from '../../app-state/desk/client.ts'
import { showTrouble } from '../../app-state/trouble.ts'
import { formatNumber } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/fields/form-fields.tsx'
import { Tick } from '../../ui/fields/tick.tsx'
import * as css from './person.module.css'
import { PreviewTexts } from './preview-texts.tsx'
import { clearPseudonymsJob, writePseudonyms } from './pseudonyms.ts'
import { PseudonymsProgress } from './pseudonyms-progress.tsx'
import { useTextDecisions } from './text-decisions.ts'

type PseudonymsFormProps = { readonly player: { readonly id: string; readonly name: string } | null }

/** Exports the tournament under pseudonyms: choose people and content, review all texts that may identify a person, then write the file. */
export const PseudonymsForm = ({ player }: PseudonymsFormProps) => {
  const { t, language } = useWords()
  const [whom, setWhom] = useState<'one' | 'everybody'>(player ? 'one' : 'everybody')
  const [referees, setReferees] = useState(false)
  const [texts, setTexts] = useState<PseudonymsWanted['texts']>('replaced')
  const [looked, setLooked] = useState<{ readonly wanted: PseudonymsWanted; readonly shown: PseudonymsShown } | null>(null)
  const [isLooking, setIsLooking] = useState(false)
  const [isRead, setIsRead] = useState(false)
  const decisions = useTextDecisions()
  const wanted: PseudonymsWanted = { player: whom === 'one' && player ? player.id : null, referees, texts, language }
  const shown = looked && JSON.stringify(looked.wanted) === JSON.stringify(wanted) ? looked.shown : null
  const look = async (): Promise<void> => {
    clearPseudonymsJob()
    setIsLooking(true)
    setIsRead(false)
    decisions.forget()
    try {
      setLooked({ wanted, shown: await desk.pseudonyms.show(wanted) })
    } catch (error) {
      showTrouble(error instanceof Error ? error.message : String(error))
    }
    setIsLooking(false)
  }
  const undecided = shown?.toRead.filter((text) => !decisions.isDecided(text)).length ?? 0
  const mayWrite = shown !== null && shown.people > 0 && (undecided === 0 || isRead)
  const listed = shown && { names: shown.names, decisions }
  return (
    <section className={`blocks ${css.pseudonyms}`} aria-labelledby="pseudonyms-title">
      <h2 className="heading" id="pseudonyms-title">
        {t('pseudonyms.title')}
      </h2>
      <p className="q2">{t('pseudonyms.what')}</p>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault()
          if (mayWrite) void writePseudonyms({ ...wanted, read: shown.toRead.length, secret: shown.secret, edits: [...decisions.edits] })
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
        <Tick checked={referees} onTick={setReferees}>
          {t('pseudonyms.referees')}
        </Tick>
        {shown && listed ? (
          <div className={`blocks ${css.looked}`}>
            <p role="status">{t('pseudonyms.shown', { count: shown.people, changed: formatNumber(shown.changed, language) })}</p>
            {shown.positions.length > 0 && (
              <div className={css.identifying} role="note" aria-label={t('pseudonyms.positions')}>
                <b className="err">{t('pseudonyms.positions')}</b>
                <ul>
                  {shown.positions.map(({ what, text }) => (
                    <li key={what}>{text[language]}</li>
                  ))}
                </ul>
              </div>
            )}
            {shown.toRead.length > 0 && <PreviewTexts title={t('pseudonyms.toRead')} texts={shown.toRead} {...listed} />}
            {shown.others.length > 0 && <PreviewTexts title={t('pseudonyms.others')} texts={shown.others} {...listed} isFolded />}
            {undecided > 0 && (
              <Tick checked={isRead} onTick={setIsRead}>
                {t('pseudonyms.read', { count: undecided })}
              </Tick>
            )}
            <Button type="submit" className="primary" label={t('pseudonyms.write')} aria-disabled={!mayWrite} />
          </div>
        ) : (
          <Button type="submit" label={t('pseudonyms.look')} disabled={isLooking} />
        )}
      </form>
      <PseudonymsProgress />
      <p className="q2">{t('pseudonyms.backups')}</p>
    </section>
  )
}
