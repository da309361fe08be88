import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Browser } from '@playwright/test'
import { Ajv2020 } from 'ajv/dist/2020.js'

/** A PDF's metadata, and its text as a reader would copy it. */
export type Pdf = { readonly pages: number; readonly tagged: boolean; readonly text: string; readonly embedded: boolean }

/** Opens a PDF with poppler: three programs independent of the one that wrote it. */
export const readPdf = (path: string): Pdf => {
  const info = run('pdfinfo', [path])
  const fonts = run('pdffonts', [path]).split('\n').slice(2).filter(Boolean)
  return {
    pages: Number(/^Pages: +(\d+)$/m.exec(info)?.[1]),
    tagged: /^Tagged: +yes$/m.test(info),
    text: run('pdftotext', ['-raw', path, '-']),
    embedded: fonts.length > 0 && fonts.every((line) => / yes +yes +\w+ +\d+ +\d+$/.test(line) || / yes +no +\w+ +\d+ +\d+$/.test(line)),
  }
}

/** Renders its pages as pictures, for review by a person. */
export const drawPdf = (path: string, folder: string): void => {
  mkdirSync(folder, { recursive: true })
  execFileSync('pdftoppm', ['-r', '80', '-png', path, join(folder, basename(path, '.pdf'))])
}

const run = (program: string, args: readonly string[]): string => execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1e8 })

/**
 * Opens spreadsheets in LibreOffice without user input, and writes them again as a table of cell types. A CSV is read with either
 * separator.
 */
export const asSheetProgramReads = (paths: readonly string[], folder: string): ReadonlyMap<string, string> => {
  const read = new Map<string, string>()
  for (const ending of ['csv', 'xlsx']) {
    const out = join(folder, ending)
    mkdirSync(out, { recursive: true })
    const these = paths.filter((path) => path.endsWith(`.${ending}`))
    const filters = ending === 'csv' ? ['--infilter=CSV:44/59,34,76'] : []
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
    execFileSync('soffice', [profile, '--headless', ...filters, '--convert-to', 'fods', '--outdir', out, ...these], {
      stdio: 'ignore',
      timeout: 600_000,
    })
    for (const name of readdirSync(out)) read.set(name.replace(/fods$/, ending), readFileSync(join(out, name), 'utf8'))
  }
  return read
}

/** The network requests of an HTML report in a browser, and the elements that could make some: scripts, frames, handlers. */
export const askedByHtml = async (browser: Browser, path: string): Promise<readonly string[]> => {
  const page = await browser.newPage()
  try {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`file://${path}`)
    const inside = await page.evaluate(`[...document.querySelectorAll('*')].flatMap((e) => [
      ...(['SCRIPT', 'IFRAME', 'OBJECT', 'EMBED', 'LINK', 'FORM', 'BASE'].includes(e.tagName) ? [e.tagName] : []),
      ...[...e.attributes].filter(({ name, value }) => name.startsWith('on') || (['src', 'href', 'xlink:href', 'action'].includes(name) && !/^(#|data:)/.test(value)))
        .map(({ name, value }) => name + '=' + value) ])`)
    return [...asked.filter((url) => url !== `file://${encodeURI(path)}` && !url.startsWith('data:')), ...(inside as readonly string[])]
  } finally {
    await page.close()
  }
}

/** The violations of the published schema in a JSON report. */
export const againstSchema = (kind: string, text: string): readonly unknown[] => {
  const schema: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../../docs/schemas', `${kind}.json`), 'utf8'))
  const validate = new Ajv2020({ strict: false, allErrors: true }).compile(schema as object)
  return validate(JSON.parse(text)) ? [] : (validate.errors ?? [])
}
