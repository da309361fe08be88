import type { ByLanguage } from '../../../engine/model/language.ts'
import { type Result, refuse } from '../../../engine/model/result.ts'
import type { HouseRules } from '../../../engine/rulebook/house/house-rules.ts'
import type { RefusedValue } from '../../../engine/rulebook/house/json.ts'
import { readHouseRules } from '../../../engine/rulebook/house/read-house-rules.ts'
import { readInput } from '../../context/files/read-input.ts'
import { placeInJson, readJsonText } from '../../importers/json/text.ts'
import { houseWords } from '../../messages/house-rules.ts'

/** The largest house-rules file that is read, in bytes: every rule changed with its reasons takes less than a tenth. */
const MOST_BYTES = 1_000_000

/** Reads a house-rules file; an error is one line that names the file, and the line in it. */
export const readHouseFile = (path: string): Result<HouseRules, ByLanguage<string>> => {
  const bytes = readInput(path, MOST_BYTES)
  const read = bytes.ok ? readBytes(bytes.value) : bytes
  return read.ok ? read : refuse(houseWords.ofFile(path, read.error))
}

/** Reads the text of one, as a window sends it. */
export const readHouseText = (text: string): Result<HouseRules, ByLanguage<string>> => {
  const json = readJsonText(text)
  if (!json.ok) return refuse(json.error.text)
  const house = readHouseRules(json.value)
  return house.ok ? house : refuse(sayRefused(house.error, text))
}

const readBytes = (bytes: Uint8Array): Result<HouseRules, ByLanguage<string>> => {
  if (bytes.length > MOST_BYTES) return refuse(houseWords.tooLarge)
  try {
    return readHouseText(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return refuse(houseWords.notText)
  }
}

const sayRefused = ({ path, found, expected }: RefusedValue, text: string): ByLanguage<string> =>
  houseWords.refused({ line: placeInJson(text, path).line, path, found, expected })
