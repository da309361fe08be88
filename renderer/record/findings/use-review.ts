import { useQuery } from '@tanstack/react-query'
import type { Review } from '../../../desk/contract/reviews.ts'
import type { ShownFinding } from '../../../desk/contract/rulings.ts'
import { ask } from '../../app-state/desk/client.ts'

/** The newest review of the ruling in force on a finding, if one was requested. */
export const useReview = ({ ruling }: Pick<ShownFinding, 'ruling'>): Review | null => {
  const { data = [] } = useQuery({ ...ask.reviews.list.queryOptions(), enabled: ruling !== null })
  return data.findLast((review) => review.ruling === ruling?.id) ?? null
}

/** Whether the review still needs a decision. */
export const needsReview = (review: Review | null): boolean => review?.state === 'open' || review?.state === 'same-again'
