import { give } from './give.ts'
import { refused } from './refusal.ts'
import { refusals } from './words/refusals.ts'

/** What is in a file that was sent. */
export const bytesOf = (file: { readonly text: string } | { readonly base64: string }): Uint8Array => {
  if ('text' in file) return Buffer.from(file.text)
  const bytes = Buffer.from(file.base64, 'base64')
  return bytes.toString('base64') === file.base64 ? bytes : give(refused(refusals.notBase64))
}
