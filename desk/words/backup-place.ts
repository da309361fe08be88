import type { ByLanguage } from '../../engine/language.ts'

type Text = ByLanguage<string>
const megabytes = (bytes: number, language: 'en' | 'fr'): string => Math.ceil(bytes / 1_000_000).toLocaleString(language)

/** What is said of a folder that backups are to go to. */
export const backupPlaceWords = {
  notWhole: (folder: string): Text => ({
    en: `${folder} is no whole path: one begins with the drive or with /, as E:\\Backups or /media/stick/backups`,
    fr: `${folder} n’est pas un chemin complet : il commence par le lecteur ou par /, comme E:\\Sauvegardes ou /media/cle/sauvegardes`,
  }),
  missing: (folder: string): Text => ({
    en: `there is no folder ${folder}: plug the stick in, or make the folder first`,
    fr: `il n’y a pas de dossier ${folder} : branchez la clé, ou créez d’abord le dossier`,
  }),
  notWritable: (folder: string, why: Text): Text => ({
    en: `nothing can be written in ${folder}: ${why.en}`,
    fr: `rien ne peut être écrit dans ${folder} : ${why.fr}`,
  }),
  full: (folder: string, free: number, wanted: number): Text => ({
    en: `there is too little room in ${folder}: ${megabytes(free, 'en')} MB, and backups want ${megabytes(wanted, 'en')} MB at the least`,
    fr: `il y a trop peu de place dans ${folder} : ${megabytes(free, 'fr')} Mo, et les sauvegardes en veulent au moins ${megabytes(wanted, 'fr')}`,
  }),
  failed: (folder: string, why: Text): Text => ({
    en: `backups don't go to ${folder}: ${why.en}`,
    fr: `les sauvegardes ne vont pas dans ${folder} : ${why.fr}`,
  }),
  sameDisk: {
    en: 'Backups lie on the same disk as the tournament: a disk that fails takes both. A USB stick or a network folder is safer.',
    fr: 'Les sauvegardes sont sur le même disque que le tournoi : une panne emporterait les deux. Une clé USB ou un dossier réseau est plus sûr.',
  },
  elsewhere: (folder: string): Text => ({ en: `Backups go to ${folder}`, fr: `Les sauvegardes vont dans ${folder}` }),
}
