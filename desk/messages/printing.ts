import { saidBy } from '../../db/messages/messages.ts'
import type { Text } from '../../engine/model/language.ts'

/** The first line of a browser's error, which is the useful one. */
const first = (error: unknown): Text => {
  const said = saidBy(error)
  return { en: said.en.split('\n')[0] ?? '', fr: said.fr.split('\n')[0] ?? '' }
}

const STEPS = {
  checking: { en: 'checking the file', fr: 'contrôle du fichier' },
  reading: { en: 'reading the record', fr: 'lecture du relevé' },
  printing: { en: 'printing', fr: 'impression' },
} as const satisfies Readonly<Record<string, Text>>

/** Progress of a report, and reasons for a missing PDF. */
export const printing = {
  noBrowser: {
    en: 'a PDF needs Chromium, Chrome or Edge, and none was found on this machine. Install one, name it in CHROMIUM_PATH, or use the HTML report, which any browser can print',
    fr: 'un PDF demande Chromium, Chrome ou Edge, et aucun n’a été trouvé sur cette machine. Installez-en un, nommez-le dans CHROMIUM_PATH, ou utilisez le rapport HTML, que tout navigateur imprime',
  } as Text,
  notStarted: (path: string, error: unknown): Text => ({
    en: `${path} did not start to print the PDF: ${first(error).en}`,
    fr: `${path} n’a pas démarré pour imprimer le PDF : ${first(error).fr}`,
  }),
  failed: (error: unknown): Text => ({
    en: `the PDF could not be printed: ${first(error).en}`,
    fr: `le PDF n’a pas pu être imprimé : ${first(error).fr}`,
  }),
  step: (step: keyof typeof STEPS, done: number, of: number): Text => ({
    en: `${STEPS[step].en} (${done} of ${of})`,
    fr: `${STEPS[step].fr} (${done} sur ${of})`,
  }),
  stopped: { en: 'it was stopped; nothing was written', fr: 'cela a été arrêté ; rien n’a été écrit' } as Text,
}
