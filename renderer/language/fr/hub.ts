import type { Texts } from '../en.ts'

/** French texts of the hub in the setup. */
export const hub: Pick<Texts, 'hub'> = {
  hub: {
    title: 'Pôle : plusieurs ordinateurs',
    what: 'Plusieurs ordinateurs qui arbitrent un même tournoi sont tenus ensemble par un PostgreSQL que tous joignent. Chacun continue seul tant qu’il est absent.',
    make: 'Un pôle se crée, et les ordinateurs y sont admis, par la ligne de commande (docs/sync.md dit comment) :',
    address: 'Adresse du pôle',
    addressWhat:
      'Telle qu’elle a été donnée pour cet ordinateur : postgres://…. Elle peut contenir un mot de passe ; elle reste sur cette machine et n’est plus jamais montrée.',
    name: 'Nom de cet ordinateur là-bas',
    test: 'Essayer la connexion',
    asking: 'Le pôle est interrogé…',
    join: 'Rejoindre',
    joinedTo: 'Relié à {{place}}',
    connecting: 'Connexion',
    together: 'Les deux contiennent la même chose depuis {{time}}.',
    exchanging_one: '{{count}} entrée en chemin.',
    exchanging_other: '{{count}} entrées en chemin.',
    apart: 'Séparés depuis {{time}} : {{why}}.',
    unsent_one: '{{count}} entrée attend ici et partira d’elle-même.',
    unsent_other: '{{count}} entrées attendent ici et partiront d’elles-mêmes.',
    answered: 'Il a répondu pour la dernière fois à {{time}}.',
    leave: 'Quitter le pôle',
    leaveWhat: 'Cet ordinateur continue seul. Ce que le pôle contient y reste ; pour revenir, il faut de nouveau son adresse.',
    leaveNow: 'Le quitter',
    stay: 'Rester',
    other: 'Une autre adresse',
  },
}
