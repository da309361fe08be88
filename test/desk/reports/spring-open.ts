import { createRouterClient } from '@orpc/server'
import type { Desk } from '../../../desk/api/desk.ts'
import { handlers } from '../../../desk/api/handlers.ts'
import { DEAD_HAND } from '../../../tools/screens/tables.ts'
import { stepsOf } from '../api/a-desk.ts'

export const BY = 'Marta Olsen'
const HEAD = 'Michiko Hayashi'

/** The players at the incident's table: names that a plain Latin font does not print. */
export const PLAYERS = { E: 'Łukasz Żółkiewski', S: '中村 さくら', W: 'Małgorzata Szczepańska', N: '髙橋 龍之介' } as const

/** A tournament with one incident that has everything: statements, two rulings, an appeal, a penalty that was cancelled, an end. */
export const makeSpringOpen = async (
  desk: Desk,
  { texts = 'short', name = 'Spring Open' }: { texts?: 'short' | 'long'; name?: string } = {},
) => {
  const calls = createRouterClient(handlers, { context: { desk: desk.context } })
  const say = (text: string): string => (texts === 'long' ? Array.from({ length: 9 }, () => text).join(' ') : text)
  const tournament = await calls.tournaments.create({
    name,
    place: 'Saint-Germain-en-Laye',
    date: '2026-11-21',
    rules: 'wrc-2015',
    tables: 1,
    referee: HEAD,
  })
  const { id: table } = await calls.tables.create({ name: '7', players: PLAYERS })
  const { state } = await calls.tables.record({ table, text: DEAD_HAND.join('\n'), by: BY })
  const finding = state.findings.find((shown) => shown.finding.level === 'violation')?.id ?? 0
  const steps = await stepsOf(calls, table, finding)
  const signed = await calls.findings.rule({
    finding,
    decision: 'upheld',
    remedies: steps.slice(0, 2),
    reason: say('The tile lay in the river for three discards; both opponents saw it.'),
    by: BY,
  })
  const about = { incident: 1, by: BY }
  await calls.incidents.addStatement({
    ...about,
    role: 'player',
    who: { name: PLAYERS.W },
    text: say('I had called clearly and showed two tiles. Nobody said a word until the turn came round again.'),
  })
  await calls.incidents.addStatement({
    ...about,
    role: 'player',
    who: { name: PLAYERS.N },
    text: say('「ポン」と聞こえましたが、牌は河に残ったままでした。 I waited and then drew.'),
  })
  return { calls, table, finding, ruling: signed.ruling.id, file: tournament.file, say }
}

/** The later acts: another ruling, an appeal that is decided, a closing. */
export const goOn = async ({ calls, finding, ruling, say }: Awaited<ReturnType<typeof makeSpringOpen>>): Promise<void> => {
  await calls.findings.rule({
    finding,
    decision: 'changed',
    penalty: { kind: 'points', amount: 20, unit: 'tournament' },
    reason: say('The second time in this tournament.'),
    by: HEAD,
    supersedes: ruling,
  })
  await calls.incidents.appeal({
    incident: 1,
    by: BY,
    who: { name: PLAYERS.W },
    grounds: say('The wall was not yet broken when I was warned.'),
  })
  await calls.incidents.decideAppeal({
    incident: 1,
    by: HEAD,
    outcome: 'overturned',
    reason: say('Sous le règlement EMA de 2016, un avertissement suffit.'),
  })
}
