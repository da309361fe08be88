import type { Texts } from '../texts.ts'

/** French texts of the ledger of penalties. */
export const penalties: Pick<Texts, 'penalties'> = {
  penalties: {
    title: 'Pénalités',
    when: 'Quand',
    who: 'Joueur',
    where: 'Table',
    rule: 'Règle',
    penalty: 'Pénalité',
    reason: 'Motif',
    by: 'Signé par',
    cancel: 'Annuler la pénalité',
    cancelled: 'annulée {{time}} par {{name}} : {{reason}}',
    why: 'Pourquoi est-elle annulée ?',
    confirm: 'L’annuler',
    keep: 'La garder',
    none: 'Pas encore de pénalité',
    noneDo: 'Confirmez un constat à sa table : elle figurera ici.',
    actions: 'Actions',
    takenBack: 'annulée {{time}} par {{name}} avec la décision',
    round: 'R{{round}}',
    roundHead: 'Ronde',
  },
}
