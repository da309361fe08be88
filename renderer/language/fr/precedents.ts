import type { Texts } from '../en.ts'

/** French texts of what is compared with an incident, and of what rests on it. */
export const precedents: Pick<Texts, 'precedents' | 'resting'> = {
  precedents: {
    title: 'Précédents',
    close: 'Fermer',
    count_one: '{{count}} cas antérieur.',
    count_other: '{{count}} cas antérieurs.',
    noRule: 'Choisissez la règle dont il peut s’agir.',
    none: 'Aucun incident n’a été tranché selon cette règle.',
    thisOne: 'ce tournoi',
    decided_one: '{{count}} tranché en tout',
    decided_other: '{{count}} tranchés en tout',
    proposed: 'proposé : {{penalty}}',
    first: 'Première décision : {{decision}}, {{penalty}}, par {{name}}.',
    cancelled: 'pénalité annulée',
    show: 'Cas semblables',
    under: 'Selon {{rules}}.',
    reading: 'Lecture de {{file}}…',
    others: 'Autres tournois',
    onlyRead: 'Un fichier ouvert à côté est seulement lu.',
    openFile: 'Ouvrir {{name}} à côté',
    closeFile: 'Fermer',
    path: 'Un autre fichier, par son chemin complet',
    openIt: 'Ouvrir à côté',
  },
  resting: {
    title: 'Ce qui en dépend',
    banner_one: '{{count}} élément lié ne tient plus : voir plus bas.',
    banner_other: '{{count}} éléments liés ne tiennent plus : voir plus bas.',
    holds: 'tout tient',
    toLookAt_one: '{{count}} à revoir',
    toLookAt_other: '{{count}} à revoir',
    earlier: 'Compté ici comme antérieur :',
    repeats: 'L’a compté comme antérieur :',
    why: {
      earlier: {
        'taken-back': 'Annulé depuis : il ne serait plus compté. Revoyez la pénalité d’ici.',
        dismissed: 'Rejeté depuis : il ne serait plus compté. Revoyez la pénalité d’ici.',
        cancelled: 'Sa pénalité a été annulée depuis : il ne serait plus compté. Revoyez la pénalité d’ici.',
      },
      repeats: {
        'taken-back': 'La décision d’ici a été annulée depuis : revoyez cette pénalité.',
        dismissed: 'Rejeté ici depuis : revoyez cette pénalité.',
        cancelled: 'La pénalité d’ici a été annulée depuis : revoyez cette pénalité.',
      },
    },
    result: 'Le résultat de la table a été signé ensuite, {{time}} : {{names}}.',
    resultChanged: 'Une nouvelle décision est venue après cette signature : revoyez le résultat.',
    reopened: 'Le résultat a été rouvert.',
  },
}
