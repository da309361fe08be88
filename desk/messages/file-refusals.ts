import { saidBy } from '../../db/messages/messages.ts'
import type { LockOwner } from '../../db/sqlite/lock-owner.ts'
import type { Text } from '../../engine/model/language.ts'
import type { CopyOf } from '../contract/saving.ts'
import type { SavingTrouble } from '../contract/vocabulary.ts'

/** Refusals about the tournament file itself: not written, damaged, not restored. */
export const fileRefusals = {
  notWritable: ({ file, copyOf }: { readonly file: string; readonly copyOf: CopyOf | null }): Text =>
    copyOf?.isBackup
      ? {
          en: `${file} is a backup, which is only read: open the tournament's file, or go on here first (shinpan doctor --db FILE --go-on)`,
          fr: `${file} est une sauvegarde, en lecture seule : ouvrez le fichier du tournoi, ou choisissez d’abord de continuer ici (shinpan doctor --db FICHIER --go-on)`,
        }
      : { en: `the file ${file} can't be written`, fr: `le fichier ${file} ne peut pas être écrit` },
  disk: (code: string, error: unknown): Text => ({
    en: `${code}: ${saidBy(error).en}`,
    fr: saidBy(error).fr,
  }),
  notSaved: (trouble: SavingTrouble, detail: Text): Text => ({
    en: `not saved (${trouble}): ${detail.en}`,
    fr: `non enregistré (${FRENCH_TROUBLE[trouble]}) : ${detail.fr}`,
  }),
  busy: (holder: LockOwner | undefined): Text => ({
    en: `another program is writing in the file${holder ? `: ${holder.name ?? 'process'} (process ${holder.pid})` : ''}; try again`,
    fr: `un autre programme écrit dans le fichier${holder ? ` : ${holder.name ?? 'processus'} (processus ${holder.pid})` : ''} ; réessayez`,
  }),
  damaged: (file: string, why: Text, backup: string | undefined): Text => ({
    en: `${why.en.includes(file) ? '' : `the file ${file}: `}${why.en}; ${backup ? `the newest backup that verifies is ${backup}` : 'there is no backup of it that verifies'}`,
    fr: `${why.fr.includes(file) ? '' : `le fichier ${file} : `}${why.fr} ; ${backup ? `la dernière sauvegarde vérifiée est ${backup}` : 'il n’en existe aucune sauvegarde vérifiée'}`,
  }),
  noBackup: (backup: string, file: string): Text => ({
    en: `the file ${backup} is not a backup of ${file}`,
    fr: `le fichier ${backup} n’est pas une sauvegarde de ${file}`,
  }),
  notRestored: (file: string, why: Text): Text => ({
    en: `the file ${file} was not restored: ${why.en}`,
    fr: `le fichier ${file} n’a pas été restauré : ${why.fr}`,
  }),
}

const FRENCH_TROUBLE: Readonly<Record<SavingTrouble, string>> = {
  'disk-full': 'disque plein',
  'read-only': 'lecture seule',
  busy: 'fichier occupé',
  damaged: 'fichier endommagé',
  misplaced: 'fichier déplacé, supprimé ou remplacé',
  other: 'autre',
}
