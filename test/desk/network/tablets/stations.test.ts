import { expect, test } from 'vitest'
import { devicesIn } from '../../../../desk/network/tablets/devices.ts'
import { createStations, freeName } from '../../../../desk/network/tablets/stations.ts'
import { folder } from '../../../db/fixtures/a-file.ts'

/** Stations of a desk with the file `a` open; no network, and a clock that the test sets. */
const hall = () => {
  const connected = new Set<string>()
  const cut: string[] = []
  let at = Date.parse('2026-11-21T10:00:00Z')
  let file = 'a'
  let told = 0
  const devices = devicesIn(folder())
  const stations = createStations({
    devices,
    now: () => new Date(at),
    note: () => undefined,
    tell: () => {
      told += 1
    },
    host: () => ({ file: () => file, referees: () => ['Michiko'], place: (role) => ({ role, before: null, lacks: null }) }),
    connections: () => ({ isConnected: (id) => connected.has(id), cut: (id) => cut.push(id) }),
  })
  return {
    ...stations,
    cut,
    told: () => told,
    after: (seconds: number) => {
      at += seconds * 1000
    },
    open: (other: string) => {
      file = other
    },
    /** A paired viewer with an open connection. */
    paired: (name = 'Tablet') => {
      const token = stations.admit(name, { role: { kind: 'viewer' }, file: 'a' })
      const device = stations.showing(token)
      if (!device) throw new Error('not paired')
      connected.add(device.id)
      return { ...device, token }
    },
    stored: (id: string) => devices.all().find((device) => device.id === id)?.seen ?? null,
  }
}

test('a tablet is present for 25 seconds after a request', () => {
  const { paired, request, list, after } = hall()
  const device = paired()
  const isPresent = () => list()[0]?.connected
  expect(isPresent()).toBe(false)
  request(device)
  after(24)
  expect(isPresent()).toBe(true)
  after(1)
  expect(isPresent()).toBe(false)
})

test('a clock that is set back makes no tablet present', () => {
  const { paired, request, list, after } = hall()
  request(paired())
  after(-3600)
  expect(list()[0]?.connected).toBe(false)
})

test('the window is notified when a tablet comes or goes, and not in between', () => {
  const { paired, request, tellPresence, told, after } = hall()
  const device = paired()
  const before = told()
  for (let n = 0; n < 3; n++) {
    request(device)
    after(10)
    tellPresence()
  }
  expect(told() - before).toBe(1)
  after(20)
  tellPresence()
  expect(told() - before).toBe(2)
})

test('the time of the last request is stored once a minute', () => {
  const { paired, request, showing, stored, after } = hall()
  const { id, token } = paired()
  const times = [0, 60, 1, 30].map((seconds) => {
    after(seconds)
    const device = showing(token)
    if (device) request(device)
    return stored(id)?.slice(11, 19)
  })
  expect(times).toEqual(['10:00:00', '10:00:00', '10:01:01', '10:01:01'])
})

test('a role counts only in the file for which it was given', () => {
  const { paired, request, open } = hall()
  const { station } = request(paired())
  expect(station.role).toEqual({ kind: 'viewer' })
  open('b')
  expect(station.role).toBeNull()
})

test('a new role signs the referee out and closes the connections', () => {
  const { paired, request, setRole, cut } = hall()
  const device = paired()
  request(device).signedIn.referee = 'Michiko'
  expect(request(device).signedIn.referee).toBe('Michiko')
  expect(setRole(device.id, { kind: 'referee', referee: 'Michiko' })).toBe(true)
  expect(request(device).signedIn.referee).toBeNull()
  expect(cut).toEqual([device.id])
})

test('a revoked tablet gets no role and is not revoked again', () => {
  const { paired, revoke, setRole, list, hasPaired } = hall()
  const { id } = paired()
  expect([hasPaired(), revoke(id), hasPaired()]).toEqual([true, true, false])
  expect([revoke(id), setRole(id, { kind: 'viewer' }), setRole('unknown', { kind: 'viewer' })]).toEqual([false, false, false])
  expect(list()[0]?.revoked).toEqual(new Date('2026-11-21T10:00:00Z'))
})

test('the name of a revoked tablet is free again; a referee’s never is', () => {
  const { paired, revoke } = hall()
  const names = [paired('Tablet').name, paired('Tablet').name, paired('Michiko').name]
  expect(names).toEqual(['Tablet', 'Tablet 2', 'Michiko 2'])
  const third = paired('Tablet')
  expect(third.name).toBe('Tablet 3')
  revoke(third.id)
  expect(paired('Tablet').name).toBe('Tablet 3')
})

test('a free name', () => expect(freeName('A', ['a', 'A', 'A 2', ' A 3 '])).toBe('A 4'))
