import { readFileOnce } from '../../../db/file/open-to-read.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import { workInThread } from '../../context/threads/thread-work.ts'
import type { PersonalProgress } from '../../contract/personal.ts'
import { personData } from '../person/person-data.ts'
import { planPseudonyms, writePseudonyms } from '../pseudonyms/pseudonyms.ts'
import type { PersonalResults, PersonalWork } from './in-thread.ts'

type Worked = Result<PersonalResults[keyof PersonalResults], ByLanguage<string>>

const worked = (work: PersonalWork, told: (progress: PersonalProgress) => void): Worked => {
  const read = readFileOnce(work.file, (db): Worked => {
    switch (work.what) {
      case 'person':
        return ok(personData(db, work.key, told))
      case 'plan':
        return ok(planPseudonyms(db, work.asked, told))
      case 'write':
        return writePseudonyms({ now: () => new Date(work.at) }, { db, to: work.to, told }, work.asked)
    }
  })
  return read.ok ? read.value : refuse(read.error.text)
}

// in a worker thread: it can be cancelled at any moment, and blocks no request
await workInThread(worked)
