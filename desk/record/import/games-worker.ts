import { namesOf } from '../../context/rules/stored-rule-sets.ts'
import { workInThread } from '../../context/threads/thread-work.ts'
import { readGamesAs } from './read-games.ts'
import type { GamesWork } from './read-in-thread.ts'

await workInThread(({ file, ownRuleSets }: GamesWork) => readGamesAs(file, namesOf(ownRuleSets)))
