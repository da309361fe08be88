import { useQuery } from '@tanstack/react-query'
import { isValid } from 'date-fns/isValid'
import { type FormEvent, useState } from 'react'
import type { Round } from '../../../desk/contract/rounds.ts'
import type { Tournament } from '../../../desk/contract/tournaments.ts'
import { bySeat, SEATS } from '../../../engine/model/seats.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useTournamentRules } from '../../app-state/desk/use-rule-set.ts'
import { useSend } from '../../app-state/desk/use-send.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { createStore } from '../../app-state/storage/store.ts'
import { dotted, formatMoment, momentForField } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { Button, ScreenLink } from '../../ui/button.tsx'
import { NumberField } from '../../ui/fields/number-field.tsx'
import { Alert, Loading } from '../../ui/status.tsx'
import * as rulesCss from '../rules/rules.module.css'
import { likelyStart, proposeRounds } from './propose-rounds.ts'
import * as css from './seating.module.css'

/** Proposes rounds that the user can change before planning them, and tables for all players. */
export const RoundsSection = () => {
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const { data: rounds } = useQuery(ask.rounds.list.queryOptions())
  const { data: players } = useQuery(ask.players.list.queryOptions())
  const done = lastChange.useNow()
  if (!tournament || !rounds || !players) return <Loading />
  return (
    <div className={`sections ${rulesCss.rulesetup}`}>
      {done?.file === tournament.file && <ChangeNote done={done} onUndone={() => lastChange.set({ ...done, undone: true })} />}
      <RoundsPlan
        key={`${rounds.rounds.length} ${rounds.rounds.filter(({ starts }) => starts !== null).length}`}
        tournament={tournament}
        rounds={rounds.rounds}
        players={players.filter(({ withdrawn }) => !withdrawn).length}
        onChanged={(change) => lastChange.set({ file: tournament.file, undone: false, ...change })}
      />
    </div>
  )
}

/** The requests that planned rounds, or the one that removed a round. */
type RoundsChange =
  | { readonly kind: 'planned'; readonly requests: readonly string[] }
  | { readonly kind: 'removed'; readonly round: number; readonly request: string }
type LastChange = RoundsChange & { readonly file: string; readonly undone: boolean }

/** The last change of rounds in this window, and whether it was undone. A visit to another step keeps it. */
const lastChange = createStore<LastChange | null>(null)

/** The rounds that were just planned or removed, with their undo. */
const ChangeNote = ({ done, onUndone }: { readonly done: LastChange; readonly onUndone: () => void }) => {
  const { t } = useWords()
  const { sign } = useSigner()
  const { trouble, send, busy } = useSend(onUndone)
  const { undone } = done
  const said = done.kind === 'planned' ? t('setup.rounds', { count: done.requests.length }) : t('setup.roundRemoved', { round: done.round })
  const undo = (): void =>
    sign((by) =>
      send(async (key) => {
        // each planned round was an act of its own
        if (done.kind === 'planned')
          for (const request of done.requests.toReversed()) await desk.tournaments.undo({ by, request, key: `${key} ${request}` })
        else await desk.tournaments.redo({ by, request: done.request, key })
      }),
    )
  return (
    <p className="cluster apart heading said" role="status">
      {undone ? t('hall.undone', { what: said }) : said}
      {!undone && <Button className="sm" label={t('correct.undo')} disabled={busy} onClick={undo} />}
      {trouble && <span className="err">{trouble}</span>}
    </p>
  )
}

type PlanProps = {
  readonly tournament: Tournament
  readonly rounds: readonly Round[]
  readonly players: number
  readonly onChanged: (change: RoundsChange) => void
}

