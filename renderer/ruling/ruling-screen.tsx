import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { ShownFinding, TableState } from '../../desk/contract.ts'
import { SEATS, type Seat } from '../../engine/seats.ts'
import { ask } from '../desk/client.ts'
import { useKeyMap } from '../keys/use-key-map.ts'
import { useKeys } from '../keys/use-keys.ts'
import { setLanguage, useLanguage } from '../language/language.ts'
import { nameAt } from '../language/people.ts'
import { Empty } from '../shell/empty.tsx'
import { Loading } from '../shell/loading.tsx'
import { paths } from '../shell/paths.ts'
import { useTitle } from '../shell/use-title.ts'
import { useAnswer } from '../table/use-answer.ts'
import { useDeferred } from '../table/use-deferred.ts'
import { ActionBar } from './action-bar.tsx'
import { Card } from './card.tsx'
import { Evidence } from './evidence.tsx'
import { RulingText } from './ruling-text.tsx'
import { useSteps } from './use-steps.ts'
import { useWords } from './use-words.ts'

type RulingScreenProps = { readonly table: string; readonly hand: string; readonly finding: number }

/** One finding, to be decided: the evidence on the left, the rule and the steps on the right, the signing at the foot. */
export const RulingScreen = ({ table, hand, finding }: RulingScreenProps) => {
  const { t } = useTranslation()
  const { data: state, error } = useQuery(ask.tables.state.queryOptions({ input: { table, hand } }))
  const shown = state?.findings.find(({ id }) => id === finding)
  if (error && !state) return <Empty fact={error.message} todo="" />
  if (!state) return <Loading />
  return shown ? <Ruling state={state} shown={shown} /> : <Empty fact={t('ruling.notFound')} todo={t('ruling.notFoundDo')} />
}

export type RulingProps = { readonly state: TableState; readonly shown: ShownFinding }
export type Mode = 'confirm' | 'change' | 'dismiss' | null

/** The names of who is known by name. */
export const peopleOf = ({ view, table }: TableState): Partial<Record<Seat, string>> =>
  Object.fromEntries(SEATS.map((seat) => [seat, nameAt(seat, view, table.players)]).filter(([, name]) => name !== null))

const Ruling = ({ state, shown }: RulingProps) => {
  const language = useLanguage()
  const [, go] = useLocation()
  const [mode, setMode] = useState<Mode>(null)
  const [card, setCard] = useState(false)
  const words = useWords(shown.finding, state.rules, peopleOf(state))
  const steps = useSteps(shown, words.steps.length)
  const deferred = useDeferred()
  const keyMap = useKeyMap()
  const back = () => go(state.hands.at(-1)?.id === state.hand ? paths.table(state.table.id) : paths.hand(state.table.id, state.hand))
  const answer = useAnswer(state.table.id, back)
  const asks = shown.finding.level === 'question' && shown.state === 'open'
  const later = () => {
    deferred.add(shown.id)
    back()
  }
  const leave = () => (card ? setCard(false) : mode ? setMode(null) : back())
  useTitle(words.headline)
  useKeys({
    Escape: leave,
    f: () => setLanguage(language === 'en' ? 'fr' : 'en'),
    p: () => setCard((now) => !now),
    l: later,
    c: () => setMode('change'),
    d: () => setMode('dismiss'),
    '?': keyMap.open,
    ...Object.fromEntries(words.steps.slice(0, 9).map((_, n) => [`${n + 1}`, () => steps.tick(n)])),
  })
  return (
    <main className="rule">
      <Evidence state={state} shown={shown} />
      <RulingText
        state={state}
        shown={shown}
        words={words}
        done={steps.done}
        onTick={steps.tick}
        onAnswer={asks ? (word) => answer(shown.id, word) : null}
      />
      <ActionBar
        state={state}
        shown={shown}
        words={words}
        done={steps.done}
        mode={mode}
        onMode={setMode}
        onLater={later}
        onCard={() => setCard(true)}
        onBack={back}
      />
      {card && <Card state={state} shown={shown} onClose={() => setCard(false)} />}
    </main>
  )
}
