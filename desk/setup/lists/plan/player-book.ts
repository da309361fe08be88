import { isListedAlike, listedDetails, PLAYER_DETAILS } from '../../../../db/log/listed-player.ts'
import type { ReadableDb } from '../../../../db/sqlite/handle.ts'
import type { Write } from '../../../../db/writing/act.ts'
import { newId } from '../../../context/ids.ts'
import { nameKey } from '../../../context/permissions/referees.ts'
import { players } from '../../../context/players.ts'
import type { PlanRow } from '../../../contract/lists.ts'
import type { Player } from '../../../contract/people.ts'
import { shortQuote } from '../../../event/people/person-name.ts'
import { nameSpellings } from '../../../event/people/register.ts'
import { listWords } from '../../../messages/lists.ts'
import { bareKey, type LineCells, LineError, numberIn, personNameIn } from './cells.ts'
import { type PlanContext, rowOf } from './plan.ts'

/** A player as list and tournament have them together. `line`: the last line about the player. */
export type BookPlayer = Player & { readonly line: number | null }

/** The players of the tournament while a list is read into them; nothing is written before `write`. */
export type PlayerBook = {
  /** Takes a line over and says whom it means; throws `LineError` where it can't be. */
  readonly take: (line: LineCells) => BookPlayer
  /** As if a line had not been taken over. */
  readonly drop: (line: number) => void
  /** The player with a number or a name; throws `LineError` if there is none, or several. */
  readonly find: (text: string) => BookPlayer
  /** A player who was given the number of another one who keeps it; undefined if all numbers are unique. */
  readonly clash: () => { readonly line: number; readonly number: number; readonly other: string } | undefined
  readonly all: () => readonly BookPlayer[]
  readonly rows: () => readonly PlanRow[]
  /** Lines that have an earlier spelling of a name that was corrected since: the corrected one stays. */
  readonly spelt: () => readonly { readonly line: number; readonly was: string; readonly name: string }[]
  /** Lines with a new player whose name differs from another one's only by accents. */
  readonly alike: () => readonly { readonly line: number; readonly name: string; readonly other: string }[]
  readonly sameNames: () => readonly (readonly BookPlayer[])[]
  readonly entries: () => number
  readonly write: (write: Write) => void
}

