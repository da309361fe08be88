import { useQuery } from '@tanstack/react-query'
import type { Review } from '../../../desk/contract/reviews.ts'
import type { ShownFinding } from '../../../desk/contract/rulings.ts'
import { ask } from '../../app-state/desk/client.ts'

/** The newest review of the ruling that stands on a finding, where one was called for. */
export const useReview = ({ ruling }: Pick<ShownFinding, 'ruling'>): Review | null => {
  const { data = [] } = useQuery({ ...ask.reviews.list.queryOptions(), enabled: ruling !== null })
  return data.findLast((review) => review.ruling === ruling?.id) ?? null
}

/** Whether nobody has said yet whether the ruling stands on the record as it is now. */
export const isAwaited = (review: Review | null): boolean => review?.state === 'open' || review?.state === 'same-again'
