import type { QuestionWords } from '../rule-words.ts'

export const kongNoWaitWords: QuestionWords<'kong.no-wait'> = {
  whom: 'declarer',
  at: 'indicator',
  en: {
    name: 'No time to win on the kong',
    when: 'After extending a pung, a player draws the replacement tile before the others have time to declare a win. Some rules count the turning of the indicator too.',
    notWhen: 'The clock shows that there was time enough.',
    headline: (f) =>
      f.asks
        ? `Did ${f.who} go on with the kong too soon?`
        : `${f.Who} went on with the kong too soon${f.seat('caller') ? '; the win is valid' : ''}`,
    fact: (f) => {
      const seconds = f.seconds('seconds')
      const after = seconds ? `${seconds} later` : 'after an unknown time'
      const caller = f.seat('caller')
      const wentOn = f.number('wentOn')
      const then = caller ? `${wentOn ? `, at act ${wentOn}` : ''}; then ${caller} called ron` : `, at ${f.at}`
      return `${f.Who} extended a pung with ${f.tile} and went on ${after}${then}.`
    },
    law: 'The other players must have a reasonable time to win on the added tile. Only then is the indicator turned and the replacement drawn.',
    wouldChange: (f) => {
      const floor = f.seconds('floor')
      return `${f.Who} waited ${floor ? `${floor} or more` : 'long enough'} before going on.`
    },
  },
  fr: {
    name: 'Pas le temps de gagner sur le kong',
    when: 'Après un petit kong, le joueur pioche le remplacement avant que les autres aient pu déclarer une victoire. Certaines règles comptent aussi l’indicateur retourné.',
    notWhen: 'L’horloge montre qu’il y avait assez de temps.',
    headline: (f) =>
      f.asks
        ? `Est-ce que ${f.who} a poursuivi le kong trop tôt ?`
        : `${f.Who} a poursuivi le kong trop tôt${f.seat('caller') ? ' ; la victoire est valable' : ''}`,
    fact: (f) => {
      const seconds = f.seconds('seconds')
      const after = seconds ? `${seconds} après` : 'après un temps inconnu'
      const caller = f.seat('caller')
      const wentOn = f.number('wentOn')
      const then = caller ? `${wentOn ? `, à l’acte ${wentOn}` : ''} ; puis ${caller} a annoncé ron` : `, à ${f.at}`
      return `${f.Who} a complété un pung avec ${f.tile} et a poursuivi ${after}${then}.`
    },
    law: 'Il faut laisser aux autres un délai raisonnable pour gagner sur la tuile ajoutée. Ensuite seulement, on retourne l’indicateur et on pioche le remplacement.',
    wouldChange: (f) => {
      const floor = f.seconds('floor')
      return `${f.Who} a attendu ${floor ? `${floor} ou plus` : 'assez longtemps'} avant de poursuivre.`
    },
  },
  answers: {
    'too-soon': {
      en: { label: 'Too soon', follows: (f) => `The win on the kong’s tile is valid, and ${f.who} is at fault.` },
      fr: { label: 'Trop tôt', follows: (f) => `La victoire sur la tuile du kong est valable, et c’est une faute ${f.of}.` },
    },
    enough: {
      en: { label: 'Long enough', follows: () => 'The win on the kong’s tile is valid; nobody is at fault.' },
      fr: { label: 'Assez longtemps', follows: () => 'La victoire sur la tuile du kong est valable ; personne n’est en faute.' },
    },
  },
}
