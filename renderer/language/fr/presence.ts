import type { Texts } from '../en.ts'

/** French texts about who is at which table. */
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
