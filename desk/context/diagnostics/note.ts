/** What a line of the diagnostics says: values from fixed lists, numbers, and places in this program; never what a person entered. */
export type About = Readonly<Record<string, string | number | boolean | null>>

/** Notes down that something happened: `what` is a word of this program. Never throws. */
export type Note = (what: string, about?: About) => void

/** A line as it is kept: JSON in plain ASCII, so that nothing in it can begin a new line, colour a terminal or turn the text around. */
export const lineOf = (at: Date, what: string, about: About): string =>
  JSON.stringify({
    at: at.toISOString(),
    what: plain(what),
    ...Object.fromEntries(Object.entries(about).map(([name, value]) => [plain(name), typeof value === 'string' ? plain(value) : value])),
  })

const MOST = 600

/** A value that is not plain is not shown at all: whatever it is, it did not come from this program's own words. */
const plain = (text: string): string => (/^[\w./:@ ,()<>[\]*+-]*$/.test(text) ? text.slice(0, MOST) : '(not plain)')
