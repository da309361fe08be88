import type { Command } from './command.ts'

/** All commands by name, in the order in which the help lists them; each is loaded only when it is asked for. */
export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  open: async () => (await import('./open.ts')).open,
  serve: async () => (await import('./serve.ts')).serve,
  judge: async () => (await import('./judge.ts')).judge,
  convert: async () => (await import('./convert.ts')).convert,
  check: async () => (await import('./check.ts')).check,
  rules: async () => (await import('./rules.ts')).rules,
  record: async () => (await import('./record.ts')).record,
  import: async () => (await import('./import.ts')).importGames,
  rule: async () => (await import('./rule.ts')).rule,
  findings: async () => (await import('./listings.ts')).findings,
  incidents: async () => (await import('./listings.ts')).incidents,
  penalties: async () => (await import('./listings.ts')).penalties,
  report: async () => (await import('./report.ts')).report,
  pseudonyms: async () => (await import('./pseudonyms.ts')).pseudonyms,
  log: async () => (await import('./listings.ts')).log,
  verify: async () => (await import('./verify.ts')).verify,
  rebuild: async () => (await import('./verify.ts')).rebuild,
  backup: async () => (await import('./backup.ts')).backup,
  receive: async () => (await import('./receive.ts')).receive,
  merge: async () => (await import('./merge.ts')).merge,
  join: async () => (await import('./join.ts')).join,
  hub: async () => (await import('./hub.ts')).hub,
  doctor: async () => (await import('./doctor.ts')).doctor,
}
