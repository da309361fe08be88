/** The target of an address or a link. `ref`: stable reference of the act, whatever its number is now. */
export type ReplayTarget = { readonly hand: string; readonly act: number; readonly ref: string | null }

type Hand = { readonly id: string; readonly refs: readonly string[] }

/** The place of a target in a game. `elsewhere`: the act was removed from the record, and this is the one that has its number now. */
export const momentOfTarget = (
  wanted: ReplayTarget,
  hands: readonly Hand[],
): { readonly hand: string; readonly act: number; readonly elsewhere: boolean } => {
  const { ref, act } = wanted
  const meant = ref === null ? undefined : hands.find(({ refs }) => refs.includes(ref))
  if (meant && ref !== null) return { hand: meant.id, act: meant.refs.indexOf(ref) + 1, elsewhere: false }
  const here = hands.find(({ id }) => id === wanted.hand) ?? hands[0]
  return { hand: here?.id ?? wanted.hand, act: Math.max(0, Math.min(act, here?.refs.length ?? 0)), elsewhere: ref !== null }
}
