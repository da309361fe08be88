import { parentPort } from 'node:worker_threads'
import { readGamesAs } from '../play/read-games.ts'
import { namesOf } from '../rule-sets/kept.ts'
import { givenWork } from '../threads/given-work.ts'
import type { GamesWork } from './games-in-thread.ts'

const { file, ownRuleSets } = givenWork() as GamesWork
parentPort?.postMessage(readGamesAs(file, namesOf(ownRuleSets)))
