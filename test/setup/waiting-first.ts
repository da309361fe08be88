import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests of several programs, which mostly wait for one another. */
const WAITING = ['/test/desk/network/hub/', '/test/desk/storage/programs/', '/test/desk/context/saving/kills.test.ts']

/**
 * Takes the tests that wait first, so that those that reckon run beside them. Vitest would take them last, by the size of their files, when
 * nothing is left to do meanwhile.
 */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const waits = ({ moduleId }: TestSpecification): number => Number(WAITING.some((place) => moduleId.includes(place)))
    return sorted.toSorted((a, b) => waits(b) - waits(a))
  }
}
