import { killWork, WORKS } from '../../test/desk/context/saving/work-kill.ts'
import { killRecording } from '../../test/desk/record/enter/record-kill.ts'
import { type KilledBeside, killBeside } from '../../test/desk/storage/programs/kill-beside.ts'
import { hasSqlite3 } from '../../test/desk/storage/programs/sqlite3.ts'
import { readArguments } from '../arguments.ts'

/**
 * `npm run tool soak 500`: kills `record`, `serve` and both windows 500 times while other programs read, copy, back up, move and replace
 * the file. `npm run tool soak 0 500`: kills without other programs, split between recording, joining, rebuilding and backing up a file.
 */
const [beside, alone] = readArguments({ numbers: [500, 0] }).numbers
let failed = false
const tell = (line: string, troubles: readonly string[]): void => {
  for (const trouble of troubles) console.log(trouble)
  console.log(`${line}, ${troubles.length} troubles`)
  if (troubles.length > 0) failed = true
}
const said = ({ kills, confirmed, reads, displaced, lost, late, false: wrong }: KilledBeside): string =>
  `beside other programs: ${kills} kills, ${confirmed} acts confirmed, ${lost.length} lost; ${reads} times another program was at the file, ${wrong.length} false alarms; ${displaced} times the file lost its place, ${late.length} alarms late or without a copy`

if (beside > 0) {
  if (!hasSqlite3) throw new Error('the program sqlite3 is not here (Debian: apt-get install sqlite3)')
  const killed = await killBeside(beside, (so) => so.kills % 25 === 0 && console.log(said(so)))
  tell(said(killed), [...killed.lost, ...killed.late, ...killed.false, ...killed.troubles])
  if (killed.confirmed === 0) failed = true
}
const kills = Math.ceil(alone / (1 + WORKS.length))
if (kills > 0) {
  const { acknowledged, lost, troubles } = await killRecording(kills)
  tell(`recording: ${kills} kills, ${acknowledged} acts acknowledged, ${lost.length} lost`, [...lost, ...troubles])
  if (acknowledged === 0) failed = true
  for (const work of WORKS) {
    const killed = await killWork(work, kills)
    tell(`${work}: ${killed.kills} kills, done before ${killed.answered} of them`, killed.troubles)
  }
}
process.exitCode = failed ? 1 : 0
