/** Fields of a diagnostics line: values from fixed lists, numbers and places in this program; never text that a person entered. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>

/** Records that something happened; `what` is a word of this program. Never throws. */
export type NoteDiagnostic = (what: string, about?: LogFields) => void

/** A line as it is stored: JSON in plain ASCII, so that no value can start a new line, colour a terminal or change the text direction. */
export const formatLogLine = (at: Date, what: string, about: LogFields): string =>
  JSON.stringify({
    at: at.toISOString(),
    what: plain(what),
    ...Object.fromEntries(Object.entries(about).map(([name, value]) => [plain(name), typeof value === 'string' ? plain(value) : value])),
  })

const MOST = 600

/** Hides a value with any other character: it can't come from this program's own words. */
const plain = (text: string): string => (/^[\w./:@ ,()<>[\]*+-]*$/.test(text) ? text.slice(0, MOST) : '(not plain)')
