import { canExist, type HandTiles } from '../../hand/majiang-hand.ts'
import { isWaiting } from '../../hand/waits.ts'
import { confusionsOf } from '../../model/tile-confusions.ts'

/** The hands that this one may be mistaken for: one tile replaced by one that is easily confused with it. */
export const misreadHands = ({ concealed, melds }: HandTiles): readonly HandTiles[] =>
  concealed
    .flatMap((tile, i) => confusionsOf(tile).map(({ tile: other }) => ({ concealed: concealed.with(i, other), melds })))
    .filter((hand) => canExist(hand.concealed))

/** Whether the hand waits if one of its tiles is read differently. */
export const waitsIfMisread = (hand: HandTiles): boolean => misreadHands(hand).some((other) => isWaiting(other) === 'yes')
