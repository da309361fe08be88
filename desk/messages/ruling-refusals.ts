import type { Text } from '../../engine/model/language.ts'
import type { Penalty } from '../../engine/model/penalties.ts'
import { penaltyName } from '../../engine/wording/penalties/penalties.ts'
import { type EntryKind, entryName } from '../../engine/wording/record/log-entries.ts'

/** Refusals of acts on findings, rulings, penalties and incidents. */
export const rulingRefusals = {
  signed: (by: string): Text => ({
    en: `the last act is the ruling signed by ${by}`,
    fr: `le dernier acte est la décision signée par ${by}`,
  }),
  onlyMeant: (kind: EntryKind, by: string): Text => ({
    en: `the last act is “${entryName(kind, 'en')}”${by && `, entered by ${by}`}`,
    fr: `le dernier acte est « ${entryName(kind, 'fr')} »${by && `, saisi par ${by}`}`,
  }),
  findingMoved: (id: number, name: string): Text => ({
    en: `finding ${id} had another number in one of the copies joined since the last act: look at the list again and give its name (${name}, if that is the one)`,
    fr: `le constat ${id} avait un autre numéro dans l’une des copies réunies depuis le dernier acte : regardez de nouveau la liste et donnez son nom (${name}, si c’est bien lui)`,
  }),
  noFinding: (id: number | string): Text => ({ en: `there is no finding ${id}`, fr: `il n’y a pas de constat ${id}` }),
  noQuestion: (id: number): Text => ({
    en: `finding ${id} is not an open question`,
    fr: `le constat ${id} n’est pas une question ouverte`,
  }),
  noAnswer: (word: string, rule: string, answers: readonly string[]): Text => ({
    en: `${word} does not answer ${rule}: ${answers.join(', ')}`,
    fr: `${word} ne répond pas à ${rule} : ${answers.join(', ')}`,
  }),
  noPenaltySaid: { en: 'the ruling does not say which penalty it imposes', fr: 'la décision ne dit pas quelle pénalité elle impose' },
  otherProposal: (now: Penalty): Text => ({
    en: `the proposal is another one by now: ${penaltyName(now, 'en')}. Look at the case again`,
    fr: `la proposition n’est plus la même : ${penaltyName(now, 'fr')}. Regardez le cas de nouveau`,
  }),
  handGone: { en: 'the hand of this finding was undone', fr: 'la donne de ce constat a été annulée' },
  decided: (id: number, by: string): Text => ({
    en: `${by} already decided finding ${id}`,
    fr: `le constat ${id} a déjà été tranché par ${by}`,
  }),
  findingGone: (id: number): Text => ({
    en: `finding ${id} is gone: the record no longer supports it`,
    fr: `le constat ${id} n’existe plus : le relevé ne le justifie plus`,
  }),
  notOpen: (id: number): Text => ({ en: `finding ${id} is not open`, fr: `le constat ${id} n’est pas ouvert` }),
  noPenalty: (id: number): Text => ({ en: `there is no penalty ${id}`, fr: `il n’y a pas de pénalité ${id}` }),
  cancelled: (id: number, by: string): Text => ({
    en: `${by} already cancelled penalty ${id}`,
    fr: `la pénalité ${id} a déjà été annulée par ${by}`,
  }),
  notHeld: (ref: string): Text => ({
    en: `the item meant (${ref}) is not in this file: look again`,
    fr: `l’élément visé (${ref}) n’est pas dans ce fichier : regardez de nouveau`,
  }),
  noIncident: (id: number): Text => ({ en: `there is no incident ${id}`, fr: `il n’y a pas d’incident ${id}` }),
  noFork: {
    en: 'these crossed acts are already resolved, or other recorders have gone on: look again',
    fr: 'ces actes croisés sont déjà réglés, ou d’autres releveurs ont continué : regardez de nouveau',
  },
  noLikelyOrder: {
    en: 'there is an answer or a ruling among these acts: put them in order by hand',
    fr: 'il y a une réponse ou une décision parmi ces actes : ordonnez-les à la main',
  },
  noCall: (id: number): Text => ({ en: `incident ${id} is not an open call`, fr: `l’incident ${id} n’est pas un appel en cours` }),
  notOwnCall: (by: string): Text => ({
    en: `this call is ${by}'s, or it has notes by now: close it as an incident`,
    fr: `cet appel est de ${by}, ou il porte déjà des notes : clôturez-le comme un incident`,
  }),
  noAttachment: (id: number): Text => ({ en: `there is no picture ${id}`, fr: `il n’y a pas d’image ${id}` }),
  noPicture: (name: string): Text => ({
    en: `${name} is not a picture: JPEG, PNG or WebP is expected`,
    fr: `${name} n’est pas une image : JPEG, PNG ou WebP attendu`,
  }),
  largePicture: (name: string, most: number): Text => ({
    en: `${name} has more than ${most / 1_000_000} MB: make it smaller first`,
    fr: `${name} fait plus de ${String(most / 1_000_000).replace('.', ',')} Mo : réduisez-la d’abord`,
  }),
  lastActBy: (by: string): Text => ({ en: `the last act is now one by ${by}`, fr: `le dernier acte est maintenant de ${by}` }),
  incidentClosed: (id: number): Text => ({ en: `incident ${id} is closed`, fr: `l’incident ${id} est clos` }),
  notClosed: (id: number): Text => ({ en: `incident ${id} is not closed`, fr: `l’incident ${id} n’est pas clos` }),
  notRuled: (id: number): Text => ({ en: `incident ${id} has no ruling`, fr: `l’incident ${id} n’a pas de décision` }),
  appealed: (id: number): Text => ({
    en: `incident ${id} has an appeal that is not decided yet`,
    fr: `l’incident ${id} a un recours qui n’est pas encore tranché`,
  }),
  appealDecided: {
    en: 'this appeal was decided meanwhile',
    fr: 'ce recours a été tranché entre-temps',
  },
  notAppealed: (id: number): Text => ({
    en: `incident ${id} has no appeal to decide`,
    fr: `l’incident ${id} n’a pas de recours à trancher`,
  }),
  findingElsewhere: (id: number, incident: number): Text => ({
    en: `finding ${id} already belongs to incident ${incident}`,
    fr: `le constat ${id} appartient déjà à l’incident ${incident}`,
  }),
  ruled: (id: number, by: string): Text => ({
    en: `${by} already decided this, in ruling ${id}`,
    fr: `${by} a déjà tranché cela, par la décision ${id}`,
  }),
  ruledOn: (name: string, { id, by }: { readonly id: number; readonly by: string }): Text => ({
    en: `${by} already decided this for ${name}, in ruling ${id}: rule on the others one by one`,
    fr: `${by} a déjà tranché cela pour ${name}, par la décision ${id} : décidez des autres un par un`,
  }),
  notNewest: (id: number): Text => ({
    en: `ruling ${id} is not the newest on this`,
    fr: `la décision ${id} n’est pas la plus récente à ce sujet`,
  }),
}

/** Beside a ruling that needs a review: whom its penalty burdens meanwhile. */
export const reviewWords = {
  countsFor: (now: string, was: string): Text => ({
    en: `Until this is decided, the ruling counts for ${now}, not for ${was}.`,
    fr: `En attendant, la décision compte pour ${now}, et non pour ${was}.`,
  }),
}
