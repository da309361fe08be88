import type { Texts } from '../texts.ts'

/** French texts about acts of two recorders that crossed. */
export const forks: Pick<Texts, 'fork'> = {
  fork: {
    title: 'Deux releveurs se sont croisés',
    what: '{{one}} et {{other}} ont continué sans se voir. Tout est gardé.',
    likely: 'L’ordre probable',
    both: 'les deux',
    moved: 'déplacé',
    doubled_one: 'Saisi par les deux : l’acte {{acts}} serait retiré.',
    doubled_other: 'Saisis par les deux : les actes {{acts}} seraient retirés.',
    asItIs: 'Ils sont déjà dans l’ordre probable.',
    came: 'Serait alors constaté :',
    gone: 'Ne serait plus constaté :',
    order: 'Mettre dans cet ordre',
    keep: 'Garder tel quel',
    byHand: 'Une réponse ou une décision figure parmi eux : ordonnez-les à la main, puis gardez tel quel.',
    ordered: 'actes mis en ordre',
    kept: 'actes gardés tels quels',
  },
}
