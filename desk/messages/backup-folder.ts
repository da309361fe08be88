import type { Text } from '../../engine/model/language.ts'
import { inType } from './in-type.ts'

const megabytes = (bytes: number, language: 'en' | 'fr'): string => Math.ceil(bytes / 1_000_000).toLocaleString(language)

export const backupPlaceWords = inType({
  notWhole: (folder: string): Text => ({
    en: `the path ${folder} is not a full path: it must begin with the drive or with /, such as E:\\Backups or /media/stick/backups`,
    fr: `le chemin ${folder} n’est pas un chemin complet : il doit commencer par le lecteur ou par /, comme E:\\Sauvegardes ou /media/cle/sauvegardes`,
  }),
  missing: (folder: string): Text => ({
    en: `there is no folder ${folder}: plug in the USB stick, or create the folder first`,
    fr: `il n’y a pas de dossier ${folder} : branchez la clé USB, ou créez d’abord le dossier`,
  }),
  notWritable: (folder: string, why: Text): Text => ({
    en: `nothing can be written in ${folder}: ${why.en}`,
    fr: `rien ne peut être écrit dans ${folder} : ${why.fr}`,
  }),
  full: (folder: string, free: number, wanted: number): Text => ({
    en: `there is too little space in ${folder}: ${megabytes(free, 'en')} MB are free, and backups need at least ${megabytes(wanted, 'en')} MB`,
    fr: `il y a trop peu de place dans ${folder} : ${megabytes(free, 'fr')} Mo libres, et il en faut au moins ${megabytes(wanted, 'fr')} pour les sauvegardes`,
  }),
  failed: (folder: string, why: Text): Text => ({
    en: `no backup can be made in ${folder}: ${why.en}`,
    fr: `aucune sauvegarde ne peut être faite dans ${folder} : ${why.fr}`,
  }),
  sameDisk: {
    en: 'Backups are on the same disk as the tournament: if the disk fails, both are lost. A USB stick or a network folder is safer.',
    fr: 'Les sauvegardes sont sur le même disque que le tournoi : une panne emporterait les deux. Une clé USB ou un dossier réseau est plus sûr.',
  },
  elsewhere: (folder: string): Text => ({ en: `Backups go to ${folder}`, fr: `Les sauvegardes vont dans ${folder}` }),
})
