import { entailsDeadHand } from '../../model/findings.ts'
import type { Remedy } from '../../model/penalties.ts'
import type { RuleId } from '../../model/rule-ids.ts'
import type { English } from '../../phrases/english.ts'
import type { French } from '../../phrases/french.ts'
import { ruleById } from '../../rules/index.ts'
import { RULE_WORDS } from '../../rules/words.ts'

/** Whether a rule is judged after the hand: play does not go on. */
export const isAfterTheHand = (rule: RuleId): boolean => ruleById(rule).afterTheHand === true

/** Steps to carry out at the table, in order; as many where the hand is over. */
type Steps<Told> = (f: Told, isOver: boolean) => readonly string[]

const EN_DECIDE = 'Decide what happens at the table, and announce it.'
const FR_DECIDE = 'Décider de la suite, et l’annoncer à la table.'

/** The referee’s steps for each remedy, as English imperatives. */
export const ENGLISH_REMEDIES: Readonly<Record<Remedy, Steps<English>>> = {
  'point-out': (f) => [
    `Point it out ${f.finding.seat === null ? 'at the table' : `to ${f.who}`}.${f.finding.level === 'violation' ? '' : ' There is no penalty.'}`,
  ],
  'put-right': (f) => [ownEnglish(f, 'put-right')[0] ?? `${f.Who} corrects it.`],
  'return-tile': (f) => [
    ownEnglish(f, 'return-tile')[0] ?? `${f.Who} puts the drawn tile back in its place: it is the next tile to be drawn.`,
  ],
  'call-stands': (f) => {
    const caller = f.seat('caller')
    return ['Say: “The call is valid.”', ...(caller ? [`${caller} goes on with the claim.`] : [])]
  },
  'claim-void': (f) =>
    ownEnglish(f, 'claim-void').length > 0
      ? ownEnglish(f, 'claim-void')
      : [
          `Say: “${f.Whose} call is void.”`,
          `Tiles already shown go back into ${f.whose} hand; ${f.tile} belongs in ${f.discarders} river.`,
        ],
  'tile-to': (f) => [
    `${f.Tile} goes to ${f.seats('entitled') ?? 'the player whose claim has precedence'}.`,
    `${f.Who} puts the tiles shown back into the hand.`,
  ],
  'first-call-stands': (f) => [
    ownEnglish(f, 'first-call-stands')[0] ?? `Say: “${f.Whose} first call is binding: ${f.word('kind') ?? 'ron'}.”`,
  ],
  'kong-void': (f) => [
    `Say: “${f.Whose} kong is void.”`,
    `The tiles laid for it go back to where they were before act ${kongOf(f)}, as does whatever was drawn or turned for it.`,
  ],
  'riichi-void': (f, isOver) => [
    `Say: “${f.Whose} riichi is void.”`,
    ...(goesOn(f) ? [isOver ? `${f.Whose} hand counts without riichi.` : `${f.Who} plays on without riichi.`] : []),
  ],
  'stick-back': (f) => [`A riichi stick that was laid goes back to ${f.who}.`],
  'win-void': (f) => [`Say: “${f.Whose} win is void.”`, ...ownEnglish(f, 'win-void')],
  'win-stands': (f) => [f.seat('caller') ? 'Say: “The win is valid.”' : 'If somebody wins on that tile, say: “The win is valid.”'],
  'dead-hand': (f, isOver) => [
    `Say: “${f.Whose} hand is dead.”`,
    ...ownEnglish(f, 'dead-hand'),
    ...(isAfterTheHand(f.finding.rule)
      ? []
      : [isOver ? `${f.Who} cannot win this hand.` : `${f.Who} plays on without calls, riichi, kong or win.`]),
  ],
  'abortive-draw': () => ['Say: “The hand is an abortive draw.”', 'The hand ends here; nobody wins.'],
  're-deal': () => [
    'Deal the hand again: East stays East, no counter is added, and whoever laid a riichi stick in this hand takes it back.',
  ],
  'referee-discretion': () => [EN_DECIDE],
  revert: (f, isOver) => [
    isOver ? EN_DECIDE : (ownEnglish(f, 'revert')[0] ?? `Play goes back to before ${f.at}: every tile returns to where it came from.`),
  ],
  'discard-stands': (f) => [
    `${f.Whose} discard is binding: the tile taken back is laid out again. A tile discarded in its place goes back into the hand.`,
  ],
}