/** Form to plan rounds: number, length, breaks, tables. */
const RoundsPlan = ({ tournament, rounds, players, onChanged }: PlanProps) => {
  const { t, language } = useWords()
  const { sign } = useSigner()
  const withStart = rounds.flatMap(({ number, starts, minutes }) => (starts ? [{ number, starts, minutes }] : []))
  const needed = Math.ceil(players / SEATS.length)
  // a round that only a list of seats names may be a typing error, and asks for none before it
  const counted = rounds.filter(({ number, starts }, n) => starts !== null || number === n + 1).length
  const [count, setCount] = useState<number | null>(withStart.length > 0 ? counted : Math.max(4, counted))
  const [typedFirst, setFirst] = useState<string | undefined>(undefined)
  const usual = useTournamentRules(tournament)?.settings['session-minutes'] ?? 90
  const [typedMinutes, setMinutes] = useState<number | null | undefined>(undefined)
  const minutes = typedMinutes === undefined ? (rounds.find((round) => round.minutes !== null)?.minutes ?? usual) : typedMinutes
  const [pause, setPause] = useState<number | null>(30)
  const [typed, setTyped] = useState<number | null | undefined>(undefined)
  const tables = typed === undefined ? needed || (rounds.at(-1)?.tables ?? 0) : (typed ?? 0)
  const { trouble, send, busy } = useSend(() => undefined)
  const remove = (round: number): void =>
    signed(async (by, key) => {
      await desk.rounds.remove({ round, by, key })
      onChanged({ kind: 'removed', round, request: key })
    })
  const gap = withStart.findIndex(({ number }, n) => number !== n + 1)
  const from = (gap < 0 ? withStart.length : gap) + 1
  const likely = likelyStart(withStart, { round: from, minutes: minutes || usual, pause: pause ?? 0 })
  const first = typedFirst ?? (likely ? momentForField(likely) : `${tournament.date}T09:30`)
  const begins = new Date(first)
  const toPlan =
    !isValid(begins) || !count || !minutes
      ? []
      : proposeRounds({ from, count: Math.min(count, 30), first: begins, planned: withStart, minutes, pause: pause ?? 0 }).filter(
          ({ number }) => !withStart.some((round) => round.number === number),
        )
  const few = rounds.filter((round) => round.tables < needed && round.starts !== null && round.clock.state !== 'ended')
  const signed = (act: (by: string, key: string) => Promise<unknown>): void => sign((by) => send((key) => act(by, key)))
  const plan = (event: FormEvent): void => {
    event.preventDefault()
    if (toPlan.length === 0 || !minutes) return
    // each round has its own idempotency key, so that a retry does not plan it twice
    signed(async (by, key) => {
      const requests = toPlan.map(({ number, starts }) => ({ round: number, starts: starts.toISOString(), key: `${key} ${number}` }))
      for (const request of requests) await desk.rounds.plan({ ...request, minutes, tables, by })
      onChanged({ kind: 'planned', requests: requests.map(({ key }) => key) })
    })
  }
  const addTables = (): void =>
    signed(async (by) => {
      const names = await desk.tables.names()
      for (const { number, tables: has } of few) {
        const taken = new Set(names.filter(({ round }) => round === number).map(({ name }) => name))
        const free = Array.from({ length: needed + taken.size }, (_, n) => String(n + 1)).filter((name) => !taken.has(name))
        for (const name of free.slice(0, needed - has)) await desk.tables.create({ name, round: number, players: bySeat(() => ''), by })
      }
    })
  return (
    <section>
      <h2>{t('tournament.rounds')}</h2>
      <p className="q2">
        {players === 0
          ? t('tournament.noPlayers')
          : t('tournament.tablesFor', {
              count: players,
              tables: needed,
              over: players % SEATS.length === 0 ? '' : t('tournament.over', { count: players % SEATS.length }),
            })}
      </p>
      <form className="row" onSubmit={plan}>
        <NumberField label={t('tournament.howMany')} least={1} most={30} value={count} onValue={setCount} short disabled={busy} first />
        <div className="field">
          <label htmlFor="first-round">{t('tournament.first', { round: from })}</label>
          <input
            id="first-round"
            type="datetime-local"
            max="9999-12-31T23:59"
            value={first}
            disabled={busy}
            onChange={(event) => setFirst(event.target.value)}
          />
        </div>
        <NumberField label={t('clock.minutes')} least={1} most={1440} value={minutes} onValue={setMinutes} short disabled={busy} />
        <NumberField label={t('tournament.pause')} least={0} most={1440} value={pause} onValue={setPause} short disabled={busy} />
        <NumberField label={t('tournament.tables')} least={0} most={500} value={tables} onValue={setTyped} short disabled={busy} />
        <Button
          type="submit"
          className="primary"
          label={toPlan.length === 0 ? t('tournament.allPlanned') : t('tournament.plan', { count: toPlan.length })}
          chord="Enter"
          disabled={busy || toPlan.length === 0}
        />
        <Alert says={trouble} />
      </form>
      {few.length > 0 && (
        <p className="row">
          <span>{t('tournament.few', { count: few.length, rounds: few.map(({ number }) => number).join(', '), needed })}</span>
          <Button label={t('tournament.addTables')} disabled={busy} onClick={addTables} />
        </p>
      )}
      {withStart.length > 0 && (
        <p className="q2">
          {t('tournament.changeOne')} <ScreenLink className="link" to={paths.hall} label={t('nav.hall')} />
        </p>
      )}
      <ol className={`lined ${css.roundlist}`}>
        {[
          ...rounds.filter(({ number, starts }) => starts !== null || !toPlan.some((round) => round.number === number)),
          ...toPlan.map((round) => ({ ...round, minutes, tables, planned: true })),
        ]
          .toSorted((a, b) => a.number - b.number)
          .map((round) => (
            <li key={round.number} className="cluster" data-planned={'planned' in round}>
              <b>{round.number}</b>{' '}
              {dotted(
                round.starts ? formatMoment(round.starts, language) : '–',
                round.minutes !== null && `${round.minutes} min`,
                t('setup.justTables', {
                  count: 'planned' in round ? rounds.find(({ number }) => number === round.number)?.tables || tables : round.tables,
                }),
              )}
              {'planned' in round && <span className="q2">· {t('tournament.proposed')}</span>}
              {'clock' in round && round.clock.state === 'planned' && (
                <Button
                  className="sm quiet push"
                  label={t('house.remove')}
                  disabled={busy}
                  aria-label={t('house.removeOne', { what: t('clock.round', { round: round.number }) })}
                  onClick={() => remove(round.number)}
                />
              )}
            </li>
          ))}
      </ol>
    </section>
  )
}
