import type { Texts } from '../en.ts'

/** French texts about calls for a referee. */
export const calls: Pick<Texts, 'calls'> = {
  calls: {
    call: 'Appeler l’arbitre',
    callShort: 'Arbitre',
    title: 'Tables qui ont appelé un arbitre',
    news: 'La table {{table}} appelle un arbitre.',
    coming: '{{name}} arrive',
    youComing: 'Vous êtes en route',
    come: 'J’arrive',
    comeToo: 'J’arrive aussi',
    there: 'J’y suis',
    notComing: 'Je ne viens pas',
    called: 'Arbitre appelé',
    logged: 'Incident consigné',
    held: 'L’appel partira dès que l’ordinateur répondra.',
    takeBack: 'Retirer l’appel',
    open_one: '{{count}} appel',
    open_other: '{{count}} appels',
  },
}
