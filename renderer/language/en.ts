import { app } from './en/app.ts'
import { board } from './en/board.ts'
import { calls } from './en/calls.ts'
import { clock } from './en/clock.ts'
import { correct } from './en/correct.ts'
import { desktop } from './en/desktop.ts'
import { entry } from './en/entry.ts'
import { forks } from './en/forks.ts'
import { hall } from './en/hall.ts'
import { hands } from './en/hands.ts'
import { hub } from './en/hub.ts'
import { incident } from './en/incident.ts'
import { incidents } from './en/incidents.ts'
import { keys } from './en/keys.ts'
import { penalties } from './en/penalties.ts'
import { pending } from './en/pending.ts'
import { person } from './en/person.ts'
import { play } from './en/play.ts'
import { precedents } from './en/precedents.ts'
import { replay } from './en/replay.ts'
import { reports } from './en/reports.ts'
import { rulebook } from './en/rulebook.ts'
import { ruling } from './en/ruling.ts'
import { setup } from './en/setup.ts'
import { start } from './en/start.ts'
import { table } from './en/table.ts'
import { tablets } from './en/tablets.ts'

/** Every text of the window in English, by screen. French must have the same keys, or it does not compile. */
export const en = {
  ...app,
  ...keys,
  ...entry,
  ...play,
  ...desktop,
  ...reports,
  ...setup,
  ...start,
  ...hall,
  ...calls,
  ...forks,
  ...clock,
  ...board,
  ...table,
  ...correct,
  ...hands,
  ...ruling,
  ...rulebook,
  ...penalties,
  ...incidents,
  ...incident,
  ...person,
  ...replay,
  ...precedents,
  ...pending,
  ...tablets,
  ...hub,
} as const

type Widened<T> = { readonly [K in keyof T]: T[K] extends string ? string : Widened<T[K]> }

/** The shape of every language's texts: the same keys as English, any words. */
export type Texts = Widened<typeof en>
