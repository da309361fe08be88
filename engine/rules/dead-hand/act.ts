import type { Remedy } from '../../penalties.ts'
import { rule, violation } from '../rule.ts'

const REMEDY: Readonly<Record<string, Remedy>> = {
  riichi: 'riichi-void',
  ron: 'win-void',
  tsumo: 'win-void',
  ankan: 'kong-void',
  kakan: 'kong-void',
}

/** A player whose hand is dead calls, declares riichi or a kong, or wins. */
export const deadHandAct = rule({
  id: 'dead-hand.act',
  in: { 'wrc-2015': violation('7.1'), 'ema-2016': violation(), 'ema-pre-2016': violation('3.4.6'), 'riichi-wiki': violation() },
  on: ['call', 'ankan', 'kakan'],
  remedies: [],
  firstOf: 'act',

  judge: ({ table, number }, event) => {
    const { dead } = table.players[event.actor]
    if (!dead) return null
    const act = event.verb === 'call' ? event.call : event.verb
    return {
      seat: event.actor,
      because: [dead.event, number],
      facts: { act, call: act, called: dead.event },
      remedies: [REMEDY[act] ?? 'claim-void'],
    }
  },

  examples: [
    ['wins with a dead hand', '@from middle; * dead W; S discard 2p; W call ron', 'W'],
    ['claims with a dead hand', '@from middle; * dead W; S discard 2p; W call pon', 'W'],
    ['draws and discards, as a dead hand must', '@from middle; * dead W; S discard 2p; W draw; W discard 1z', 'nobody'],
  ],
})
