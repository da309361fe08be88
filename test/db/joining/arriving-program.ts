import { openToRead } from '../../../db/file/open-to-read.ts'
import { arrivingFile } from '../../../db/joining/download-file.ts'
import { logEntries } from '../../../db/log/read.ts'

/** Brings the first entries of a file into another, one at a time, and then waits: to be killed. Started by `arriving-file.test.ts`. */
const [from = '', to = '', count = ''] = process.argv.slice(2)
const opened = openToRead(from)
if (!opened.ok) throw new Error(opened.error.detail)
const all = [...logEntries(opened.value)]
const [first] = all
if (!first) throw new Error('there is no entry')
const arriving = arrivingFile(to, first.hash, all.length)
for (const entry of all.slice(0, Number(count))) arriving.add([entry])
process.send?.(arriving.entries())
setInterval(() => undefined, 1000)