export const playerBook = ({ db, match, apart }: PlanContext): PlayerBook => {
  const before = new Map(players(db).map((player) => [player.id, { ...player, line: null } satisfies BookPlayer]))
  const now = new Map<string, BookPlayer>(before)
  const earlier = earlierNames(db, before)
  const spelt = new Map<number, { readonly line: number; readonly was: string; readonly name: string }>()
  const numbered = new Map<number, string>()
  const named = new Map<string, Set<string>>()
  const seat = (player: BookPlayer): void => {
    if (player.number !== null) numbered.set(player.number, player.id)
    const key = nameKey(player.name)
    named.set(key, (named.get(key) ?? new Set()).add(player.id))
    now.set(player.id, player)
  }
  const lift = (player: BookPlayer): void => {
    if (player.number !== null && numbered.get(player.number) === player.id) numbered.delete(player.number)
    named.get(nameKey(player.name))?.delete(player.id)
  }
  for (const player of before.values()) seat(player)
  let next = Math.max(0, ...[...before.values()].map(({ number }) => number ?? 0)) + 1

  const withNumber = (number: number | null) => (number === null ? undefined : now.get(numbered.get(number) ?? ''))
  const withName = (name: string) => {
    const ids = named.get(nameKey(name))
    return [...(ids && ids.size > 0 ? ids : (earlier.get(nameKey(name)) ?? []))].flatMap((id) => now.get(id) ?? [])
  }
  const wasCalled = (player: BookPlayer, name: string): boolean =>
    nameKey(player.name) !== nameKey(name) && (earlier.get(nameKey(name))?.has(player.id) ?? false)

  /** By name alone; only the country tells several of one name apart. The user says whether a further line is about another person. */
  const withoutNumber = (line: LineCells, name: string, named: readonly BookPlayer[]): BookPlayer | undefined => {
    if (apart.has(line.line)) return undefined
    const country = line.get('country')
    const free = named.filter((player) => player.line === null)
    if (free.length > 1) {
      const same = free.find((player) => country === '' || player.country === country)
      if (!same) throw new LineError(listWords.anotherNamed(shortQuote(name)), 'name', true)
      return same
    }
    const twin = free.length === 0 && named[0]
    if (twin) throw new LineError(listWords.nameAgain(shortQuote(name), twin.line ?? 0), 'name', true)
    return free[0]
  }

  /** By number, else by name; a player of an earlier line is another one. */
  const known = (line: LineCells, number: number | null, name: string): BookPlayer | undefined => {
    const byNumber = withNumber(number)
    const byName = name === '' ? [] : withName(name)
    const free = byName.filter(({ line }) => line === null)
    if (byNumber?.line != null && byNumber.number !== null) throw new LineError(listWords.numberTwice(byNumber.number, byNumber.line))
    if (match === 'name' && free.length === 1) return free[0]
    if (byNumber) {
      const other = free.find(({ id }) => id !== byNumber.id)
      if (match === 'number' && name !== '' && nameKey(byNumber.name) !== nameKey(name) && other)
        throw new LineError(listWords.twoPeople({ number: number ?? 0, is: byNumber.name, name, has: other.number }))
      if (match === 'number' || nameKey(byNumber.name) === nameKey(name) || name === '') return byNumber
      throw new LineError(listWords.numberTaken(number ?? 0, byNumber.name))
    }
    if (!line.has('number')) return withoutNumber(line, name, byName)
    if (free.length > 1) throw new LineError(listWords.severalNamed(shortQuote(name)), 'name')
    const [twin] = byName.filter(({ line }) => line !== null)
    if (free.length === 0 && twin && (number === null || twin.number === null))
      throw new LineError(listWords.nameTwice(shortQuote(name), twin.line ?? 0), 'name')
    return free[0]
  }

  return {
    take: (line) => {
      const number = numberIn(line.get('number'))
      const name = personNameIn(line)
      const country = line.get('country')
      if (country.length > 60) throw new LineError(listWords.longCountry, 'country')
      const old = known(line, number, name)
      if (!old && name === '') throw new LineError(number === null ? listWords.nameMissing : listWords.nameMissingOf(number), 'name')
      const isEarlier = old !== undefined && wasCalled(old, name)
      if (isEarlier) spelt.set(line.line, { line: line.line, was: name, name: old.name })
      const player: BookPlayer = {
        id: old?.id ?? newId(),
        number: number ?? old?.number ?? (line.has('number') ? null : next),
        name: isEarlier ? old.name : name || (old?.name ?? ''),
        country: country || (old?.country ?? ''),
        withdrawn: old?.withdrawn ?? false,
        line: line.line,
      }
      next = Math.max(next, (player.number ?? 0) + 1)
      if (old) lift(old)
      seat(player)
      return player
    },
    drop: (line) => {
      spelt.delete(line)
      const player = [...now.values()].findLast((one) => one.line === line)
      if (!player) return
      lift(player)
      const old = before.get(player.id)
      if (old) seat(old)
      else now.delete(player.id)
    },
    find: (text) => {
      const digits = /^(?:#|n[°º]|no\.?)? ?0*(\d{1,6})(?:[.,]0+)?$/i.exec(text)?.[1]
      if (digits !== undefined) {
        const player = withNumber(Number(digits))
        if (!player) throw new LineError(listWords.noNumber(Number(digits)))
        return player
      }
      const found = withName(text)
      const [one] = found
      if (one && found.length === 1) return one
      if (found.length > 1) throw new LineError(listWords.severalNamed(shortQuote(text)))
      // `12 Marta Olsen`, `Marta Olsen (12)`
      const before = /^#?(\d{1,12})[.)\s:–-]/u.exec(text)
      const both = before ?? /[([]#?(\d{1,12})[)\]]$/u.exec(text)
      const player = both && withNumber(Number(both[1]))
      const name = before ? text.slice(before[0].length).replace(/^[.)\s:–-]+/u, '') : text.slice(0, both?.index).trimEnd()
      if (player && nameKey(player.name) === nameKey(name)) return player
      throw new LineError(listWords.noSuchName(shortQuote(text)))
    },
    clash: () => {
      const kept = new Map(
        [...now.values()].flatMap(({ number, line, name }) => (number === null || line !== null ? [] : [[number, name]])),
      )
      return [...now.values()].flatMap(({ id, number, line }) => {
        if (before.get(id)?.number === number) return []
        const other = number === null ? undefined : kept.get(number)
        return number === null || line === null || other === undefined ? [] : [{ line, number, other }]
      })[0]
    },
    all: () => [...now.values()],
    spelt: () => [...spelt.values()],
    rows: () =>
      [...now.values()].flatMap((player) => {
        const old = before.get(player.id)
        return player.line === null ? [] : [rowOf(player.line, said(player), old && said(old))]
      }),
    alike: () => {
      const bare = Map.groupBy(now.values(), ({ name }) => bareKey(name))
      return [...now.values()].flatMap(({ id, name, line }) => {
        const other = bare.get(bareKey(name))?.find((one) => one.id !== id && nameKey(one.name) !== nameKey(name))
        return before.has(id) || line === null || !other ? [] : [{ line, name, other: other.name }]
      })
    },
    sameNames: () => [...named.values()].filter((ids) => ids.size > 1).map((ids) => [...ids].flatMap((id) => now.get(id) ?? [])),
    entries: () => changed(before, now).length,
    write: (write) => {
      for (const player of changed(before, now)) write('player', { player: player.id, ...listedDetails(player) })
    },
  }
}

/** Whom a name meant before it was corrected. */
const earlierNames = (db: ReadableDb, now: ReadonlyMap<string, BookPlayer>): ReadonlyMap<string, ReadonlySet<string>> => {
  const earlier = new Map<string, Set<string>>()
  for (const [id, names] of nameSpellings(db, 'player'))
    for (const key of names.map(nameKey))
      if (key !== nameKey(now.get(id)?.name ?? '')) earlier.set(key, (earlier.get(key) ?? new Set()).add(id))
  return earlier
}

const said = (player: BookPlayer): readonly string[] => PLAYER_DETAILS.map((detail) => String(player[detail] ?? ''))

const changed = (before: ReadonlyMap<string, BookPlayer>, now: ReadonlyMap<string, BookPlayer>): readonly BookPlayer[] =>
  [...now.values()].filter((player) => {
    const old = before.get(player.id)
    return !old || !isListedAlike(old, player)
  })
