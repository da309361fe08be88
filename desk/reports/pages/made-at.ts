/**
 * Replaces the printer's time in a PDF with the report's, and the browser's name with Shinpan: the same data give the
 * same bytes. Replacements have the same length, so that no offset changes.
 */
export const madeAt = (pdf: Uint8Array, at: Date): Uint8Array => {
  const made = Buffer.from(pdf)
  const time = `${at.toISOString().replaceAll(/\D/g, '').slice(0, 14)}+00'00'`
  for (const name of ['CreationDate', 'ModDate']) put(made, `/${name} (D:`, time)
  const from = made.indexOf('/Creator (')
  const to = from < 0 ? -1 : made.indexOf(')\n', from)
  if (to > 0) made.write('/Creator (Shinpan)'.padEnd(to + 1 - from), from, 'latin1')
  return numbered(made)
}

/** The printer's numbers of table headings depend on earlier jobs: they are renumbered from one, in the same order. */
const numbered = (pdf: Buffer): Buffer => {
  const text = pdf.toString('latin1')
  const names = [...new Set([...text.matchAll(NODE)].map(([, name = '']) => name))].toSorted()
  const places = new Map(names.map((name, n) => [name, String(n + 1).padStart(8, '0')]))
  return Buffer.from(
    text.replaceAll(NODE, (name) => places.get(name) ?? name),
    'latin1',
  )
}

const NODE = /(?<=\(node)(\d{8})(?=\))/g

const put = (bytes: Buffer, after: string, text: string): void => {
  const at = bytes.indexOf(after)
  if (at >= 0) bytes.write(text, at + after.length, 'latin1')
}
