import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFile, rebuildFile } from '../../../db/file/open-file.ts'
import { openToRead } from '../../../db/file/open-to-read.ts'
import { type VerifiedLog, verify } from '../../../db/file/verify.ts'
import { mergeFiles } from '../../../db/joining/merge-files.ts'
import { MIGRATIONS } from '../../../db/schema/migrations/list.ts'
import { act } from '../../../db/writing/act.ts'
import { DEVICE, NOON, newFile, raw, reopen, writeTournament } from '../fixtures/a-file.ts'
import { contentOf, OTHER, referee, twoCopies, write } from '../fixtures/two-copies.ts'

const look = (file: string, head?: string): VerifiedLog => {
  const opened = openToRead(file)
  if (!opened.ok) throw new Error(opened.error.detail)
  try {
    return verify(opened.value, head === undefined ? {} : { head })
  } finally {
    opened.value.close()
  }
}

/** Both copies gone on with apart, two acts in one and three in the other. */
const wentApart = () => {
  const copies = twoCopies()
  for (const name of ['Ann', 'Bo']) write(copies.a, DEVICE, referee(name))
  for (const name of ['Cy', 'Di', 'Ed']) write(copies.b, OTHER, referee(name))
  return copies
}

const joined = (path: string, name: string, from: readonly string[]): string => {
  const file = join(path, `${name}.shinpan`)
  const merged = mergeFiles(file, from)
  if (!merged.ok) throw new Error(merged.error.en)
  return file
}

test('two copies joined hold every entry of both, and verify', () => {
  const { a, b, before } = wentApart()
  const common = look(before).entries
  expect(mergeFiles(a, [b])).toEqual({
    ok: true,
    value: { entries: common + 5, from: [{ file: b, entries: common + 3, added: 3 }] },
  })
  const found = look(a)
  expect(found).toMatchObject({ ok: true, entries: common + 5, trouble: null })
  expect(found.heads).toHaveLength(2)
  const names: unknown[] = []
  raw(a, (db) => names.push(...db.prepare('SELECT by, device, number - ? FROM entry WHERE seq > ?').raw().all(common, common)))
  expect(names).toEqual(
    [
      [DEVICE, 1],
      [OTHER, 1],
      [DEVICE, 2],
      [OTHER, 2],
      [OTHER, 3],
    ].map((one) => [NOON.by, ...one]),
  )
})

test('the result is the same whichever way round, in a new file or an old one, at once or in steps, again and again', () => {
  const { path, a, b, before } = wentApart()
  const c = join(path, 'c.shinpan')
  copyFileSync(before, c)
  write(c, '5555555555555555', referee('Fi'))
  const all = contentOf(joined(path, 'abc', [a, b, c]))
  expect(contentOf(joined(path, 'cba', [c, b, a]))).toEqual(all)
  expect(contentOf(joined(path, 'ab', [joined(path, 'bc', [b, c]), a]))).toEqual(all)
  const old = join(path, 'old.shinpan')
  copyFileSync(before, old)
  for (const from of [[b], [c, c], [a, before], [b, old]]) expect(mergeFiles(old, from)).toMatchObject({ ok: true })
  expect(contentOf(old)).toEqual(all)
  rebuildFile(old, DEVICE)
  expect(contentOf(old)).toEqual(all)
})

test('the copies are left as they were, byte for byte', () => {
  const { path, a, b } = wentApart()
  const bytes = [a, b].map((file) => readFileSync(file))
  joined(path, 'both', [a, b])
  expect([a, b].map((file, i) => readFileSync(file).equals(bytes[i] as Buffer))).toEqual([true, true])
})

test('the next act joins the branches: its hash vouches for both', () => {
  const { a, b } = wentApart()
  const heads = [look(a).head, look(b).head]
  mergeFiles(a, [b])
  expect(look(a).heads.toSorted()).toEqual(heads.toSorted())
  write(a, DEVICE, referee('Gus'))
  const found = look(a)
  expect(found.heads).toEqual([found.head])
  expect(look(a, found.head)).toMatchObject({ ok: true, joined: [] })
})

