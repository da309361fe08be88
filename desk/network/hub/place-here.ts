import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { tried } from '../../../db/disk/tried.ts'
import { readFileOnce } from '../../../db/file/open-to-read.ts'
import { draftAt } from '../../../db/joining/download-file.ts'
import { tournamentIn } from '../../../db/log/read.ts'
import { FILE_EXTENSION } from '../../context/context.ts'
import type { PlaceHere } from '../../contract/hub.ts'
import { fileNameOf } from '../../storage/files/create.ts'
import type { HubTournament } from './administer.ts'

/** The paths of a hub's tournaments in the desk's folder, or the planned paths. Changes nothing. */
export const placesHere = (folder: string): ((tournament: HubTournament) => PlaceHere) => {
  const files = filesIn(folder)
  return ({ id, name }) => {
    const file = files.get(id.toString('hex'))
    return file === undefined ? placeFor(folder, { id, name }) : { file, here: 'whole', entries: 0 }
  }
}

/** The files of a folder, by the tournament in each; of several of one the newest. */
const filesIn = (folder: string): ReadonlyMap<string, string> => {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(FILE_EXTENSION)) : []
  const files = names.map((name) => join(folder, name)).map((file) => ({ file, changed: changedAt(file), tournament: tournamentOf(file) }))
  return new Map(
    files
      .sort((a, b) => a.changed - b.changed)
      .flatMap(({ file, tournament }) => (tournament ? [[tournament.toString('hex'), file] as const] : [])),
  )
}

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

const tournamentOf = (file: string): Buffer | undefined =>
  tried(() => {
    const read = readFileOnce(file, tournamentIn)
    return read.ok ? read.value : undefined
  })

/** Named after the tournament, at the first free path; after an interrupted download, at that one's path. */
const placeFor = (folder: string, { id, name }: HubTournament): PlaceHere => {
  const plain = join(folder, fileNameOf(name))
  for (let n = 1; ; n++) {
    const file = n === 1 ? plain : `${plain.slice(0, -FILE_EXTENSION.length)} ${n}${FILE_EXTENSION}`
    if (existsSync(file)) continue
    const draft = draftAt(file)
    if (draft?.tournament && !draft.tournament.equals(id)) continue
    return draft?.goesOn && draft.entries > 0 ? { file, here: 'part', entries: draft.entries } : { file, here: 'nothing', entries: 0 }
  }
}