/** The referee’s steps for each remedy, as French infinitives. */
export const FRENCH_REMEDIES: Readonly<Record<Remedy, Steps<French>>> = {
  'point-out': (f) => [
    `Le signaler ${f.finding.seat === null ? 'à la table' : f.to}.${f.finding.level === 'violation' ? '' : ' Il n’y a pas de pénalité.'}`,
  ],
  'put-right': (f) => [ownFrench(f, 'put-right')[0] ?? `${f.Who} corrige l’erreur.`],
  'return-tile': (f) => [
    ownFrench(f, 'return-tile')[0] ?? `${f.Who} remet la tuile piochée là où elle était : c’est la prochaine à piocher.`,
  ],
  'call-stands': (f) => {
    const caller = f.ofSeat('caller')
    return ['Dire : « L’appel est valable. »', ...(caller ? [`La réclamation ${caller} se poursuit.`] : [])]
  },
  'claim-void': (f) =>
    ownFrench(f, 'claim-void').length > 0
      ? ownFrench(f, 'claim-void')
      : [
          `Dire : « L’appel ${f.of} est nul. »`,
          `Les tuiles déjà montrées retournent dans la main ${f.of} ; ${f.tile} a sa place dans la rivière${f.discarders}.`,
        ],
  'tile-to': (f) => [
    `${f.Tile} revient ${f.toSeats('entitled') ?? 'au joueur dont la réclamation est prioritaire'}.`,
    `${f.Who} remet dans sa main les tuiles montrées.`,
  ],
  'first-call-stands': (f) => [
    ownFrench(f, 'first-call-stands')[0] ?? `Dire : « Le premier appel ${f.of} est maintenu : ${f.word('kind') ?? 'ron'}. »`,
  ],
  'kong-void': (f) => [
    `Dire : « Le kong ${f.of} est nul. »`,
    `Les tuiles posées pour le kong retournent là où elles étaient avant l’acte ${kongOf(f)}, comme tout ce qui a été pioché ou retourné pour lui.`,
  ],
  'riichi-void': (f, isOver) => [
    `Dire : « Le riichi ${f.of} est nul. »`,
    ...(goesOn(f) ? [isOver ? `La main ${f.of} compte sans riichi.` : `${f.Who} continue sans riichi.`] : []),
  ],
  'stick-back': (f) => [`Rendre ${f.to} le bâton de riichi, s’il a été posé.`],
  'win-void': (f) => [`Dire : « La victoire ${f.of} est nulle. »`, ...ownFrench(f, 'win-void')],
  'win-stands': (f) => [
    f.seat('caller') ? 'Dire : « La victoire est valable. »' : 'Si quelqu’un gagne sur cette tuile, dire : « La victoire est valable. »',
  ],
  'dead-hand': (f, isOver) => [
    `Dire : « La main ${f.of} est morte. »`,
    ...ownFrench(f, 'dead-hand'),
    ...(isAfterTheHand(f.finding.rule)
      ? []
      : [isOver ? `${f.Who} ne peut pas gagner cette donne.` : `${f.Who} continue, sans appel, riichi, kong ni victoire.`]),
  ],
  'abortive-draw': () => ['Dire : « La donne est annulée. »', 'La donne s’arrête ici ; personne ne gagne.'],
  're-deal': () => [
    'Redistribuer les tuiles et rejouer la donne : Est reste Est, aucun compteur n’est ajouté, et chacun reprend le bâton de riichi qu’il a posé dans cette donne.',
  ],
  'referee-discretion': () => [FR_DECIDE],
  revert: (f, isOver) => [
    isOver ? FR_DECIDE : (ownFrench(f, 'revert')[0] ?? `Revenir au jeu d’avant ${f.at} : chaque tuile retourne d’où elle venait.`),
  ],
  'discard-stands': (f) => [
    `L’écart ${f.of} est maintenu : la tuile reprise est reposée. Une tuile écartée à sa place retourne dans la main.`,
  ],
}

/** Whether the player goes on with a living hand. The steps of a dead hand say already that there is no riichi. */
const goesOn = ({ finding }: Pick<English, 'finding'>): boolean => !entailsDeadHand(finding)

/** The rule’s own steps, added to those of a remedy. */
const ownEnglish = (f: English, remedy: Remedy): readonly string[] => step(RULE_WORDS[f.finding.rule].en.steps?.[remedy]?.(f))
const ownFrench = (f: French, remedy: Remedy): readonly string[] => step(RULE_WORDS[f.finding.rule].fr.steps?.[remedy]?.(f))

const step = (own: string | undefined): readonly string[] => (own === undefined ? [] : [own])

/** The act of a void kong: that of the finding, or the one before the declaration that makes it void. */
const kongOf = ({ finding: { rule, event, facts } }: Pick<English, 'finding'>): number =>
  RULE_WORDS[rule].at === 'declaration' && typeof facts.called === 'number' ? facts.called : event
