import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect } from 'vitest'
import { openFiles } from '../../../db/sqlite/open-files.ts'
import { createDesk } from '../../../desk/api/desk.ts'
import type { ThreadInput } from '../../../desk/context/threads/start-thread.ts'
import { sampleTournament } from '../../../desk/setup/sample/sample.ts'
import { folder } from '../../db/fixtures/a-file.ts'

/** The sample tournament, closed. */
const sample = (): string => {
  content ??= makeSample()
  const file = join(folder(), 'sample.shinpan')
  writeFileSync(file, content, { mode: 0o600 })
  return file
}

/** Its bytes, made once for all workers. */
let content: Buffer | undefined

const makeSample = (): Buffer => {
  const home = folder()
  const desk = createDesk({ home, folder: home })
  const made = sampleTournament(desk.context)
  desk.close()
  if (!made.ok) throw new Error(made.error.code)
  return readFileSync(made.value.file)
}

type Call = {
  readonly work: (file: string) => unknown
  /** Sent once the thread runs, where its work comes as messages. */
  readonly message?: unknown
  readonly answers: unknown
}

/** One piece of work for each worker, and the answer. */
export const CALLS: Readonly<Record<string, Call>> = {
  'check-worker': { work: (file) => ({ file, from: 'here' }), answers: { done: { text: null } } },
  'join-worker': {
    work: (file) => ({ does: 'preview', file, copies: [], beside: { files: [], verdicts: new Int32Array(new SharedArrayBuffer(0)) } }),
    answers: { done: { ok: true } },
  },
  'insert-worker': {
    work: (file) => ({ file, isOpen: new Int32Array(new SharedArrayBuffer(4)) }),
    message: [],
    answers: { ok: true },
  },
  'read-worker': { work: () => ({ bytes: Buffer.from('name;country\nZofia;PL\n'), as: {} }), answers: { done: { ok: true } } },
  'personal-worker': { work: (file) => ({ what: 'person', file, key: 'nobody' }), answers: { done: { ok: true } } },
  'changes-worker': {
    work: (file) => ({ file, paper: { what: 'penalties', head: '00'.repeat(32) } }),
    answers: { done: { ok: true, value: undefined } },
  },
  'whole-worker': {
    work: (file) => ({ file, tournament: undefined, written: new Date(), asked: { what: 'scores', format: 'csv', language: 'en' } }),
    answers: { done: { ok: true } },
  },
  'games-worker': {
    work: () => ({ file: { name: 'a.table', bytes: Buffer.from('@rules wrc-2015\nE draw\nE discard 1z\n') }, ownRuleSets: [] }),
    answers: { done: { ok: true } },
  },
  'files-worker': {
    work: (file) => ({
      command: 'check',
      args: [file],
      files: [{ name: file }],
      next: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
    }),
    answers: { done: 1 },
  },
  'download-worker': {
    work: (file) => ({ file: `${file}-download`, tournament: new Uint8Array(32), expected: 0 }),
    answers: { ok: true, value: { entries: 0 } },
  },
  'salvage-worker': {
    work: (file) => ({ file, to: `${file}-saved`, appendix: `${file}.jsonl`, home: dirname(file), backups: [] }),
    answers: { done: { ok: true } },
  },
  'verify-worker': { work: (file) => ({ file, part: 'all' }), answers: { done: { ok: true } } },
  'copy-worker': {
    work: (file) => {
      const draft = `${file}-copy`
      writeFileSync(draft, '')
      return { file, draft }
    },
    answers: { done: expect.any(Number) },
  },
  'beside-worker': { work: (file) => file, answers: { done: { ok: true } } },
}

/** Has a worker of a build do its piece of work; its answer, and the one that it should be. */
export const calledWorker = async (built: string, name: string): Promise<{ readonly answer: unknown; readonly expected: unknown }> => {
  const { work, message, answers } = CALLS[name] ?? { work: () => null, answers: null }
  const mayEnd = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(join(built, `${name}.mjs`), { workerData: { work: work(sample()), mayEnd, openFiles } satisfies ThreadInput })
  try {
    const answer = new Promise((resolve, reject) => {
      worker.on('message', (said: object) => 'progress' in said || resolve(said))
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('it ended without an answer')))
    })
    if (message !== undefined) worker.postMessage(message)
    return { answer: await answer, expected: answers }
  } finally {
    worker.removeAllListeners('exit')
    if (message !== undefined) worker.postMessage(null)
    await worker.terminate()
  }
}
