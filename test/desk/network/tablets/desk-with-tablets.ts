import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createDesk } from '../../../../desk/api/desk.ts'
import { createTable } from '../../../../desk/record/tables/tables.ts'
import { createForCommand } from '../../../../desk/storage/files/create.ts'
import { openTournament } from '../../../../desk/storage/files/open.ts'

/*
 * A desk as a process of its own, on an address of the loopback network: node desk-with-tablets.ts FOLDER [on]. It says in one line of JSON where tablets are
 * served, and with `on` a code that lets one in.
 */
const [, , folder = '', on] = process.argv
const file = join(folder, 'a.shinpan')
const desk = createDesk({ folder, home: folder, addresses: () => [{ address: '127.0.0.2', network: 'hall' }], tabletPort: 0 })
const { context } = desk
const isNew = !existsSync(file)
const opened = isNew ? createForCommand(context, file) : openTournament(context, file)
if (!opened.ok || !context.open || !context.tablets) throw new Error(`the file is not opened: ${JSON.stringify(opened)}`)
if (isNew) createTable(context, context.open, { name: '7', players: { E: '', S: '', W: '', N: '' } })
await context.tablets.begin()
if (on === 'on') await context.tablets.turn({ on: true })
const table = context.open.db.prepare("SELECT id FROM table_ WHERE name = '7'").pluck().get() as string
if (on === 'on') context.tablets.newCode({ kind: 'recorder', table })
const { on: listening, code, cutOff, trouble } = context.tablets.state()
console.log(JSON.stringify({ url: listening?.url ?? null, code: code?.code ?? null, cutOff, trouble: trouble?.en ?? null }))
process.once('SIGTERM', () => void desk.closed().then(() => process.exit(0)))
