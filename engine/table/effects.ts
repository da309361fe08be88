/** Effects of findings on the table, beside those of their remedies. Rules name them; the acts carry them out. */
export type TableEffect =
  /** The line is recorded twice and is no second act. */
  | 'line-doubled'
  /** The turn of the player in `due` is missing from the record. */
  | 'turn-missing'
  /** The line names the wrong player; `due` is the right one, if known. */
  | 'seat-wrong'
  | 'out-of-turn'
  /** If dismissed, the act was in turn: the turn may have been another player's. As a question: turns before it may be missing. */
  | 'turn-doubted'
  /** The player discards with a tile too few. */
  | 'tile-short'
  /** The number of tiles in the wall is unknown. */
  | 'wall-unknown'
  /** A kind of tile is recorded once too often. */
  | 'kind-overcounted'
  /** The act has nothing to act on. A take leaves open what is due. */
  | 'act-baseless'
  /** The hand goes on: its end is in doubt. */
  | 'end-doubted'
  /** The tile in `tile` is not in the hand of the player in `due`: the player's groups, and discards like it, are in doubt. */
  | 'hand-contradicted'
  /** The claim names another tile than the discard in `discard`, whose line may have the wrong one. */
  | 'discard-doubted'
  /** A claim in short form is impossible: it is void, and its turn is in doubt; so is the tile of the discard, or a turn before it is missing. */
  | 'claim-impossible'
  /** As a question it leaves the validity of the claim open. */
  | 'claim-doubted'
  /** Its answer `discard` says that the win on the discard counts, and the self-draw win does not. */
  | 'self-draw-beaten'
  | 'caller-unknown'
  /** The call is void for its caller: if another player goes on with it, the line names the wrong one. */
  | 'caller-doubted'
  /** The tiles shown make no group. */
  | 'group-wrong'
  /** Its answer says whether the call came clearly after the one before it. */
  | 'calls-weighed'
  /** The tiles are no kong: it only stays if its player goes on. */
  | 'kong-false'
  /** The player has called otherwise before: the earlier call counts. */
  | 'call-changed'
  /** The finding is made once about a claim. */
  | 'once-a-claim'
  /** The drawn tile has to go back into the wall. */
  | 'draw-too-fast'
  /** Its answer says which of several players win. */
  | 'winners-asked'
  /** The player has declared tenpai or noten before: the first declaration counts. */
  | 'announcement-changed'
  /** As a question, too, it makes the act void. */
  | 'void-if-asked'
  /** It is about the declaration of riichi: as a violation with a void riichi there is none, as a question there may be one. */
  | 'riichi-doubted'
  /** A drawn tile has touched the hand in riichi: it counts over the hands. */
  | 'touch-counted'
  /** The hand has another number of tiles than it should: from here on that number is known. */
  | 'hand-off'
  /** The player has changed the riichi hand; as a question, the tile of the discard is in doubt. */
  | 'riichi-changed'
  /** A self-draw win on a tile that lies discarded: as settled, the tile lay apart, and the win counts. */
  | 'tile-laid'
  /** The call in `called` is cancelled: play goes back to before it. */
  | 'call-cancelled'
  /** The riichi does not count, and its stick is returned. */
  | 'riichi-returned'
  /** The four kongs of several players have been noticed. */
  | 'four-kongs-noticed'

export type TableEffects = readonly TableEffect[]
