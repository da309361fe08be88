import { type Entry, type Ref, refOf } from '../../../db/log/entry.ts'
import type { Body } from '../../../db/log/kinds.ts'
import { logEntries, newestHead } from '../../../db/log/read.ts'
import { isKind } from '../../../db/log/versions.ts'
import { projections } from '../../../db/projections/by-kind.ts'
import { foldedText } from '../../../db/projections/search/words-in.ts'
import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import type { EntryKind } from '../../../engine/wording/record/log-entries.ts'
import { type LoggedBody, personalOf } from '../../context/permissions/entry-kinds.ts'
import type { PersonData } from '../../contract/person-data.ts'
import type { PersonalProgress } from '../../contract/personal.ts'
import { HOWS, type How } from '../../contract/vocabulary.ts'
import { namesAloneIn, readWords } from '../names/entry-texts.ts'
import { nameReader, textReader } from '../names/in-text.ts'
import { NOTATION_WORD, sameName, unquoted } from '../names/words.ts'
import type { KnownPerson } from './persons.ts'

/** An entry about a person; `texts`: its texts; `name`, `body`: as the log has them. */
export type Mention = {
  readonly entry: Pick<Entry, 'seq' | 'device' | 'at' | 'by' | 'kind'>
  readonly ref: Ref
  readonly how: How
  readonly body: LoggedBody
  readonly texts: readonly string[]
}

export type Mentions = {
  readonly found: readonly Mention[]
  /** Number of the person's own entries by kind and device, first and last time. */
  readonly entered: PersonData['entered']
  /** Entries that were undone, and entries that another one in force replaced or ended. */
  readonly takenBack: ReadonlySet<string>
  readonly earlier: ReadonlySet<string>
}

/** Searches a whole log for one person. `told` receives the progress. */
export const mentionsOf = (db: ReadableDb, person: KnownPerson, told: (progress: PersonalProgress) => void = () => {}): Mentions => {
  const somebody = [{ player: null, names: person.names, pseudonym: '\u0000', number: null }]
  const read = textReader(somebody)
  const perhaps = nameReader(somebody, [])
  const names = new Set(person.names.map(sameName))
  const whole = person.names.map(sameName)
  const found: Mention[] = []
  const about = new Set<string>()
  const entered = new Map<string, PersonData['entered'][number]>()
  const takenBack = new Set<string>()
  const undone = new Map<string, readonly string[]>()
  const endedBy = new Map<string, Ref[]>()
  const values = new Map<string, Ref[]>()
  /** By seat, who has been put there, the newest last. */
  const seats = new Map<string, { readonly ref: Ref; readonly player: unknown }[]>()
  const isTheirs = (name: string): boolean => names.has(sameName(name))
  const of = newestHead(db)?.seq ?? 0
  let done = 0

  for (const entry of logEntries(db)) {
    if (++done % EVERY === 0) told({ step: 'reading', done, of })
    const { seq, device, at, by, kind } = entry
    const { isCounted, holds } = personalOf(kind)
    const ref = refOf(entry)
    const texts: string[] = []
    let hit: How | undefined
    const strongest = (how: How): void => {
      if (hit === undefined || HOWS.indexOf(how) < HOWS.indexOf(hit)) hit = how
    }
    const body = JSON.parse(entry.body) as LoggedBody
    readWords(kind, entry.body, {
      name: (name) => {
        if (isTheirs(name)) strongest('name')
        else if (perhaps(name).size > 0) strongest('perhaps')
        return name
      },
      free: (text) => {
        if (text.trim() !== '') texts.push(text)
        const { text: after, doubts } = read(text)
        if (after !== text || doubts.length > 0) {
          const said = ` ${foldedText(text).replaceAll(/\s+/g, ' ')} `
          strongest(whole.some((name) => said.includes(name)) ? 'text' : 'perhaps')
        }
        return text
      },
    })
    const named = idsIn(body, person.ids)
    if (named === 'this') hit = 'id'
    // the name of another person of the same name, as the id beside it shows
    else if (hit === 'name' && named === 'other' && !namesAlone(kind, body, isTheirs)) hit = undefined
    const belongs = refsIn(body).some((one) => about.has(one)) && !isAgainstAnother(kind, body, { ids: person.ids, isTheirs })
    if (hit === undefined && (belongs || leavesSeat(kind, body))) hit = 'belongs'
    if (isTheirs(by)) {
      const keyOf = `${kind} ${device}`
      const before = entered.get(keyOf)
      entered.set(keyOf, { kind, device, entries: (before?.entries ?? 0) + 1, first: before?.first ?? at, last: at })
      if (hit === undefined && !isCounted) hit = 'entered'
    }
    standing(ref, entry, body)
    for (const { key, player } of seatsIn(kind, body)) seats.set(key, [...(seats.get(key) ?? []), { ref, player }])
    if (hit === undefined) continue
    found.push({ entry: { seq, device, at, by, kind }, ref, how: hit, body: without(body), texts })
    if (holds && hit !== 'entered') about.add(ref)
  }
  return { found, entered: [...entered.values()], takenBack, earlier: new Set([...ended(), ...replacedValues()]) }

  /** Whether somebody else takes the person's seat: the entry names only who comes. */
  function leavesSeat(kind: string, body: LoggedBody): boolean {
    return seatsIn(kind, body).some(({ key }) => person.ids.has(String(seats.get(key)?.findLast(({ ref }) => isInForce(ref))?.player)))
  }

  /** An entry's effect on those before it. */
  function standing(ref: Ref, { kind, version }: Pick<Entry, 'kind' | 'version'>, body: LoggedBody): void {
    if (kind === 'undo') {
      undone.set(ref, list(body.entries))
      for (const one of list(body.entries)) takenBack.add(one)
    }
    if (kind === 'redo') for (const one of undone.get(String(body.undo)) ?? []) takenBack.delete(one)
    for (const one of endedIn(kind, body)) addTo(endedBy, one, ref)
    const key = findingKey(ref, kind, body) ?? (isKind(kind, version) ? valueKey({ kind, body: body as Body<typeof kind> }) : undefined)
    if (key !== undefined) addTo(values, key, ref)
  }

  // known only after the last entry: an entry whose replacement was undone is in force again
  function ended(): readonly string[] {
    return [...endedBy].flatMap(([one, by]) => (by.some(isInForce) ? one : []))
  }
  function replacedValues(): readonly string[] {
    return [...values.values()].flatMap((refs) => refs.slice(0, Math.max(0, refs.findLastIndex(isInForce))))
  }
  function isInForce(ref: string): boolean {
    return !takenBack.has(ref)
  }
}

