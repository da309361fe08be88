import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { asDecided } from '../../../engine/model/findings.ts'
import { nextLanguage } from '../../../engine/model/language.ts'
import { stepsInBoth } from '../../../engine/wording/findings/done-steps.ts'
import { dueFor } from '../../../engine/wording/findings/due-at-ruling.ts'
import { ask } from '../../app-state/desk/client.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { useFollowRenumbering, useStableRef } from '../../app-state/navigation/use-stable-ref.ts'
import { useTitle } from '../../app-state/navigation/use-title.ts'
import { useBindings } from '../../keys/bindings.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { useFindingWords } from '../../language/finding-words.ts'
import { setLanguage, useWords } from '../../language/language.ts'
import { namesBySeat } from '../../language/names.ts'
import { InTermsOf } from '../../language/own-terms.tsx'
import { findingDecided, isLeftToReferee, type RulingProps } from '../../record/findings/ruling-state.ts'
import { useAnswer } from '../../record/findings/use-answer.ts'
import { useDeferred } from '../../record/findings/use-deferred.ts'
import { EmptyScreen } from '../../ui/empty.tsx'
import { Loading } from '../../ui/status.tsx'
import { Card } from '../card/card.tsx'
import { ActionBar } from './action-bar.tsx'
import { Evidence } from './evidence.tsx'
import * as css from './ruling.module.css'
import { currentPenalty, useRulingDraft } from './ruling-draft.ts'
import { RulingText } from './ruling-text.tsx'
import { stepsDecided } from './steps-decided.ts'
import { useCompletedSteps } from './use-completed-steps.ts'

type RulingScreenProps = { readonly table: string; readonly hand: string; readonly finding: number }

/** Screen to decide a finding: evidence on the left, rule and steps on the right, signing at the foot. */
export const RulingScreen = ({ table, hand, finding }: RulingScreenProps) => {
  const { t } = useWords()
  const { data: state, error } = useQuery(ask.tables.state.queryOptions({ input: { table, hand } }))
  const named = useStableRef(finding)
  const shown = state?.findings.find(({ id, ref }) => (typeof named.name === 'number' ? id : ref) === named.name)
  useFollowRenumbering(named, shown, (now) => paths.finding(table, hand, now))
  if (error && !state) return <EmptyScreen fact={error.message} todo="" />
  if (!state) return <Loading />
  return shown ? (
    <InTermsOf rules={state.rules}>
      <Ruling key={shown.ref} state={state} shown={shown} />
    </InTermsOf>
  ) : (
    <EmptyScreen fact={t('ruling.notFound')} todo={t('ruling.notFoundDo')} />
  )
}

