import type { PlayerVerb, TableEvent, TableVerb } from '../../model/events.ts'
import { isSeat } from '../../model/seats.ts'
import { closestWord } from '../errors/closest-word.ts'
import type { ExpectedInput } from '../errors/wanted.ts'
import { SHORT_VERBS, type ShortVerb } from '../verbs.ts'
import { PLAYER_READERS, readPlayerVerb, SHORT_READERS } from './player-verbs.ts'
import { TABLE_READERS } from './table-verbs.ts'
import type { NotationWord, WordReader } from './word-reader.ts'

/** The context of an event's line: the last clock of the hand, and its number of events. */
export type EventsBefore = { readonly clock: number | null; readonly events: number }

/** Reads the events of a line: one, or the three of a short form. */
export const readEvents = (words: WordReader, before: EventsBefore): readonly TableEvent[] => {
  const clock = readClock(words, before.clock)
  const together = words.peek()?.text === '&' && words.next() !== undefined
  const actor = words.peek()
  if (actor === undefined || !isActor(actor.text)) {
    words.fail({ code: clock === undefined && !together ? 'start' : 'actor' })
    return []
  }
  words.next()
  const verb = words.next()
  const when = { ...(clock === undefined ? {} : { clock }), ...(together && { together }) } as const
  if (isSeat(actor.text)) {
    const start = { ...when, actor: actor.text }
    if (isPlayerVerb(verb?.text)) return [readPlayerVerb(verb.text, words, start)]
    if (isShortVerb(verb?.text)) return SHORT_READERS[verb.text](words, start)
    if (isTableVerb(verb?.text)) words.fail({ code: 'table-before', words: [verb.text] }, actor)
    else failVerb(words, verb, [...Object.keys(PLAYER_READERS), ...SHORT_VERBS], 'discard')
    return []
  }
  if (isTableVerb(verb?.text)) return [TABLE_READERS[verb.text](words, { ...when, actor: '*' }, before.events)]
  if (isPlayerVerb(verb?.text) || isShortVerb(verb?.text)) words.fail({ code: 'seat-before', words: [verb.text] }, actor)
  else failVerb(words, verb, Object.keys(TABLE_READERS), 'dora')
  return []
}

const failVerb = (words: WordReader, verb: NotationWord | undefined, list: readonly string[], usual: string) => {
  const wanted: ExpectedInput = {
    code: 'verb',
    get words() {
      return [verb ? closestWord(verb.text, [usual, ...list]) : usual]
    },
  }
  words.fail(wanted, verb)
}

const CLOCK = /^\d{1,5}(\.\d{1,6})?$/
const readClock = (words: WordReader, last: number | null): number | undefined => {
  const word = words.peek()
  if (!word || !/^\d/.test(word.text)) return undefined
  const clock = CLOCK.test(word.text) ? Number(word.text) : Number.NaN
  if (Number.isNaN(clock)) words.fail({ code: 'clock' })
  else if (last !== null && clock < last) words.fail({ code: 'clock-back', least: last })
  else words.next()
  return clock
}

const isActor = (word: string): boolean => word === '*' || isSeat(word)
const isPlayerVerb = (word: string | undefined): word is PlayerVerb => word !== undefined && Object.hasOwn(PLAYER_READERS, word)
const isShortVerb = (word: string | undefined): word is ShortVerb => word !== undefined && Object.hasOwn(SHORT_READERS, word)
const isTableVerb = (word: string | undefined): word is TableVerb => word !== undefined && Object.hasOwn(TABLE_READERS, word)