const addTo = (map: Map<string, Ref[]>, key: string, ref: Ref): void => {
  const refs = map.get(key)
  if (refs) refs.push(ref)
  else map.set(key, [ref])
}

/** The earlier entries that an entry replaces or ends. */
const endedIn = (kind: string, body: LoggedBody): readonly string[] => {
  if (kind === 'event-removed') return list(body.events)
  if (kind === 'event') return list([body.replaces])
  if (kind === 'penalty-cancelled') return list([body.penalty])
  return kind === 'result-reopened' ? list([body.result]) : list(body.supersedes)
}

/** The seats in which an entry puts somebody, or nobody. */
const seatsIn = (kind: string, body: LoggedBody): readonly { readonly key: string; readonly player: unknown }[] => {
  const seated = kind === 'seating' ? [body] : kind === 'seats-changed' ? (body.changes as readonly LoggedBody[]) : []
  return seated.map(({ seat, player }) => ({ key: `${String(body.table)} ${String(seat)}`, player }))
}

/** Interval of progress reports, in entries. */
const EVERY = 5000

type Content<K extends EntryKind> = { readonly kind: K; readonly body: Body<K> }

/** Key of entries that set the same value again: only the last of them is in force. */
const valueKey = <K extends EntryKind>({ kind, body }: Content<K>): string | undefined => {
  const { value } = projections[kind]
  return value ? `${kind} ${value.subject(body)}` : undefined
}

/** Key of the entries of one finding: shown, shown with other data, no longer raised. */
const findingKey = (ref: Ref, kind: string, { again, finding }: LoggedBody): string | undefined =>
  kind === 'finding' ? `finding ${String(again ?? ref)}` : kind === 'finding-gone' ? `finding ${String(finding)}` : undefined

const list = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])

/** Whether the ids of a body are this person's, or only others'. */
const idsIn = (value: unknown, ids: ReadonlySet<string>): 'this' | 'other' | 'none' => {
  if (typeof value !== 'object' || value === null) return 'none'
  let seen: 'other' | 'none' = 'none'
  for (const [key, one] of Object.entries(value)) {
    if (typeof one === 'string') {
      if (key !== 'player' && key !== 'referee') continue
      if (ids.has(one)) return 'this'
      seen = 'other'
    } else {
      const inner = idsIn(one, ids)
      if (inner === 'this') return inner
      if (inner === 'other') seen = inner
    }
  }
  return seen
}

/** Whether a body has the name somewhere without an id beside it: then it may be this person's. */
const namesAlone = (kind: string, body: unknown, isTheirs: (name: string) => boolean): boolean => {
  if (personalOf(kind).lists !== null || typeof body !== 'object' || body === null) return false
  if ('playerName' in body && typeof body.playerName === 'string' && isTheirs(body.playerName))
    if (!('player' in body) || body.player === null) return true
  if (namesAloneIn(body).some(isTheirs)) return true
  if ('lines' in body && list(body.lines).some((line) => (line.match(NOTATION_WORD) ?? []).map(unquoted).some(isTheirs))) return true
  return Object.values(body).some((one) => namesAlone(kind, one, isTheirs))
}

type Whose = { readonly ids: ReadonlySet<string>; readonly isTheirs: (name: string) => boolean }

/** Whether a body is a ruling on another player, or its penalty: of an incident that is about this person too. */
const isAgainstAnother = (kind: string, { player, playerName }: LoggedBody, { ids, isTheirs }: Whose): boolean =>
  (kind === 'ruling' || kind === 'penalty') &&
  (typeof player === 'string' ? !ids.has(player) : typeof playerName === 'string' && !isTheirs(playerName))

/** The keys under which a body refers to other entries: whether it belongs to them. */
type KeysOfRefs<T> = { [Key in keyof T]-?: Extract<T[Key], Ref | readonly Ref[]> extends never ? never : Key }[keyof T]
const BELONGS: Readonly<Record<{ [K in EntryKind]: KeysOfRefs<Body<K>> }[EntryKind], boolean>> = {
  incident: true,
  finding: true,
  ruling: true,
  penalty: true,
  appeal: true,
  result: true,
  undo: true,
  again: true,
  entries: true,
  supersedes: true,
  about: false,
  after: false,
  before: false,
  event: false,
  events: false,
  first: false,
  from: false,
  one: false,
  other: false,
  replaces: false,
  to: false,
  unseen: false,
  with: false,
}
const OWNERS = Object.entries(BELONGS).flatMap(([key, belongs]) => (belongs ? [key] : []))

const refsIn = (body: LoggedBody): readonly string[] =>
  OWNERS.flatMap((key) => {
    const value = body[key]
    return typeof value === 'string' ? [value] : list(value)
  })

/** A picture's bytes are no words. */
const without = (body: LoggedBody): LoggedBody => Object.fromEntries(Object.entries(body).filter(([key]) => key !== 'data'))
