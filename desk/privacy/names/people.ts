import { logEntries } from '../../../db/log/read.ts'
import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import type { ByLanguage, Language } from '../../../engine/model/language.ts'
import { type LoggedBody, personalOf } from '../../context/permissions/entry-kinds.ts'
import { drawnName } from '../pseudonyms/new-names.ts'
import { namesAloneIn } from './entry-texts.ts'
import { nameReader } from './in-text.ts'
import type { PseudonymousPerson } from './names-of.ts'
import { NOTATION_WORD, sameName, unquoted } from './words.ts'

/** The people who get a pseudonym: all players, or one, by id; on request also referees and other authors of entries. */
export type PseudonymScope = { readonly player: string | null; readonly referees: boolean }

type Known = {
  readonly player: string | null
  readonly names: Set<string>
  readonly numbers: Set<number>
  readonly kind: 'player' | 'referee'
}

const CALLED: ByLanguage<Readonly<Record<'player' | 'referee', string>>> = {
  en: { player: 'Player', referee: 'Referee' },
  fr: { player: 'Joueur', referee: 'Arbitre' },
}

/** Everybody whose name is to go, with a pseudonym each: numbered in an order that only the holder of the secret can compute again. */
export const peopleIn = (db: ReadableDb, whom: PseudonymScope, language: Language, secret: string): readonly PseudonymousPerson[] => {
  const known = [...knownIn(db, whom.referees).values()]
  const asked =
    whom.player === null ? known : known.filter(({ player, kind }) => player === whom.player || (whom.referees && kind === 'referee'))
  const counts = { player: 0, referee: 0 }
  return asked
    .map((one) => ({ ...one, mark: drawnName(secret, 'person', one.player ?? [...one.names][0] ?? '') }))
    .toSorted((a, b) => (a.mark < b.mark ? -1 : 1))
    .map(({ player, names, numbers, kind, mark }) => {
      const n = ++counts[kind]
      const isOne = whom.player !== null && kind === 'player'
      return {
        player,
        names: [...names],
        pseudonym: `${CALLED[language][kind]} ${isOne ? mark.slice(0, 4) : n}`,
        number: isOne || player === null ? null : n,
        numbered: [...numbers],
      }
    })
}

/**
 * All other people in a log, by all their names: these stay. If one person asks to be forgotten, some names are not counted as another
 * person's: a name without an id, or of an author, that may be this person's, with initials or a part only.
 */
export const othersIn = (db: ReadableDb, whom: PseudonymScope, people: readonly PseudonymousPerson[]): readonly string[] => {
  const going = new Set(people.flatMap(({ names }) => names).map(sameName))
  const isTheirs = nameReader(whom.player === null ? [] : people, [])
  return [...knownIn(db, true).values()].flatMap(({ player, names }) =>
    [...names].filter((name) => !going.has(sameName(name)) && (player !== null || isTheirs(name).size === 0)),
  )
}

/** All people that a log names: the list of players with all names that they ever had, referees, and names without an id. */
const knownIn = (db: ReadableDb, referees: boolean): ReadonlyMap<string, Known> => {
  const players = new Map<string, Known>()
  const alone = new Set<string>()
  const officials = new Set<string>()
  const named = (player: unknown, name: unknown, number?: unknown): void => {
    if (typeof name !== 'string' || name.trim() === '') return
    if (typeof player !== 'string') {
      alone.add(name)
      return
    }
    const one = within(players, player, { player, ...unnamed(), kind: 'player' })
    one.names.add(name)
    if (typeof number === 'number') one.numbers.add(number)
  }
  for (const { kind, by, body: text } of logEntries(db)) {
    const body = JSON.parse(text) as LoggedBody
    const { lists } = personalOf(kind)
    if (lists === 'referee') officials.add(String(body.name))
    else if (lists === 'player') named(body.player, body.name, body.number)
    else for (const [player, name] of whosIn(body)) named(player, name)
    for (const name of [...playersLine(body), ...namesAloneIn(body)]) alone.add(name)
    if (referees) officials.add(by)
  }
  const listed = new Set([...players.values()].flatMap(({ names }) => [...names]).map(sameName))
  const official = new Set([...officials].map(sameName))
  const all = new Map<string, Known>(players)
  for (const name of alone)
    if (!listed.has(sameName(name)) && !official.has(sameName(name)))
      within(all, `name ${sameName(name)}`, { player: null, ...unnamed(), kind: 'player' }).names.add(name)
  if (referees)
    for (const name of officials)
      if (!listed.has(sameName(name)) && name.trim() !== '')
        within(all, `referee ${sameName(name)}`, { player: null, ...unnamed(), kind: 'referee' }).names.add(name)
  return all
}

const unnamed = () => ({ names: new Set<string>(), numbers: new Set<number>() })

const within = (known: Map<string, Known>, key: string, fresh: Known): Known => {
  const one = known.get(key) ?? fresh
  known.set(key, one)
  return one
}

/** All people named in a body, by id if there is one. */
export const whosIn = (value: unknown): readonly (readonly [unknown, unknown])[] => {
  if (typeof value !== 'object' || value === null) return []
  const own: readonly (readonly [unknown, unknown])[] =
    'playerName' in value ? [['player' in value ? value.player : null, value.playerName]] : []
  return [...own, ...Object.values(value).flatMap(whosIn)]
}

const playersLine = ({ lines }: LoggedBody): readonly string[] =>
  (Array.isArray(lines) ? lines : [])
    .filter((line): line is string => typeof line === 'string' && /^@players\s/.test(line))
    .flatMap((line) => (line.slice('@players'.length).match(NOTATION_WORD) ?? []).map(unquoted))
    .filter((name) => name !== '' && name !== '?' && name !== '-')
