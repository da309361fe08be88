import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Round, Tournament } from '../../desk/contract.ts'
import { ask, desk } from '../desk/client.ts'
import { useSend } from '../incidents/use-send.ts'
import { moment } from '../language/format.ts'
import { useLanguage } from '../language/language.ts'
import { Loading } from '../shell/loading.tsx'
import { useSigner } from '../shell/use-signer.ts'

/** The tournament's own data, and its rounds as a proposal that is changed before it is taken. */
export const TournamentSection = () => {
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const { data: rounds } = useQuery(ask.rounds.list.queryOptions())
  const { data: players } = useQuery(ask.players.list.queryOptions())
  if (!tournament || !rounds || !players) return <Loading />
  return (
    <div className="rulesetup">
      <Data key={`${tournament.name} ${tournament.place} ${tournament.date}`} tournament={tournament} />
      <RoundsPlan key={rounds.rounds.length} tournament={tournament} rounds={rounds.rounds} players={players.length} />
    </div>
  )
}

const Data = ({ tournament }: { readonly tournament: Tournament }) => {
  const { t } = useTranslation()
  const { by, openMenu } = useSigner()
  const [data, setData] = useState({ name: tournament.name, place: tournament.place, date: tournament.date })
  const { sending, send, busy } = useSend(() => undefined)
  const isOther = data.name !== tournament.name || data.place !== tournament.place || data.date !== tournament.date
  const save = (event: FormEvent): void => {
    event.preventDefault()
    if (by.trim() === '') openMenu()
    else if (isOther && data.name.trim() !== '' && data.date !== '') send((key) => desk.tournaments.set({ ...data, by, key }))
  }
  const field = (name: 'name' | 'place' | 'date') => (
    <div className="field">
      <label htmlFor={`tournament-${name}`}>{t(`start.${name}`)}</label>
      <input
        id={`tournament-${name}`}
        type={name === 'date' ? 'date' : 'text'}
        value={data[name]}
        maxLength={200}
        autoComplete="off"
        disabled={busy}
        onChange={(event) => setData({ ...data, [name]: event.target.value })}
      />
    </div>
  )
  return (
    <section>
      <h2>{t('tournament.title')}</h2>
      <form className="row" onSubmit={save}>
        {field('name')}
        {field('place')}
        {field('date')}
        <button type="submit" className="btn" disabled={busy || !isOther}>
          {t('tournament.save')}
        </button>
        <p className={sending.kind === 'refused' ? 'err' : 'q2'} role="status">
          {sending.kind === 'refused' ? sending.message : sending.kind === 'held' ? t('act.held') : ''}
        </p>
      </form>
    </section>
  )
}

type PlanProps = { readonly tournament: Tournament; readonly rounds: readonly Round[]; readonly players: number }

/** Rounds that are not planned yet: so many, of that length, one after the other, with tables for all players. */
const RoundsPlan = ({ tournament, rounds, players }: PlanProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { by, openMenu } = useSigner()
  const planned = rounds.filter(({ starts }) => starts !== null).length
  const last = rounds.at(-1)
  const [count, setCount] = useState(Math.max(4, rounds.length))
  const [first, setFirst] = useState(() => local(rounds.find(({ number }) => number === 1)?.starts) ?? `${tournament.date}T09:30`)
  const [minutes, setMinutes] = useState(rounds.find((round) => round.minutes !== null)?.minutes ?? 90)
  const [pause, setPause] = useState(30)
  const { sending, send, busy } = useSend(() => undefined)
  const tables = players >= 4 ? Math.ceil(players / 4) : (last?.tables ?? 0)
  const begins = new Date(first)
  const toPlan = Number.isNaN(begins.getTime())
    ? []
    : Array.from({ length: Math.min(count, 30) }, (_, n) => ({
        number: n + 1,
        starts: new Date(begins.getTime() + n * (minutes + pause) * 60_000),
      })).filter(({ number }) => rounds.find((round) => round.number === number)?.starts == null)
  const plan = (event: FormEvent): void => {
    event.preventDefault()
    if (by.trim() === '') {
      openMenu()
      return
    }
    // one act a round under keys of its own: sent again after a loss, those that stand are not planned twice
    send(async (key) => {
      for (const { number, starts } of toPlan)
        await desk.rounds.plan({ round: number, starts: starts.toISOString(), minutes, tables, by, key: `${key} ${number}` })
    })
  }
  const number = (label: string, value: number, most: number, onValue: (value: number) => void) => (
    <div className="field short">
      <label htmlFor={`plan ${label}`}>{label}</label>
      <input
        id={`plan ${label}`}
        type="number"
        min={1}
        max={most}
        value={value || ''}
        disabled={busy}
        onChange={(event) => onValue(Math.min(most, Math.max(0, Math.trunc(event.target.valueAsNumber) || 0)))}
      />
    </div>
  )
  return (
    <section>
      <h2>{t('tournament.rounds')}</h2>
      <p className="q2">{t('tournament.roundsWhat', { count: planned, tables })}</p>
      <form className="row" onSubmit={plan}>
        {number(t('tournament.howMany'), count, 30, setCount)}
        <div className="field">
          <label htmlFor="first-round">{t('tournament.first')}</label>
          <input id="first-round" type="datetime-local" value={first} disabled={busy} onChange={(event) => setFirst(event.target.value)} />
        </div>
        {number(t('clock.minutes'), minutes, 1440, setMinutes)}
        {number(t('tournament.pause'), pause, 1440, setPause)}
        <button type="submit" className="btn" disabled={busy || toPlan.length === 0 || minutes < 1}>
          {t('tournament.plan', { count: toPlan.length })}
        </button>
        <p className="err" role="alert">
          {sending.kind === 'refused' ? sending.message : sending.kind === 'held' ? t('act.held') : ''}
        </p>
      </form>
      <ol className="roundlist">
        {[...rounds.filter(({ starts }) => starts !== null), ...toPlan.map((round) => ({ ...round, minutes, tables, planned: true }))]
          .toSorted((a, b) => a.number - b.number)
          .map((round) => (
            <li key={round.number} data-planned={'planned' in round}>
              <b>{round.number}</b> {round.starts && moment(round.starts, language)} · {round.minutes} min ·{' '}
              {t('setup.justTables', { count: round.tables })}
              {'planned' in round && <span className="q2"> · {t('tournament.proposed')}</span>}
            </li>
          ))}
      </ol>
    </section>
  )
}

/** A moment as the field wants it: this machine's time, to the minute. */
const local = (at: Date | null | undefined): string | null =>
  at ? new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16) : null