const Ruling = ({ state, shown }: RulingProps) => {
  const { t, language } = useWords()
  const [, go] = useLocation()
  const { draft, change, forget } = useRulingDraft(shown)
  const [card, setCard] = useState(false)
  const [comparing, setComparing] = useState(false)
  const { finding, ruling } = shown
  const isNewest = state.hands.at(-1)?.id === state.hand
  const current = isNewest
    ? dueFor(
        finding,
        state.view,
        state.findings.flatMap((one) => (one.state === 'gone' ? [] : [one.finding])),
      )
    : 'over'
  const due = (ruling ? shown.due : current) ?? undefined
  const people = useMemo(() => namesBySeat(state), [state])
  const said = useFindingWords(
    useMemo(() => findingDecided(shown), [shown]),
    state.rules,
    { people, due },
  )
  const penalty = currentPenalty(shown, draft)
  const decided = useFindingWords(
    useMemo(() => asDecided(finding, penalty), [finding, penalty]),
    state.rules,
    { people, due },
  )
  const isDismissed = ruling?.decision === 'dismissed' && draft.mode === null
  const words = { ...said, steps: isDismissed ? [] : stepsDecided({ state, shown }, penalty, { language, people, due }) }
  const hasSteps = words.steps.length > 0
  const steps = useCompletedSteps(state.table.id, shown, {
    keys: hasSteps ? stepsDecided({ state, shown }, penalty, { language: 'en' }) : [],
    steps: hasSteps ? stepsInBoth((one) => stepsDecided({ state, shown }, penalty, { language: one, due })) : [],
  })
  const deferred = useDeferred(state)
  const { keyOf } = useBindings()
  const back = () => go(isNewest ? paths.table(state.table.id) : paths.hand(state.table.id, state.hand))
  const answer = useAnswer(({ state: next, came }) => {
    const follows = next.findings.find(
      ({ id, finding: now }) => came.includes(id) && now.event === finding.event && now.rule === finding.rule && now.level === 'violation',
    )
    if (follows) go(paths.finding(next.table.id, next.hand, follows.id), { replace: true })
    else back()
  })
  const asks = finding.level === 'question' && shown.state === 'open' && finding.state === 'open'
  const isGone = shown.state === 'gone'
  const cannot = whyNot()
  const later = () => {
    deferred.add(shown.id)
    back()
  }
  const { mode } = draft
  const leave = () => (card ? setCard(false) : mode ? change({ mode: null }) : comparing ? setComparing(false) : back())
  useTitle(words.title)
  useKeys({
    Escape: leave,
    [keyOf('ruling.language')]: () => void setLanguage(nextLanguage(language)),
    [keyOf('ruling.show')]: () => setCard((now) => !now),
    ...(!card && {
      [keyOf('ruling.later')]: later,
      ...(shown.incident !== null && { [keyOf('ruling.incident')]: () => go(paths.incident(shown.incident ?? 0)) }),
      ...(shown.incident !== null && ruling && { [keyOf('ruling.appeal')]: () => go(paths.appeal(shown.incident ?? 0)) }),
      ...(shown.incident !== null && ruling && mode === null && { 'Control+z': () => go(paths.undoRuling(shown.incident ?? 0)) }),
      [keyOf('ruling.compare')]: () => setComparing((now) => !now),
      [keyOf('ruling.rule')]: () => go(paths.rule(finding.rule)),
      [keyOf('ruling.replay')]: () => go(paths.replay(state.table.id, state.hand, finding.event)),
      ...((cannot === null || ruling) && {
        [keyOf('ruling.change')]: () => change({ mode: isGone ? 'dismiss' : isLeftToReferee(shown) ? 'decide' : 'change' }),
      }),
      ...((cannot === null || asks) && { [keyOf('ruling.dismiss')]: () => change({ mode: 'dismiss' }) }),
      ...Object.fromEntries(words.steps.slice(0, 9).map((_, n) => [`${n + 1}`, () => steps.tick(n)])),
    }),
  })
  return (
    <main className={`screen ${css.rule}`}>
      <Evidence state={state} shown={shown} />
      <RulingText
        state={state}
        shown={shown}
        words={words}
        done={steps.done}
        onTick={steps.tick}
        onAnswer={asks ? (word) => answer(shown.ref, word) : null}
        comparing={comparing}
        onCompare={() => setComparing((now) => !now)}
        busy={mode !== null}
        onStands={() => change({ mode: 'stands' })}
        onAnew={() => change({ mode: isGone ? 'dismiss' : 'change' })}
      />
      <ActionBar
        state={state}
        shown={shown}
        words={mode === 'milder' ? decided : words}
        carriedOut={steps.carriedOut}
        draft={draft}
        onDraft={change}
        cannot={cannot}
        asks={asks}
        onSigned={forget}
        onLater={later}
        onCard={() => setCard(true)}
        onBack={back}
      />
      {card && <Card state={state} shown={shown} penalty={penalty} due={due} onClose={() => setCard(false)} />}
    </main>
  )

  function whyNot(): string | null {
    if (isGone) return t('ruling.notFound')
    if (asks) return t('ruling.answerFirst')
    if (finding.state === 'pending') return t('ruling.judgedLater')
    return finding.state === 'settled' ? t('ruling.settledAlready') : null
  }
}
