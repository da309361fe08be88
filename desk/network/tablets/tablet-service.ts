import type { TabletHost, TabletService } from '../../context/tablets.ts'
import { devicesIn } from './devices.ts'
import type { ListenerHandlers } from './listener.ts'
import { createListening, type ListenerLimits, type TabletWorld } from './listening.ts'
import { pairingAt } from './pairing.ts'
import { refusalsAt } from './refusal-list.ts'
import { createStations } from './stations.ts'

export const tabletService = (world: TabletWorld, limits: ListenerLimits = {}): TabletService => {
  const { home, now, note, tell } = world
  const pairing = pairingAt(now)
  const refusals = refusalsAt({ now, note, tell })
  let host = NOBODY
  const stations = createStations({
    devices: devicesIn(home),
    now,
    note,
    tell,
    host: () => host,
    connections: () => listening.listener(),
  })
  const handlers: ListenerHandlers = {
    note,
    refused: refusals.add,
    connected: tell,
    deviceShowing: stations.showing,
    fetch: (request, device) => host.fetch(request, device ? stations.request(device) : null),
    pair: ({ code, name, from }) => {
      const shown = pairing.show(code, from)
      return shown.kind === 'right' ? { kind: 'right', token: stations.admit(name, shown.code) } : shown
    },
  }
  const listening = createListening(world, {
    handlers,
    limits,
    hasPaired: stations.hasPaired,
    ending: pairing.end,
    looking: stations.tellPresence,
  })

  return {
    serveWith: (desk) => {
      host = desk
    },
    begin: listening.begin,
    turn: listening.turn,
    state: () => {
      const code = pairing.now()
      return {
        ...listening.state(),
        code: code && { code: code.code, until: code.until, role: code.role },
        devices: stations.list(),
        refused: refusals.all(),
      }
    },
    newCode: (role) => {
      if (!listening.listener()) return false
      pairing.begin({ role, file: host.file() })
      tell()
      return true
    },
    setRole: stations.setRole,
    revoke: stations.revoke,
    otherFile: () => {
      pairing.end()
      stations.cutAll()
    },
    noteRole: ({ name }, call) => refusals.add('role', name, call),
    close: listening.close,
  }
}

const NOBODY: TabletHost = {
  fetch: () => Promise.resolve(new Response(null, { status: 503 })),
  file: () => null,
  referees: () => [],
  place: (role) => ({ role, before: null, lacks: null }),
}
