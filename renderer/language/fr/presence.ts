import type { Texts } from '../en.ts'

/** French texts about the people present at each table. */
export const presence: Pick<Texts, 'presence'> = {
  presence: {
    here: 'Ici : {{who}}',
    alsoHere: 'Aussi ici : {{who}}',
    laptop: 'ordinateur',
    head: 'arbitre principal',
    referee: 'arbitre',
    recorder: 'saisie',
    viewer: 'regarde',
    recording: 'saisit',
  },
}
