import type { HouseRules } from '../../engine/rulebook/house/house-rules.ts'
import { orThrow } from '../context/errors.ts'
import { refused } from '../context/refusals.ts'
import { readHouseText } from '../event/rules/house-file.ts'
import { refusals } from '../messages/refusals.ts'

export const parseHouseRules = (text: string): HouseRules => {
  const read = readHouseText(text)
  return orThrow(read.ok ? read : refused(read.error))
}

/** Decodes an uploaded file; refuses bad Base64. */
export const decodeUpload = (file: { readonly text: string } | { readonly base64: string }): Uint8Array => {
  if ('text' in file) return Buffer.from(file.text)
  const bytes = Buffer.from(file.base64, 'base64')
  return bytes.toString('base64') === file.base64 ? bytes : orThrow(refused(refusals.notBase64))
}
