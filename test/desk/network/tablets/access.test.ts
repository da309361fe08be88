import { isContractProcedure } from '@orpc/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from '../../../../desk/contract/contract.ts'
import { PROCEDURES } from '../../../../desk/contract/procedures.ts'
import { accessTo, callsOf, isOpenTo } from '../../../../desk/network/tablets/access.ts'

const RECORDER = { kind: 'recorder', table: 't' } as const
const REFEREE = { kind: 'referee', referee: 'Michiko Hayashi' } as const
const VIEWER = { kind: 'viewer' } as const

test('somebody has said of every call of the contract which tablets may make it', () => {
  expect(PROCEDURES.filter((call) => accessTo(call) === undefined)).toEqual([])
})

test('a call of which nobody said so is open to no tablet', () => {
  for (const call of ['nothing/there', 'constructor', 'toString', '__proto__', ''])
    for (const role of [RECORDER, REFEREE, VIEWER, null]) expect([call, isOpenTo(role, call)]).toEqual([call, false])
})

test('setup, files, exports, joining, backups and the tablets themselves are for the laptop alone', () => {
  const own =
    /^(tournaments|setup|lists|backups|joining|pseudonyms|persons|log|diagnostics|hub|tablets|reports\/make|incidents\/report|players\/(set|register|withdraw)|referees\/(set|add|register|withdraw))/
  const open = [RECORDER, REFEREE, VIEWER].flatMap(callsOf).filter((call) => own.test(call))
  expect([...new Set(open)].toSorted()).toEqual(['tablets/me', 'tournaments/current'])
})

test('before it has a role, a tablet may ask who it is and nothing else', () => {
  expect(callsOf(null)).toEqual(['tablets/me'])
})

test('who looks on makes no call that writes; where it looks is forgotten again', () => {
  expect(callsOf(VIEWER)).toEqual([
    'tournaments/current',
    'ruleSets/list',
    'tables/list',
    'tables/names',
    'tables/state',
    'rounds/list',
    'rounds/lastHands',
    'presence/list',
    'presence/say',
    'presence/leave',
    'saving',
    'tablets/me',
    'news',
  ])
})

test('every call that a recorder may make at one table says which table it is about, in words that mean nothing else once they are read', () => {
  const without = callsOf(RECORDER).filter((call) => accessTo(call)?.at === undefined)
  expect(without.toSorted()).toEqual(
    callsOf(VIEWER)
      .filter((call) => call !== 'tables/state' && call !== 'presence/say')
      .toSorted(),
  )
  for (const call of callsOf(RECORDER).filter((one) => accessTo(one)?.at === 'table')) {
    const procedure = call.split('/').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], contract)
    if (!isContractProcedure(procedure)) throw new Error(call)
    const schema = z.toJSONSchema(procedure['~orpc'].inputSchema as z.ZodType, { io: 'input', unrepresentable: 'any' })
    expect([call, schema.required?.includes('table'), schema.properties?.table]).toMatchObject([call, true, { type: 'string' }])
  }
})
