import type { Texts } from './en.ts'
import { app } from './fr/app.ts'
import { board } from './fr/board.ts'
import { calls } from './fr/calls.ts'
import { clock } from './fr/clock.ts'
import { correct } from './fr/correct.ts'
import { desktop } from './fr/desktop.ts'
import { entry } from './fr/entry.ts'
import { forks } from './fr/forks.ts'
import { hall } from './fr/hall.ts'
import { hands } from './fr/hands.ts'
import { hub } from './fr/hub.ts'
import { incident } from './fr/incident.ts'
import { incidents } from './fr/incidents.ts'
import { keys } from './fr/keys.ts'
import { penalties } from './fr/penalties.ts'
import { pending } from './fr/pending.ts'
import { person } from './fr/person.ts'
import { play } from './fr/play.ts'
import { precedents } from './fr/precedents.ts'
import { replay } from './fr/replay.ts'
import { reports } from './fr/reports.ts'
import { rulebook } from './fr/rulebook.ts'
import { ruling } from './fr/ruling.ts'
import { setup } from './fr/setup.ts'
import { start } from './fr/start.ts'
import { table } from './fr/table.ts'
import { tablets } from './fr/tablets.ts'

/** Every text of the window in French. */
export const fr: Texts = {
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
}
