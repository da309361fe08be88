import { killRecording } from './record-kill.ts'
import { killWork, WORKS } from './work-kill.ts'

/** `npm run soak -- 500`: as many kills, as many of each kind: while recording, joining, rebuilding, bringing a file up, backing it up. */
const kills = Math.ceil(Number(process.argv[2] ?? 500) / (1 + WORKS.length))
let failed = false
const tell = (line: string, troubles: readonly string[]): void => {
  for (const trouble of troubles) console.log(trouble)
  console.log(`${line}, ${troubles.length} troubles`)
  if (troubles.length > 0) failed = true
}

const { acknowledged, lost, troubles } = await killRecording(kills)
tell(`recording: ${kills} kills, ${acknowledged} acts acknowledged, ${lost.length} lost`, [...lost, ...troubles])
if (acknowledged === 0) failed = true
for (const work of WORKS) {
  const killed = await killWork(work, kills)
  tell(`${work}: ${killed.kills} kills, done before ${killed.answered} of them`, killed.troubles)
}
process.exitCode = failed ? 1 : 0