test('a hash noted before a joining still stands, and what came later before it in the order is named', () => {
  const { a, b, before } = wentApart()
  const [old, noted] = [look(before).head, look(b).head]
  mergeFiles(a, [b])
  write(a, DEVICE, referee('Gus'))
  expect(look(a, old)).toMatchObject({ ok: true, joined: [] })
  expect(look(a, noted)).toMatchObject({ ok: true, joined: [{ device: DEVICE, entries: 2 }] })
  expect(look(a, '0'.repeat(64))).toMatchObject({ ok: false, trouble: expect.stringContaining('0'.repeat(64)) })
})

test('a file that others have open is joined into under their hands, and both go on', () => {
  const { a, b } = wentApart()
  const open = reopen(a)
  const before = open.prepare('SELECT count(*) FROM referee').pluck().get() as number
  expect(mergeFiles(a, [b])).toMatchObject({ ok: true })
  expect(open.prepare('SELECT count(*) FROM referee').pluck().get()).toBe(before + 3)
  act(open, NOON, referee('Gus'))
  expect(() => open.exec("UPDATE entry SET by = 'x'")).toThrow('the log only grows')
  expect(verify(open)).toMatchObject({ ok: true, trouble: null })
})

test('two programs that write one file in turn still write one chain', () => {
  const { a } = twoCopies()
  const [one, two] = [reopen(a), reopen(a, OTHER)]
  for (const name of ['Ann', 'Bo', 'Cy']) {
    act(one, NOON, referee(name))
    act(two, NOON, referee(`${name} too`))
  }
  expect(verify(one)).toMatchObject({ ok: true, heads: [expect.any(String)] })
  expect(one.prepare('SELECT DISTINCT length(previous) FROM entry').pluck().all()).toEqual([32])
})

const refusals: readonly (readonly [string, (files: ReturnType<typeof wentApart>) => string, RegExp])[] = [
  [
    'another tournament',
    ({ path }) => {
      const other = join(path, 'other.shinpan')
      const db = newFile(other, OTHER)
      act(db, NOON, writeTournament)
      db.close()
      return other
    },
    /not copies of the same tournament/,
  ],
  [
    'a file that does not verify',
    ({ b }) => {
      raw(b, (db) => db.exec("DROP TRIGGER entry_is_never_changed; UPDATE entry SET by = 'x' WHERE seq = 20"))
      return b
    },
    /does not verify: entry 20 /,
  ],
  [
    'a file of a newer version',
    ({ b }) => {
      raw(b, (db) => db.pragma(`user_version = ${MIGRATIONS.length + 1}`))
      return b
    },
    /newer version/,
  ],
  [
    'a damaged file',
    ({ b }) => {
      writeFileSync(b, readFileSync(b).subarray(0, 9000))
      return b
    },
    /b\.shinpan/,
  ],
  ['a file that is not there', ({ path }) => join(path, 'nowhere.shinpan'), /does not exist/],
  [
    'a copy in which the same device wrote something else',
    ({ path, before }) => {
      const fork = join(path, 'fork.shinpan')
      copyFileSync(before, fork)
      write(fork, DEVICE, referee('Zoe'))
      return fork
    },
    new RegExp(`device ${DEVICE} wrote a different entry`),
  ],
]

test.each(refusals)('%s is refused in one line, and nothing is changed', (_, make, says) => {
  const files = wentApart()
  const other = make(files)
  const before = readFileSync(files.a)
  const result = mergeFiles(files.a, [files.before, other])
  expect(result).toMatchObject({ ok: false, error: { en: expect.stringMatching(says) } })
  expect(result.ok || result.error.en).not.toContain('\n')
  expect(readFileSync(files.a).equals(before)).toBe(true)
  expect(mergeFiles(join(files.path, 'new.shinpan'), [files.a, other])).toMatchObject({ ok: false })
  expect(openFile(join(files.path, 'new.shinpan'), DEVICE)).toMatchObject({ ok: false, error: { reason: 'missing' } })
})

test('a file that is joined into itself, or twice, stays as it is', () => {
  const { a } = wentApart()
  const before = contentOf(a)
  expect(mergeFiles(a, [a, a])).toMatchObject({ ok: true, value: { from: [{ added: 0 }, { added: 0 }] } })
  expect(contentOf(a)).toEqual(before)
})
