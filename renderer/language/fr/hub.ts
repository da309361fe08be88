import type { Texts } from '../en.ts'

/** French texts of the hub in the setup. */
export const hub: Pick<Texts, 'hub'> = {
  hub: {
    title: 'Pôle : plusieurs ordinateurs',
    what: 'Plusieurs ordinateurs peuvent arbitrer ensemble un tournoi. Ils le partagent par une base PostgreSQL que tous peuvent joindre. Un ordinateur sans connexion continue seul.',
    make: 'Le pôle se crée et les ordinateurs y sont admis en ligne de commande (voir docs/sync.md) :',
    address: 'Adresse du pôle',
    addressWhat:
      'L’adresse donnée pour cet ordinateur : postgres://…. Elle peut contenir un mot de passe ; elle est enregistrée sur cette machine seulement et n’est plus jamais montrée.',
    name: 'Nom de cet ordinateur dans le pôle',
    test: 'Essayer la connexion',
    asking: 'Interrogation du pôle…',
    join: 'Rejoindre',
    joinedTo: 'Relié à {{place}}',
    connecting: 'Connexion',
    together: 'À jour avec le pôle depuis {{time}}.',
    exchanging_one: '{{count}} entrée en chemin.',
    exchanging_other: '{{count}} entrées en chemin.',
    apart: 'Déconnecté depuis {{time}} : {{why}}.',
    unsent_one: '{{count}} entrée attend ici et sera envoyée automatiquement.',
    unsent_other: '{{count}} entrées attendent ici et seront envoyées automatiquement.',
    answered: 'Dernière réponse à {{time}}.',
    leave: 'Quitter le pôle',
    leaveWhat: 'Cet ordinateur continuera seul. Les entrées du pôle y restent. Pour le rejoindre, il faut de nouveau son adresse.',
    leaveNow: 'Le quitter',
    stay: 'Rester',
    other: 'Une autre adresse',
  },
}
