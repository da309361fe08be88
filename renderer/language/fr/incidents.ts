import type { Texts } from '../en.ts'

/** French texts of the list of incidents. */
export const incidents: Pick<Texts, 'incidents'> = {
  incidents: {
    title: 'Incidents',
    none: 'Pas encore d’incident',
    noneDo: 'Signer un constat en crée un. Pour en consigner un vous-même, tapez « ! » et la table.',
    state: {
      open: 'ouvert',
      ruled: 'décidé',
      appealed: 'recours en cours',
      'closed-by-agreement': 'clos d’un commun accord',
      closed: 'clos',
      'taken-back': 'annulé',
      'decided-on-appeal': 'tranché sur recours',
    },
    decision: { upheld: 'confirmé', changed: 'confirmé avec une autre pénalité', dismissed: 'constat rejeté : pas de faute' },
    toRule: 'à décider',
    toAnswer: 'réponse attendue',
    moreThere: 'encore {{count}} à cette table',
    hit: {
      statement: 'Déclaration',
      picture: 'Image',
      note: 'Note',
      ruling: 'Motif',
      appeal: 'Recours',
      decided: 'Décision sur le recours',
      closing: 'Clôture',
    },
    number: 'N°',
    exported: 'Exporté : {{name}}, {{time}}',
    takenBack: 'annulé {{time}} par {{name}}',
  },
}
