import { isPaid } from '../../hand/declared-win.ts'
import type { DiscardEvent, Draw } from '../../model/events.ts'
import { isSameKind, type Tile } from '../../model/tiles.ts'
import { discardsOf } from '../../table/discards.ts'
import { impliedDraw } from '../../table/draws.ts'
import type { Claim, Table } from '../../table/table.ts'
import { misfitDiscard, misfitDraw } from '../../table/turn.ts'
import { findingOfRecord } from '../record/instead.ts'
import { type Raised, rule } from '../rule.ts'

/**
 * The claimed tile still lies in the river when opponents have made as many discards since the call as the text allows: a false group, a dead
 * hand. Where the text counts to the claimant's own next draw, or gives no time at all, it is raised there.
 */
export const claimNotTaken = rule({
  id: 'claim.not-taken',
  on: ['discard', 'draw'],
  needs: 'claims',
  omission: true,
  mends: ['take-left-out', 'doubled-line', 'seat'],
  remedies: ['dead-hand'],
  house: { windows: { take: { opponentDiscards: 2 } } },
  isDueLater: (silent, raising) => typeof silent.take === 'string' && typeof raising.take === 'object',
  effects: ['once-a-claim'],

  judge: ({ table, rules, number }, event) => {
    const { verb, actor } = event
    const untaken = table.claims.filter((claim) => isUntaken(claim) && !isPassedOver(table, claim))
    if (untaken.length === 0) return null
    const { take } = rules.windows
    if (typeof take === 'string') {
      return isOwnDraw(table, event)
        ? untaken
            .filter(({ by, discardedAt }) => by === actor && discardedAt !== undefined)
            .map((claim) => raisedFor(claim, table, number, ''))
        : null
    }
    // A discard recorded twice lies there once.
    return verb === 'draw' || misfitDiscard(table, event)?.possible.includes('doubled')
      ? null
      : untaken
          .filter(({ by, since }) => by !== actor && since.length === take.opponentDiscards - 1)
          .map((claim) => raisedFor(claim, table, number, actor))
  },

  answer: (word) => (word === 'foul' ? 'fault' : 'settled'),
  // A discard that is taken back was none of them. Nobody is paid for a hand with a group of two tiles, nor extends one: then the line is missing.
  amend: (findings, { before, event }) => {
    if (event.verb === 'scores')
      return findings
        .filter(({ seat, level, decision }) => level === 'violation' && seat !== null && !decision && isPaid(before, event, seat))
        .map((finding) => ({ finding, instead: findingOfRecord('record.tile', finding, { ...finding.facts, line: 'group' }) }))
    if (event.verb === 'kakan')
      return findings
        .filter(({ seat, facts, decision }) => seat === event.actor && !decision && isSameKind(facts.tile as Tile, event.tile))
        .map((finding) => ({ finding, instead: findingOfRecord('record.tile', finding, { ...finding.facts, line: 'taken' }) }))
    if (event.verb !== 'retract' || event.tile === undefined) return []
    const last = before.players[event.actor].river.at(-1)
    return findings.filter(({ event: at, decision }) => at === last?.event && !decision).map((finding) => ({ finding, settled: true }))
  },

  examples: [
    [
      'not taken at the claimant’s next draw, and the text gives no time',
      '@from middle; E discard 1z; W call pon; W show 1z1z; W discard 9m; N discard 3p; E discard 7s; S discard 2p; W draw',
      'W',
      'rrc-1.5',
      'question',
    ],
    [
      'never takes the tile',
      '@from middle; E discard 1z; W call pon; W show 1z1z; W discard 9m; N draw; N discard 3p; E draw; E discard 7s',
      'W',
    ],
    [
      'takes it after the first discard',
      '@from middle; E discard 1z; W call pon; W show 1z1z; W discard 9m; N discard 3p; W take; E discard 7s',
      'nobody',
    ],
    [
      'the second discard is taken back',
      '@from middle; E discard 1z; W call pon; W show 1z1z; W discard 9m; N discard 3p; E discard 7s; E retract 7s; W take; E discard 8s',
      'nobody',
    ],
    [
      'the hand was declared dead before',
      '@from middle; E discard 1z; W call pon; W show 1z1z; W discard 9m; N discard 3p; * dead W; E discard 7s',
      'nobody',
    ],
    [
      'a take under the wrong seat may have been the claimant’s',
      '@from middle; E discard 1z; W call pon; W show 1z1z; N take; W discard 9m; N discard 3p; E discard 7s',
      'nobody',
    ],
    [
      'a take of another tile is a slip',
      '@from middle; E discard 1z; W call pon; W show 1z1z; W take 1s; W discard 9m; N discard 3p; E discard 7s',
      'nobody',
    ],
    [
      'the word alone, nothing shown: the record may leave out that it was taken',
      '@from middle; E discard 1z; W call pon; W discard 9m; N draw; N discard 3p; E draw; E discard 7s',
      'nobody',
    ],
    [
      'the caller draws instead, and has given the claim up: that draw is the fault',
      '@from middle; E discard 3m; S call chii; S show 4m5m; S draw; S discard 9m; W discard 3p; N discard 7s',
      'nobody',
    ],
    [
      'taken back under another seat',
      '@from middle; E discard 3m; S call chii; S show 4m5m; W retract; S draw; S discard 9m; W discard 3p; N discard 7s',
      'nobody',
    ],
    [
      'a draw that may be another player’s',
      '@from middle; E discard 5p; S call pon; S show 5p5p; S discard 1z; S draw; S discard 9m',
      'nobody',
      'wrc-2025',
    ],
    [
      'the first of the two discards is recorded twice',
      '@from middle; E discard 1z; W call pon; W show 1z1z; W discard 9m; N discard 3p; N discard 3p',
      'nobody',
    ],
    [
      'discarded out of turn, and taken back',
      '@from middle; E discard 1z; N draw wrong; N discard 3m; E call chii; E show 4m5m; N retract 3m; N return; S draw; S discard 2z; W draw; W discard 3z',
      'nobody',
    ],
    ['only one opponent has discarded', '@from middle; E discard 1z; W call pon; W show 1z1z; W discard 9m; N discard 3p', 'nobody'],
    ['the short form says that it was taken', '@from middle; E discard 1z; W pon 1z1z; W discard 9m; N discard 3p; E discard 7s', 'nobody'],
    [
      'taken only after the claimant’s next draw',
      '@from middle; E discard 1z; W call pon; W show 1z1z; W discard 9m; N discard 3p; E discard 7s; S discard 2p; W draw',
      'W',
      'wrc-2025',
    ],
    [
      'taken before the claimant’s next draw',
      '@from middle; E discard 1z; W call pon; W show 1z1z; W discard 9m; N discard 3p; E discard 7s; W take; S discard 2p; W draw',
      'nobody',
      'wrc-2025',
    ],
    [
      'never takes the tile, where no text says until when',
      '@from middle; E discard 1z; W call pon; W show 1z1z; W discard 9m; N draw; N discard 3p; E draw; E discard 7s',
      'nobody',
      'ema-pre-2016',
    ],
  ],
})

