import type { English } from '../../phrases/english.ts'
import type { French } from '../../phrases/french.ts'
import type { FamilyWords } from './rule-words.ts'

/** Acts out of turn, or with one tile too few. */
export const TURN_WORDS: FamilyWords<'turn'> = {
  'turn.draw': {
    en: {
      name: 'Draw out of turn',
      headline: (f) => (f.asks ? asksDraw(f) : f.dead ? `${f.Whose} hand is dead` : `${f.Who} drew out of turn`),
      fact: (f) => `${f.Who} drew at ${f.at}, ${wasDue(f)}.`,
      law: 'Only the player whose turn it is draws, once per turn.',
      wouldChange: (f) => `It was ${f.whose} turn to draw, or ${f.at} is a mistake in the record.`,
    },
    fr: {
      name: 'Pioche hors tour',
      headline: (f) => (f.asks ? demandePioche(f) : f.dead ? `La main ${f.of} est morte` : `${f.Who} a pioché hors de son tour`),
      fact: (f) => `${f.Who} a pioché à ${f.at}, ${etaitDu(f)}.`,
      law: 'Seul le joueur dont c’est le tour pioche, une fois par tour.',
      wouldChange: (f) => `C’était ${f.to} de piocher, ou ${f.at} est une erreur du relevé.`,
    },
  },
  'turn.discard': {
    en: {
      name: 'Discard out of turn',
      headline: (f) =>
        f.asks ? `Did ${f.who} discard out of turn?` : f.dead ? `${f.Whose} hand is dead` : `${f.Who} discarded out of turn`,
      fact: (f) => `${f.Who} discarded ${f.tile} at ${f.at}, ${wasDue(f)}.`,
      law: 'Only the player whose turn it is discards, after a draw or a claim.',
      wouldChange: (f) => `It was ${f.whose} turn to discard, or ${f.at} is a mistake in the record.`,
    },
    fr: {
      name: 'Écart hors tour',
      headline: (f) =>
        f.asks ? `L’écart ${f.of} était-il hors tour ?` : f.dead ? `La main ${f.of} est morte` : `${f.Who} a écarté hors de son tour`,
      fact: (f) => `${f.Who} a écarté ${f.tile} à ${f.at}, ${etaitDu(f)}.`,
      law: 'Seul le joueur dont c’est le tour écarte, après une pioche ou une réclamation.',
      wouldChange: (f) => `C’était ${f.to} d’écarter, ou ${f.at} est une erreur du relevé.`,
    },
  },
  'turn.act': {
    en: {
      name: 'Declaration out of turn',
      headline: (f) =>
        f.asks
          ? `Did ${f.who} declare ${declared(f)} out of turn?`
          : f.dead
            ? `${f.Whose} hand is dead`
            : `${f.Who} declared ${declared(f)} out of turn`,
      fact: (f) => `${f.Who} declared ${declared(f)} at ${f.at}, ${wasDue(f)}.`,
      law: 'A player declares riichi, a concealed or extended kong, or a self-draw win only in their own turn. A self-draw win needs a drawn tile.',
      wouldChange: (f) => `It was ${f.whose} turn, or ${f.at} is a mistake in the record.`,
    },
    fr: {
      name: 'Déclaration hors tour',
      headline: (f) =>
        f.asks
          ? `${wasItsTurn(f)} hors tour ?`
          : f.dead
            ? `La main ${f.of} est morte`
            : `${f.Who} a déclaré ${declare(f)} hors de son tour`,
      fact: (f) => `${f.Who} a déclaré ${declare(f)} à ${f.at}, ${etaitDu(f)}.`,
      law: 'On ne déclare riichi, un kong caché, un petit kong exposé ou tsumo qu’à son propre tour. Le tsumo demande une tuile piochée.',
      wouldChange: (f) => `C’était ${f.to} de jouer, ou ${f.at} est une erreur du relevé.`,
    },
  },
  'turn.no-draw': {
    en: {
      name: 'Discard without a draw',
      headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Who} has one tile too few`),
      fact: (f) => `${f.Who} discarded ${f.tile} at ${f.at} without drawing first, and has 1 tile too few.`,
      law: 'Without a claim, a turn begins with a draw. A player who forgets it has one tile too few and cannot win.',
      wouldChange: (f) => `${f.Who} drew before ${f.at}.`,
    },
    fr: {
      name: 'Écart sans pioche',
      headline: (f) => (f.dead ? `La main ${f.of} est morte` : `Il manque une tuile ${f.to}`),
      fact: (f) => `${f.Who} a écarté ${f.tile} à ${f.at} sans piocher d’abord, et a 1 tuile de moins.`,
      law: 'Sans réclamation, un tour commence par une pioche. Le joueur qui l’oublie a une tuile de moins et ne peut pas gagner.',
      wouldChange: (f) => `${f.Who} a pioché avant ${f.at}.`,
    },
  },
}

/** If the previous player’s discard is not recorded, the question is about that turn: the discard may only be missing from the record. */
const asksDraw = (f: English): string => {
  const due = f.word('dueAct') === 'discard' && f.finding.facts.due !== f.finding.seat ? f.seat('due') : undefined
  return due ? `Was ${due}’s turn over when ${f.who} drew?` : `Did ${f.who} draw out of turn?`
}

const demandePioche = (f: French): string => {
  const due = f.word('dueAct') === 'discard' && f.finding.facts.due !== f.finding.seat ? f.ofSeat('due') : undefined
  return due ? `Le tour ${due} était-il fini quand ${f.who} a pioché ?` : `La pioche ${f.of} était-elle hors tour ?`
}

/** The player to act at that moment, and the act that was due. */
const wasDue = (f: English): string => {
  const due = f.seat('due')
  const act = f.word('dueAct')
  if (!due) return 'out of turn'
  if (f.finding.facts.due === f.finding.seat) return act ? `when ${due} had yet to ${act}` : 'in a turn without a drawn tile'
  return act ? `when it was ${due}’s turn to ${act}` : `in ${due}’s turn`
}

const etaitDu = (f: French): string => {
  const due = f.toSeats('due')
  const act = { draw: 'piocher', discard: 'écarter' }[f.word('dueAct') ?? '']
  if (!due) return 'hors de son tour'
  const verb = act && (act.startsWith('é') ? `d’${act}` : `de ${act}`)
  if (f.finding.facts.due === f.finding.seat) return act ? `alors que ce joueur devait d’abord ${act}` : 'dans un tour sans tuile piochée'
  return verb ? `alors que c’était ${due} ${verb}` : `alors que c’était ${due} de jouer`
}

const declared = (f: English): string => (f.call === 'call' ? 'something' : f.call === 'kan' ? 'a kong' : f.call)
const declare = (f: French): string =>
  ({ ankan: 'un kong', kakan: 'un kong', kan: 'un kong', riichi: 'riichi', tsumo: 'tsumo' })[f.word('call') ?? ''] ?? 'quelque chose'

const wasItsTurn = (f: French): string => {
  const said = declare(f)
  return said === 'quelque chose' ? `La déclaration ${f.of} était-elle` : `Le ${said.replace('un ', '')} ${f.of} était-il`
}
