import { describe, expect, test } from 'vitest'
import {
  addressToUse,
  changeService,
  networkStep,
  restartAfterCrash,
  SERVICE_OFF,
  type ServiceEvent,
} from '../../../../desk/network/tablets/service-state.ts'
import { HALL } from './a-tablet.ts'

const [{ address: HERE } = { address: '' }] = HALL
const GONE = '10.0.0.5'
const stateAfter = (...events: readonly ServiceEvent[]) => {
  const { wanted, lost, trouble } = events.reduce(changeService, SERVICE_OFF)
  return { wanted, lost, trouble: trouble?.en ?? null }
}
const listening: ServiceEvent = { kind: 'listening', moved: null }
const notListening: ServiceEvent = { kind: 'not-listening', address: HERE, error: new Error('no') }
const networkGone: ServiceEvent = { kind: 'network-gone', address: HERE }

describe('the tablet service', () => {
  test.each<readonly [string, readonly ServiceEvent[], ReturnType<typeof stateAfter>]>([
    ['switched on', [listening], { wanted: true, lost: null, trouble: null }],
    ['switched off again', [listening, networkGone, { kind: 'switched-off' }], { wanted: false, lost: null, trouble: null }],
    ['no network to switch it on in', [{ kind: 'no-network' }], { wanted: false, lost: null, trouble: expect.any(String) as string }],
    ['switched on, but it can’t listen', [notListening], { wanted: false, lost: null, trouble: expect.stringContaining(HERE) as string }],
    [
      'another port than paired tablets know',
      [{ kind: 'listening', moved: { from: 8443, origin: 'https://127.0.0.1:9000' } }],
      { wanted: true, lost: null, trouble: expect.stringContaining('https://127.0.0.1:9000') as string },
    ],
    [
      'its network goes: it is still wanted',
      [listening, networkGone],
      { wanted: true, lost: HERE, trouble: expect.stringContaining('lost the network') as string },
    ],
    ['its network comes back', [listening, networkGone, listening], { wanted: true, lost: null, trouble: null }],
    [
      'its network comes back, but it can’t listen: it is tried again',
      [listening, networkGone, notListening],
      { wanted: true, lost: HERE, trouble: expect.stringContaining(HERE) as string },
    ],
    ['after a crash', [{ kind: 'crashed', address: HERE, restart: 'listen' }, listening], { wanted: true, lost: null, trouble: null }],
    [
      'after a crash without its network',
      [{ kind: 'crashed', address: GONE, restart: 'wait' }],
      { wanted: true, lost: GONE, trouble: expect.stringContaining('lost the network') as string },
    ],
    [
      'a day after a crash',
      [{ kind: 'crashed', address: HERE, restart: 'too-late' }],
      { wanted: true, lost: null, trouble: expect.stringContaining('a day ago') as string },
    ],
    ['the desk ends while it waits for its network', [networkGone, { kind: 'closed' }], { ...stateAfter(networkGone), lost: null }],
    [
      'a setting that can’t be stored hides no other trouble',
      [networkGone, { kind: 'setting-not-stored', error: new Error('no') }],
      stateAfter(networkGone),
    ],
    [
      'a setting that can’t be stored',
      [listening, { kind: 'setting-not-stored', error: new Error('disk full') }],
      { wanted: true, lost: null, trouble: expect.any(String) as string },
    ],
  ])('%s', (_, events, state) => expect(stateAfter(...events)).toEqual(state))
})

test.each<readonly [string, string | null, string | null, unknown]>([
  ['it listens where this machine is', null, HERE, null],
  ['it listens where this machine is no more', null, GONE, { do: 'stop', address: GONE }],
  ['the lost network is back', HERE, null, { do: 'start', address: HERE }],
  ['the lost network is not back', GONE, null, null],
  ['it is off', null, null, null],
])('a look at the network: %s', (_, lost, address, step) => expect(networkStep({ ...SERVICE_OFF, lost }, address, HALL)).toEqual(step))

test.each<readonly [string, string | undefined, string | null, string | null]>([
  ['the one asked for', '127.0.0.2', HERE, '127.0.0.2'],
  ['one that this machine lacks', GONE, HERE, null],
  ['the last one', undefined, '127.0.0.2', '127.0.0.2'],
  ['the first one, if the last one is gone', undefined, GONE, HERE],
])('the address: %s', (_, asked, last, used) => expect(addressToUse(asked, last, HALL)).toBe(used))

test('no address without a network', () => expect(addressToUse(undefined, HERE, [])).toBeNull())

test.each<readonly [string, string, string, ReturnType<typeof restartAfterCrash>]>([
  ['soon', HERE, '2026-11-21T10:00:00Z', 'listen'],
  ['soon, in another network', GONE, '2026-11-21T10:00:00Z', 'wait'],
  ['a day later', HERE, '2026-11-22T10:00:01Z', 'too-late'],
  ['with a clock that was set back by a day', HERE, '2026-11-20T09:59:59Z', 'too-late'],
])('after a crash: %s', (_, address, now, restart) =>
  expect(restartAfterCrash({ address, port: 8443, at: '2026-11-21T10:00:00Z' }, new Date(now), HALL)).toBe(restart),
)
