import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as after } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { connectTo, endOf } from '../../../../desk/network/hub/connect.ts'
import { postgresPrograms, startPostgres } from './postgres.ts'

describe.runIf(postgresPrograms() !== undefined)('one connection', () => {
  test('what is asked side by side is answered each, in the order of asking, without a warning of the driver; one that is wrong holds no other up', async () => {
    const postgres = await startPostgres()
    onTestFinished(() => postgres.close())
    const warnings: string[] = []
    const onWarning = ({ message }: Error): void => void warnings.push(message)
    process.on('warning', onWarning)
    onTestFinished(() => void process.off('warning', onWarning))
    const client = await connectTo(postgres.url)
    const order: number[] = []
    const asked = [0, 1, 2, 3, 4, 5].map(async (n) => {
      const { rows } = await client.query<{ n: number }>(n === 2 ? 'SELECT nothing' : 'SELECT $1::integer AS n', n === 2 ? [] : [n])
      order.push(n)
      return rows[0]?.n
    })
    const answers = await Promise.allSettled(asked)
    expect(answers.map((one) => (one.status === 'fulfilled' ? one.value : 'wrong'))).toEqual([0, 1, 'wrong', 3, 4, 5])
    expect(order).toEqual([0, 1, 3, 4, 5])
    const left = Promise.allSettled([client.query('SELECT pg_sleep(60)'), client.query('SELECT 1')])
    await endOf(client)
    expect((await left).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    // warnings arrive a tick later
    await after(50)
    expect(warnings.filter((text) => text.includes('pg'))).toEqual([])
  })

  test('a program that is killed while its PostgreSQL runs leaves neither it nor its folder', async () => {
    const program = `import { startPostgres } from '${new URL('./postgres.ts', import.meta.url).href}'
      const { port } = await startPostgres()
      console.log(port)
      setInterval(() => undefined, 1000)`
    const made = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
    onTestFinished(() => void made.kill('SIGKILL'))
    const [said] = (await once(made.stdout, 'data')) as [Buffer]
    const url = `postgres://owner@127.0.0.1:${Number(said.toString())}/postgres`
    const client = await connectTo(url)
    const { rows } = await client.query<{ folder: string }>(`SELECT current_setting('data_directory') AS folder`)
    await endOf(client)
    made.kill('SIGKILL')
    const folder = rows[0]?.folder ?? ''
    expect(folder).toContain('shinpan-postgres-')
    while (existsSync(folder)) await after(50)
    await expect(connectTo(url)).rejects.toThrow()
  })
})
