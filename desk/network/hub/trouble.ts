import { saidBy, troubled } from '../../../db/messages/messages.ts'
import type { Text } from '../../../engine/model/language.ts'
import type { HubTroubleKind } from '../../contract/saving.ts'
import { hubWords } from '../../messages/hub.ts'

/** An error of a hub, in every language; `unlinked`: the refused entry that does not continue its own device's chain. */
export type HubTrouble = Error & { readonly kind: HubTroubleKind; readonly text: Text; readonly unlinked?: Name }

/** The name of an entry. */
type Name = { readonly device: string; readonly number: number }

export const hubTrouble = (kind: HubTroubleKind, text: Text): HubTrouble => Object.assign(troubled(text), { kind, text })

/** Reads a hub's refusal from its answer. */
export const refusalIn = ({ refused, entry }: { readonly refused?: string; readonly entry?: string }): HubTrouble => {
  const [why, name] = [inSentence(refused), inSentence(entry)]
  const [, device = '', number = ''] = /^(.*):(\d+)$/.exec(name) ?? []
  const trouble = hubTrouble('refused', hubWords.forged(name, refusalWords(why)))
  return why === 'SHOWN' ? Object.assign(trouble, { unlinked: { device, number: Number(number) } }) : trouble
}

/** Why a hub refused an entry. */
export const refusalWords = (why: string): Text => (Object.hasOwn(REFUSALS, why) && REFUSALS[why]) || { en: why, fr: why }

/** Translates an error from the driver, the server or the network. */
export const troubleIn = (error: unknown): HubTrouble => {
  if (error instanceof Error && 'kind' in error && 'text' in error) return error as HubTrouble
  const said = error as { code?: unknown; message?: unknown }
  // a hub may be a stranger's: its text is quoted within one sentence of ours
  const [code, message] = [inSentence(said.code), inSentence(said.message ?? error)]
  if (code === 'SHREV') return hubTrouble('closed', hubWords.revoked)
  if (code === '42501') return hubTrouble('closed', hubWords.revoked)
  // the server’s own words, where they are English: a role that was shut out
  if (code === '28000' && message.includes('not permitted to log in')) return hubTrouble('closed', hubWords.revoked)
  // the same: the server's own access list has no line for this machine
  if (code === '28000' && message.includes('pg_hba.conf')) return hubTrouble('closed', hubWords.notListed)
  if (message.includes('client password must be a string')) return hubTrouble('closed', hubWords.noPassword)
  if (code === '3D000') return hubTrouble('closed', hubWords.noDatabase)
  if (code.startsWith('28')) return hubTrouble('closed', hubWords.password(message))
  if (code === '3F000' || code === '42P01') return hubTrouble('closed', hubWords.noHub)
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return hubTrouble('closed', hubWords.certificateOf)
  if (/^CERT_(HAS_EXPIRED|NOT_YET_VALID)$/.test(code)) return hubTrouble('closed', hubWords.certificateEnded)
  if (/^(CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_TLS)/.test(code)) return hubTrouble('closed', hubWords.certificate(code))
  if (message.includes('does not support SSL')) return hubTrouble('closed', hubWords.tlsOff)
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return hubTrouble('away', hubWords.noHost)
  if (code === 'ECONNREFUSED') return hubTrouble('away', hubWords.closedPort)
  if (/^(E[A-Z]+|57P|08|53)/.test(code) || code === '') return hubTrouble('away', hubWords.away(code || message))
  return hubTrouble('away', hubWords.failed(`${code} ${message}`))
}

/** Text by a hub, or by a desk through it, made safe to quote in one sentence of ours. */
export const inSentence = (text: unknown): string => (text === undefined ? '' : saidBy(new Error(String(text))).en)

const REFUSALS: Readonly<Record<string, Text>> = {
  SHHSH: hubWords.hash,
  SHLNK: hubWords.link,
  SHNUM: hubWords.number,
  SHFRK: hubWords.fork,
  SHOWN: hubWords.unlinked,
}
