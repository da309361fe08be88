import { RecentPenalties } from './recent-penalties.tsx'
import { WaitingList, type WaitingListProps } from './waiting-list.tsx'

/** What waits and what was penalized last. They alone need the words of the rules, and come a moment after the hall's tables and line. */
export const HallLists = (list: WaitingListProps) => (
  <>
    <WaitingList {...list} />
    <RecentPenalties />
  </>
)
