import { isImposable } from '../../../engine/model/penalties.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { useBindings } from '../../keys/bindings.ts'
import { useKeys } from '../../keys/use-keys.ts'
import type { FindingWords } from '../../language/finding-words.ts'
import { useWords } from '../../language/language.ts'
import { isLeftToReferee, type RulingProps } from '../../record/findings/ruling-state.ts'
import { useDeclareDead } from '../../record/findings/use-declare-dead.ts'
import { Button } from '../../ui/button.tsx'
import { Chord } from '../../ui/key.tsx'
import { typedFrom } from '../fields/typed-penalty.ts'
import { ReportButtons, ReportStatus } from '../incident/report-buttons.tsx'
import type { RulingDraft } from './ruling-draft.ts'
import { SignForm } from './sign-form.tsx'
import { useMilder } from './use-milder.ts'

type ActionBarProps = RulingProps & {
  readonly words: FindingWords
  /** The steps done at the table, as a ruling keeps them. */
  readonly carriedOut: readonly string[]
  readonly draft: RulingDraft
  readonly onDraft: (part: Partial<RulingDraft>) => void
  /** Why nothing can be signed now, in words; null if signing is possible. */
  readonly cannot: string | null
  /** Whether only confirming must wait: a question needs an answer first, but can be dismissed. */
  readonly asks: boolean
  readonly onSigned: () => void
  readonly onLater: () => void
  readonly onCard: () => void
  readonly onBack: () => void
}

/** The ruling's buttons. Ctrl Enter signs, with a reason; Enter alone never does. After signing: the report. */
export const ActionBar = (props: ActionBarProps) => {
  const { state, shown, words, carriedOut, draft, onDraft, cannot, asks, onSigned, onLater, onCard, onBack } = props
  const { t, language } = useWords()
  const { signer, by } = useSigner()
  const { mode } = draft
  const { keyOf } = useBindings()
  const decided = shown.ruling !== null
  const declare = useDeclareDead(state, shown)
  const milder = useMilder(state, shown)
  const takeMilder = (): void =>
    onDraft({ mode: 'milder', penalty: milder && isImposable(milder.penalty) ? typedFrom(milder.penalty) : null })
  const offersMilder = milder !== null && cannot === null && !decided
  const first = isLeftToReferee(shown) ? 'decide' : 'confirm'
  useKeys({
    ...(mode === null && cannot === null && !decided && { [keyOf('ruling.confirm')]: () => onDraft({ mode: first }) }),
    ...(mode === null && offersMilder && { [keyOf('ruling.milder')]: takeMilder }),
    ...(mode === null && declare && { [keyOf('ruling.declare')]: declare }),
    ...(mode === null && { Backspace: onBack }),
  })
  const signs = signer
    ? t(signer.head ? 'ruling.signsAsHead' : 'ruling.signsAs', { name: signer.name })
    : by
      ? t('ruling.signsAs', { name: by })
      : ''
  if (mode)
    return (
      <footer className="bar2">
        <SignForm
          key={mode}
          state={state}
          shown={shown}
          words={words}
          carriedOut={carriedOut}
          mode={mode}
          draft={draft}
          onDraft={onDraft}
          signs={signs}
          onDone={onSigned}
          onCancel={() => onDraft({ mode: null })}
        />
      </footer>
    )
  return (
    <footer className="bar2">
      <div className="row">
        {decided ? (
          <>
            <Button className="lg primary" label={t('ruling.back')} chord="Escape" onClick={onBack} />
            <Button
              className="lg"
              label={t('incident.ruleAnew')}
              chord={keyOf('ruling.change')}
              onClick={() => onDraft({ mode: 'change' })}
            />
            {shown.incident !== null && (
              <a className="btn lg" href={`#${paths.appeal(shown.incident)}`}>
                {t('incident.appeal')} <Chord of={keyOf('ruling.appeal')} />
              </a>
            )}
          </>
        ) : (
          <>
            {declare && <Button className="lg" label={t('table.declareDead')} chord={keyOf('ruling.declare')} onClick={declare} />}
            <Button
              className="lg primary"
              label={t(`ruling.${first}`)}
              chord={keyOf('ruling.confirm')}
              disabled={cannot !== null}
              onClick={() => onDraft({ mode: first })}
            />
            {offersMilder && (
              <Button
                className="lg"
                label={t('ruling.milderAs', { penalty: penaltyName(milder.penalty, language) })}
                chord={keyOf('ruling.milder')}
                onClick={takeMilder}
              />
            )}
            {first === 'confirm' && (
              <Button
                className="lg"
                label={t('ruling.change')}
                chord={keyOf('ruling.change')}
                disabled={cannot !== null}
                onClick={() => onDraft({ mode: 'change' })}
              />
            )}
            <Button
              className="lg"
              label={t('ruling.dismiss')}
              chord={keyOf('ruling.dismiss')}
              disabled={cannot !== null && !asks}
              onClick={() => onDraft({ mode: 'dismiss' })}
            />
            <Button className="lg" label={t('ruling.later')} chord={keyOf('ruling.later')} onClick={onLater} />
          </>
        )}
        {shown.incident !== null && (
          <a className="btn lg quiet" href={`#${paths.incident(shown.incident)}`}>
            {t('incident.title', { incident: shown.incident })} <Chord of={keyOf('ruling.incident')} />
          </a>
        )}
        <span className="push q2" role="status">
          {shown.ruling ? t('ruling.isSigned') : (cannot ?? signs)}
        </span>
        {decided && shown.incident !== null && <ReportButtons incident={shown.incident} />}
        <Button className="lg" label={t('ruling.show')} chord={keyOf('ruling.show')} onClick={onCard} />
        {decided && shown.incident !== null && <ReportStatus incident={shown.incident} />}
      </div>
    </footer>
  )
}
