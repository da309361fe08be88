import type { Texts } from '../en.ts'

/** French texts of a tournament that comes from a hub. */
export const fromHub: Pick<Texts, 'fromHub'> = {
  fromHub: {
    open: 'Rejoindre un pôle…',
    what: 'un tournoi que plusieurs ordinateurs arbitrent ensemble ; le responsable du pôle vous en donne l’adresse',
    tournament: 'Tournoi',
    offer_one: '{{name}} · {{n}} entrée',
    offer_other: '{{name}} · {{n}} entrées',
    goesTo: 'Tout est copié dans {{file}}, qui reste ensuite à jour avec le pôle.',
    goesOn: '{{n}} de ses entrées sont déjà sur cet ordinateur ; le reste est copié dans {{file}}.',
    isHere: 'Il est déjà sur cet ordinateur, dans {{file}} : ce fichier est lié au pôle et ouvert.',
    admitted: 'Le pôle admet cet ordinateur sous ce nom. L’adresse du propriétaire n’est pas enregistrée.',
    coming: '{{entries}} entrées sur {{of}}',
    pace: '{{coming}} · {{rate}} par seconde · encore {{rest}} environ',
    name: 'Le tournoi arrive du pôle',
    stopped: 'Arrêté.',
    broke: 'Interrompu : {{why}}.',
    kept: '{{coming}} sont enregistrées ici : Rejoindre reprend à partir de là.',
    deskGone: 'Shinpan lui-même s’est arrêté',
  },
}
