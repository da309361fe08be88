import { newId } from '../../../context/ids.ts'
import { nameKey, referees } from '../../../context/permissions/referees.ts'
import { shortQuote } from '../../../event/people/person-name.ts'
import { listWords } from '../../../messages/lists.ts'
import { eachLine, type LineCells, LineError, personNameIn } from './cells.ts'
import { type ListPlan, type PlanContext, rowOf } from './plan.ts'
import { playerBook } from './player-book.ts'

/** Players: found by number, else by name; none is removed from the list. */
export const planPlayers = (context: PlanContext, lines: readonly LineCells[]): ListPlan => {
  const book = playerBook(context)
  const bad = [...eachLine(lines, (line) => void book.take(line))]
  // only at the end it is known whether the other one gets another number
  for (let clash = book.clash(); clash; clash = book.clash()) {
    const { line, number, other } = clash
    book.drop(line)
    bad.push({ line, text: listWords.numberTaken(number, other), cells: lines.find((one) => one.line === line)?.cells ?? [] })
  }
  const rows = book.rows()
  const left = book.all().length - rows.length
  return {
    rows,
    bad: bad.toSorted((a, b) => a.line - b.line),
    notes: [
      ...book.spelt().map(listWords.earlierSpelling),
      ...book.alike().map(listWords.alike),
      ...(left > 0 ? [listWords.notInList(left)] : []),
      ...namesLikeLines(lines),
      ...droppedZeros(lines),
      ...book
        .sameNames()
        .filter((same) => !same.some(({ line }) => line !== null && context.apart.has(line)))
        .map((same) =>
          listWords.sameName(
            same[0]?.name ?? '',
            same.map(({ number }) => number),
          ),
        ),
    ],
    entries: book.entries(),
    write: book.write,
  }
}

/** Lines that another separator divides, so that all of their cells are in the name. */
const namesLikeLines = (lines: readonly LineCells[]): ListPlan['notes'] =>
  lines.flatMap(({ line, cells }) => {
    const [name = '', ...others] = cells.filter((cell) => cell.trim() !== '')
    const signs = name.match(/[,;|\t]/g)?.length ?? 0
    return others.length === 0 && signs > (/\d/.test(name) ? 0 : 1) ? [listWords.nameLikeLine(line, shortQuote(name))] : []
  })

/** One remark for the list: a number that other programs know with its zeros is no longer found there. */
const droppedZeros = (lines: readonly LineCells[]): ListPlan['notes'] => {
  const number = lines.map((line) => line.get('number')).find((text) => /^0+[1-9]/.test(text))
  return number === undefined ? [] : [listWords.droppedZeros(number, String(Number(number)))]
}

/** Referees: found by name. A mark in the head referee's column names the head referee; without that column it stays as it was. */
export const planReferees = ({ db }: PlanContext, lines: readonly LineCells[]): ListPlan => {
  const known = new Map(referees(db).map((referee) => [nameKey(referee.name), referee]))
  const read = new Map<string, { readonly id: string; readonly name: string; readonly head: boolean; readonly line: number }>()
  const bad = eachLine(lines, (line) => {
    const name = personNameIn(line)
    if (name === '') throw new LineError(listWords.nameMissing, 'name')
    const twice = read.get(nameKey(name))
    if (twice) throw new LineError(listWords.refereeTwice(shortQuote(name), twice.line), 'name')
    const old = known.get(nameKey(name))
    const head = line.has('head') ? isYes(line.get('head')) : (old?.head ?? false)
    read.set(nameKey(name), { id: old?.id ?? newId(), name: old?.name ?? name, head, line: line.line })
  })
  const all = [...read].map(([key, referee]) => ({ ...referee, old: known.get(key) }))
  const heads = [...all, ...[...known].filter(([key]) => !read.has(key)).map(([, old]) => old)].filter(({ head }) => head)
  return {
    rows: all.map(({ line, name, head, old }) => rowOf(line, [name, head ? YES : ''], old && [old.name, old.head ? YES : ''])),
    bad,
    notes: [
      ...namesLikeLines(lines),
      ...(heads.length > 1 ? [listWords.manyHeads(heads.map(({ name }) => name))] : heads.length === 0 ? [listWords.noHead] : []),
    ],
    entries: all.filter(({ head, old }) => !old || old.head !== head).length,
    write: (write) => {
      for (const { id, name, head, old } of all) if (!old || old.head !== head) write('referee', { referee: id, name, head })
    },
  }
}

const YES = '✓'

/** The head referee's column: a mark, or the role in words; an assistant or a deputy is not meant. */
const isYes = (text: string): boolean =>
  /^(?:x|✓|✔|1|y|yes|true|o|oui|vrai|主)$/i.test(text) ||
  (/\b(?:head|chief|main|principale?|chef|cheffe)\b|主審|審判長/iu.test(text) &&
    !/\b(?:assistante?|deputy|vice|adjointe?|second|not|non?)\b|副/iu.test(text))