/** Whether an act is the player's next draw, or a discard whose draw is left out. One that does not fit the turn may be another player's. */
const isOwnDraw = (table: Table, event: Draw | DiscardEvent): boolean =>
  event.verb === 'draw' ? !misfitDraw(table, event) : impliedDraw(table, event) === 'wall' && !misfitDiscard(table, event)

/** A valid claim whose tiles were shown, and whose tile is still in the river. After the bare call the record may leave out the rest. */
const isUntaken = ({ call, standing, yields, takenAt, notMissed, shownAt, found }: Claim): boolean =>
  call !== 'ron' &&
  standing === 'good' &&
  !yields &&
  takenAt === undefined &&
  !notMissed &&
  shownAt !== undefined &&
  !found.includes('claim.not-taken')

/** The claim of a player who was passed over (somebody else went on with the tile), or who has given it up and drawn in the own turn. */
const isPassedOver = ({ claims, turn, players }: Table, { by, target, called, discardedAt }: Claim): boolean =>
  claims.some((other) => other.target === target && other.by !== by && (other.takenAt ?? other.discardedAt) !== undefined) ||
  (discardedAt === undefined && players[by].river.some(({ event }) => event > called) && turn.claim !== called)

const raisedFor = (claim: Claim, table: Table, number: number, last: string): Raised => ({
  seat: claim.by,
  because: [...(claim.shownAt === undefined ? [] : [claim.shownAt]), claim.called, ...claim.since, number].sort((a, b) => a - b),
  facts: {
    call: claim.call,
    tile: claim.tile,
    from: claim.from ?? undefined,
    called: claim.called,
    discard: claim.target,
    others: discarders(discardsOf(table), claim.since, last),
    again: last === '' ? 'draw' : undefined,
  },
})

/** The seats that have discarded since the call, in order, such as "NE". */
const discarders = (
  discards: readonly { readonly seat: string; readonly event: number }[],
  since: readonly number[],
  last: string,
): string => since.map((event) => discards.find((discard) => discard.event === event)?.seat ?? '').join('') + last
