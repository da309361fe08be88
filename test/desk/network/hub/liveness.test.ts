import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { connectTo, endOf } from '../../../../desk/network/hub/connect.ts'
import { keepAlive } from '../../../../desk/network/hub/hub.ts'
import { badNetwork } from './bad-network.ts'
import { type Postgres, postgresPrograms, startPostgres } from './postgres.ts'

const PATIENCE = 2500

describe.runIf(postgresPrograms() !== undefined)('a line to a hub', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.close())

  const over = async (delay = 0) => {
    const network = await badNetwork(postgres.port, { delay })
    const client = await connectTo(postgres.url.replace(`:${postgres.port}/`, `:${network.port}/`), PATIENCE)
    onTestFinished(async () => {
      await endOf(client)
      await network.close()
    })
    return { client, network }
  }

  test('that swallows everything is hung up on while an answer is waited for, and not while nothing is asked', async () => {
    const { client, network } = await over()
    await client.query('SELECT 1')
    network.become('hole')
    await new Promise((resolve) => setTimeout(resolve, 2 * PATIENCE))
    const began = performance.now()
    const asked = client.query('SELECT 2')
    await expect(asked).rejects.toMatchObject({ kind: 'away', text: { en: expect.stringMatching(/the connection is broken/) } })
    expect(performance.now() - began).toBeGreaterThan(PATIENCE / 2)
  })

  test('that is slow lives: answers late each, a long one in pieces, a large act on its way', async () => {
    const { client, network } = await over(100)
    network.become('slow')
    for (let n = 0; n < 4; n++) expect((await client.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }])
    const began = performance.now()
    // in all far longer than it may be silent
    const { rows } = await client.query<{ n: number }>(`SELECT n, repeat('x', 9000) AS x, pg_sleep(0.1) FROM generate_series(1, 40) n`)
    expect(rows).toHaveLength(40)
    expect(performance.now() - began).toBeGreaterThan(PATIENCE)
    const { rows: lengths } = await client.query('SELECT length($1) AS n', ['x'.repeat(2 * 1024 * 1024)])
    expect(lengths).toEqual([{ n: 2 * 1024 * 1024 }])
  })

  test('a machine that slept or was busy itself meanwhile does not take that for silence', async () => {
    const { client } = await over()
    const asked = client.query('SELECT pg_sleep(0.5)')
    await new Promise((resolve) => setTimeout(resolve, 100))
    // holds up the whole thread
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * PATIENCE)
    await asked
  })

  test('the server is asked to end what is left of it', async () => {
    const { client } = await over()
    await keepAlive(client)
    const { rows } = await client.query(
      `SELECT current_setting('tcp_keepalives_idle') AS idle, current_setting('tcp_keepalives_count') AS count, current_setting('tcp_user_timeout') AS "user"`,
    )
    expect(rows).toEqual([{ idle: '15', count: '3', user: '30000' }])
  })
})
