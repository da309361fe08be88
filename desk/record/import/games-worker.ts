import { parentPort } from 'node:worker_threads'
import { namesOf } from '../../context/rules/stored-rule-sets.ts'
import { threadWork } from '../../context/threads/thread-work.ts'
import { readGamesAs } from './read-games.ts'
import type { GamesWork } from './read-in-thread.ts'

const { file, ownRuleSets } = threadWork() as GamesWork
parentPort?.postMessage(readGamesAs(file, namesOf(ownRuleSets)))
