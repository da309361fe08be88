import type { Texts } from '../en.ts'

/** French texts of precedents, and of decisions related to an incident. */
export const precedents: Pick<Texts, 'precedents' | 'resting'> = {
  precedents: {
    title: 'Précédents',
    count_one: '{{count}} cas antérieur.',
    count_other: '{{count}} cas antérieurs.',
    noRule: 'Choisissez une règle ou des mots.',
    none: 'Aucun autre incident n’a été tranché selon cette règle.',
    noneWith: 'Aucun autre incident tranché n’a ces mots.',
    words: 'Mots, noms',
    thisOne: 'ce tournoi',
    decided_one: '{{count}} tranché en tout',
    decided_other: '{{count}} tranchés en tout',
    proposed: 'proposé : {{penalty}}',
    first: 'Première décision : {{decision}}, {{penalty}}, par {{name}}.',
    cancelled: 'pénalité annulée',
    show: 'Précédents',
    under: 'Selon {{rules}}.',
    reading: 'Lecture de {{file}}…',
    others: 'Autres tournois',
    onlyRead: 'Un fichier ouvert à côté est seulement lu.',
    openFile: 'Ouvrir {{name}} à côté',
    path: 'Un autre fichier, par son chemin complet',
    openIt: 'Ouvrir à côté',
  },
  resting: {
    title: 'Décisions liées',
    banner_one: '{{count}} décision liée est à revoir : voir plus bas.',
    banner_other: '{{count}} décisions liées sont à revoir : voir plus bas.',
    holds: 'rien à revoir',
    toLookAt: '{{count}} à revoir',
    earlier: 'Cas antérieur :',
    repeats: 'Cas ultérieur :',
    why: {
      earlier: {
        'taken-back': 'Annulé depuis : il ne compte plus. Revoyez la pénalité d’ici.',
        dismissed: 'Rejeté depuis : il ne compte plus. Revoyez la pénalité d’ici.',
        cancelled: 'Sa pénalité a été annulée depuis : il ne compte plus. Revoyez la pénalité d’ici.',
        apart: 'D’une autre copie, pas compté ici : à revoir.',
      },
      repeats: {
        'taken-back': 'La décision d’ici a été annulée depuis : revoyez cette pénalité.',
        dismissed: 'Rejeté ici depuis : revoyez cette pénalité.',
        cancelled: 'La pénalité d’ici a été annulée depuis : revoyez cette pénalité.',
        apart: 'D’une autre copie, sans compter ce cas : à revoir.',
      },
    },
    result: 'Le résultat de la table a été signé ensuite, {{time}} : {{names}}.',
    resultChanged: 'Une nouvelle décision a suivi cette signature : revoyez le résultat.',
    reopened: 'Le résultat a été rouvert.',
  },
}
