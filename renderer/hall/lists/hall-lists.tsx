import { RecentPenalties } from './recent-penalties.tsx'
import { WaitingList, type WaitingListProps } from './waiting-list.tsx'

/** Pending items and the newest penalties. Loaded after the hall's tables and line, because only these lists need the rules' wording. */
export const HallLists = (list: WaitingListProps) => (
  <>
    <WaitingList {...list} />
    <RecentPenalties />
  </>
)
