import type { Body } from '../../../db/log/kinds.ts'
import type { PictureType } from '../../../db/log/vocabulary.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { ok } from '../../../engine/model/result.ts'
import type { ResolvedProcedureOf } from '../../context/context.ts'
import { refused } from '../../context/refusals.ts'
import type { incidents as contract } from '../../contract/incidents.ts'
import { refusals } from '../../messages/refusals.ts'
import { changeIncident } from './change.ts'

/** The most bytes that a picture may have; the window makes larger ones smaller before it sends them. */
const MOST_PICTURE = 1_500_000

/** Attaches a picture to an incident, also to a closed one: it becomes part of the log, so that the hash covers every byte. */
export const attachPicture: ResolvedProcedureOf<typeof contract.attach> = (desk, open, { name, note, base64, ...asked }) => {
  const bytes = Buffer.from(base64, 'base64')
  const type = pictureType(bytes)
  if (type === null) return refused(refusals.noPicture(name))
  if (bytes.length > MOST_PICTURE) return refused(refusals.largePicture(name, MOST_PICTURE))
  return changeIncident(desk, open, asked, (write, incident) =>
    ok(write('attachment', { incident: incident.ref, name, type, data: bytes.toString('base64'), note })),
  )
}

/** The type of a picture by its first bytes, whatever its name says; null if it is no type that every browser displays. */
const pictureType = (bytes: Buffer): PictureType | null => {
  const text = bytes.toString('latin1', 0, 12)
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  return text.startsWith('RIFF') && text.endsWith('WEBP') ? 'image/webp' : null
}

/** A picture as it was put there. */
export type Picture = Pick<Body<'attachment'>, 'type'> & { readonly base64: string }

/** A picture by its number; undefined if there is none, or if its bytes were removed from this copy. */
export const picture = (db: ReadableDb, id: number): Picture | undefined =>
  sql<Picture>(
    db,
    `SELECT attachment.type, entry.body ->> '$.data' AS base64 FROM attachment JOIN entry ON entry.seq = attachment.entry
     WHERE attachment.id = ? AND attachment.size > 0`,
  ).get(id)
