import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { LeftServer } from './left-server.ts'

type Keys = Pick<LeftServer, 'session' | 'run'>

/**
 * The proof by which a second process shows the first that it has read its note. The secret itself is never sent,
 * since another program may listen there by now, and a used proof is worth nothing to another run.
 */
export const proofFor = (keys: Keys, file: string): string => {
  const nonce = randomBytes(16).toString('hex')
  return `${nonce}.${macOf(keys, nonce, file)}`
}

/** Whether a proof is valid; each is accepted once. */
export const proofChecker = (keys: Keys): ((proof: string | null, file: string) => boolean) => {
  const used = new Set<string>()
  return (proof, file) => {
    const [, nonce = '', mac = ''] = /^([0-9a-f]{32})\.([0-9a-f]{64})$/.exec(proof ?? '') ?? []
    if (nonce === '' || used.has(nonce) || !timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(keys, nonce, file)))) return false
    used.add(nonce)
    return true
  }
}

const macOf = ({ session, run }: Keys, nonce: string, file: string): string =>
  createHmac('sha256', session).update(`join ${run} ${nonce} ${file}`).digest('hex')
