import { isListedAlike, listedDetails } from '../../../db/log/listed-player.ts'
import { ok } from '../../../engine/model/result.ts'
import type { ProcedureOf } from '../../context/context.ts'
import { newId } from '../../context/ids.ts'
import { players } from '../../context/players.ts'
import { notFound, refused } from '../../context/refusals.ts'
import { transact } from '../../context/saving/transact.ts'
import type { players as contract } from '../../contract/people.ts'
import { listWords } from '../../messages/lists.ts'
import { refusals } from '../../messages/refusals.ts'
import { nameTrouble } from './person-name.ts'
import { playerRegister } from './register.ts'

/**
 * Adds a player, or corrects the list's details of one. Earlier details stay in the log, and an earlier spelling stays
 * known; the corrected name is displayed from now on.
 */
export const setPlayer: ProcedureOf<typeof contract.set> = (desk, open, { player, by, key, ...listed }) => {
  const { db } = open
  const done = transact<null>(desk, open, {
    by,
    signed: true,
    numberless: true,
    once: { key, again: null },
    act: (write) => {
      const all = players(db)
      const before = all.find(({ id }) => id === player)
      if (player !== null && !before) return notFound(refusals.noPlayer)
      const trouble = nameTrouble(listed.name)
      if (trouble) return refused(trouble)
      const { number } = listed
      const holder = number === null ? undefined : all.find((one) => one.number === number && one.id !== player)
      if (holder && number !== null) return refused(listWords.numberTaken(number, holder.name))
      if (!before || !isListedAlike(before, listed)) write('player', { player: player ?? newId(), ...listedDetails(listed) })
      return ok(null)
    },
  })
  return done.ok ? ok(playerRegister(db)) : done
}
