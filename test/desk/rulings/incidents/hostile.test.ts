import { expect, onTestFinished, test } from 'vitest'
import { verify } from '../../../../db/file/verify.ts'
import { rebuild } from '../../../../db/projections/rebuild.ts'
import { listen } from '../../../../desk/network/serving/loopback.ts'
import { aTable, DEAD_HAND } from '../../api/a-desk.ts'

/** The desk over real HTTP, as a window asks it. */
const served = async () => {
  const made = await aTable()
  const { url, close, origin } = await listen(made.desk.fetch)
  onTestFinished(() => close())
  const entered = await fetch(url, { redirect: 'manual' })
  const cookie = String(entered.headers.get('set-cookie')).split(';')[0] ?? ''
  const ask = async (path: string, input: unknown): Promise<{ status: number; text: string }> => {
    const headers = { cookie, 'content-type': 'application/json' }
    const answer = await fetch(`${origin}/api/${path}`, { method: 'POST', headers, body: JSON.stringify({ json: input }) })
    return { status: answer.status, text: await answer.text() }
  }
  const db = made.desk.context.open?.writable
  if (!db) throw new Error('no file')
  return { ...made, ask, db }
}

const HOSTILE: readonly string[] = [
  `'; DROP TABLE entry; --`,
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("http://x")',
  '\u202etxt.exe\u0000\u001b[31m\r\n',
  '$(7*7){{7*7}}%s%n',
  '../../etc/passwd',
  '𝕳\ud83c\udc04\ufeff\u0301',
  'x'.repeat(199),
]

test('hostile words in every field stand in the file as they were written, and nothing else does', async () => {
  const { ask, table, calls, db } = await served()
  const { state } = await calls.tables.record({ table, text: DEAD_HAND, by: 'x' })
  const finding = state.findings[0]?.id ?? 0
  for (const [n, evil] of HOSTILE.entries()) {
    // a name that signs has no characters that can't be seen
    const by = /[\p{Cc}\u202e]/u.test(evil) ? 'x' : evil
    const about = { incident: n + 1, by, reason: evil }
    const player = { name: `${evil}${n}` }
    const asked: readonly (readonly [string, object])[] = [
      ['incidents/open', { table, by }],
      ['incidents/fillIn', { ...about, note: evil, players: [player], weight: 'notable', ...(n === 0 && { finding }) }],
      ['incidents/addStatement', { ...about, role: 'player', who: player, text: evil }],
      [
        'incidents/rule',
        { ...about, rule: 'conduct.other', player, decision: 'upheld', penalty: { kind: 'notice' }, remedies: [evil.slice(0, 40)] },
      ],
      ['incidents/appeal', { ...about, who: player, grounds: evil }],
      ['incidents/decideAppeal', { ...about, outcome: 'overturned' }],
      ['incidents/close', { ...about, how: 'agreement' }],
      ['seats/substitute', { table, seat: 'E', player, reason: evil, by }],
      ['results/sign', { table, points: { E: 1, S: 2, W: 3, N: 4 }, signed: [evil], reason: evil, by }],
      ['results/reopen', { table, reason: evil, by }],
      ['tournaments/set', { name: evil, place: evil, date: '2026-11-21', by }],
      ['referees/add', { name: `${by.slice(0, 150)}${n}`, head: false }],
    ]
    for (const [path, input] of asked) {
      const { status, text } = await ask(path, input)
      expect([path, n, status === 200 ? 200 : text]).toEqual([path, n, 200])
    }
    const report = await ask('incidents/report', { incident: n + 1, format: 'html', language: 'fr' })
    expect([report.status, report.text.includes('<img src=x')]).toEqual([200, false])
  }
  expect(verify(db)).toMatchObject({ ok: true })
  const texts = db.prepare('SELECT text FROM statements ORDER BY id').pluck().all()
  expect(texts).toEqual(HOSTILE.map((evil) => evil.trim()))
  const views = ['incidents', 'statements', 'rulings', 'appeals', 'penalties', 'penalty_totals', 'seats', 'results']
  const all = () => views.map((name) => db.prepare(`SELECT * FROM ${name}`).all())
  const before = all()
  rebuild(db)
  expect(all()).toEqual(before)
})

test.each([
  ['a line feed', 'Anna\nBerg'],
  ['a null character', 'Anna\u0000Berg'],
  ['a direction mark', 'Anna \u202egreB'],
])('a signature with %s is refused by its field, and nothing is written', async (_, by) => {
  const { ask, calls, db, table } = await served()
  const { state } = await calls.tables.record({ table, text: DEAD_HAND, by: 'x' })
  const finding = state.findings[0]?.id ?? 0
  const before = db.prepare('SELECT max(seq) FROM entry').pluck().get()
  for (const [path, input] of [
    ['findings/rule', { finding, decision: 'upheld', reason: 'x', by, key: 'signed-once' }],
    ['incidents/open', { table, by }],
    ['rounds/undo', { by }],
  ] as const) {
    const { status, text } = await ask(path, input)
    expect([path, status]).toEqual([path, 400])
    expect(JSON.parse(text)).toMatchObject({
      json: {
        message:
          'signature: expected a name without characters that can’t be seen. Save it again in the list of referees (Setup): that removes them',
        data: {
          fr: 'signature\u00a0: attendu un nom sans caractères invisibles. Enregistrez-le de nouveau dans la liste des arbitres (Préparation)\u00a0: cela les enlève',
        },
      },
    })
  }
  expect((await ask('referees/add', { name: by, head: false })).status).toBe(400)
  expect(db.prepare('SELECT max(seq) FROM entry').pluck().get()).toBe(before)
})

const NUMBERS = [-1, 0, 1e9, 1.5, Number.MAX_SAFE_INTEGER, '1', null, [], {}]

test('numbers and names that there are not are refused in one answer, and nothing is written', async () => {
  const { ask, db, table } = await served()
  const before = db.prepare('SELECT max(seq) FROM entry').pluck().get()
  const by = { by: 'x', reason: 'x' }
  for (const odd of NUMBERS) {
    for (const [path, input] of [
      ['incidents/fillIn', { incident: odd, note: 'x', ...by }],
      ['incidents/addStatement', { incident: odd, role: 'player', who: { name: 'x' }, text: 'x', ...by }],
      ['incidents/rule', { incident: odd, rule: 'conduct.other', decision: 'dismissed', ...by }],
      ['incidents/appeal', { incident: odd, who: { name: 'x' }, grounds: 'x', ...by }],
      ['incidents/decideAppeal', { incident: odd, outcome: 'upheld', ...by }],
      ['incidents/close', { incident: odd, how: 'closed', ...by }],
      ['incidents/undo', { incident: odd, ...by }],
      ['findings/rule', { finding: odd, decision: 'upheld', ...by }],
      ['penalties/cancel', { penalty: odd, ...by }],
      ['penalties/impose', { rule: odd, player: { name: 'x' }, ...by }],
      ['seats/swap', { table, seats: odd, ...by }],
      ['results/sign', { table, points: odd, signed: [], ...by }],
      ['referees/setCode', { referee: odd, code: 'long enough' }],
      ['referees/signIn', { name: odd, code: 'x' }],
    ] as const) {
      const { status } = await ask(path, input)
      expect([path, odd, [400, 404, 422].includes(status)]).toEqual([path, odd, true])
    }
  }
  expect(db.prepare('SELECT max(seq) FROM entry').pluck().get()).toBe(before)
})
