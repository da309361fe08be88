import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { type RecordRow, recordRows } from '../../../renderer/record/table/rows.ts'
import { ActList } from '../../../renderer/replay/act-list.tsx'
import '../../../renderer/ui/styles/tokens.css'
import '../../../renderer/ui/styles/base.css'
import '../../../renderer/ui/styles/parts.css'
import '../../../renderer/record/table/table.module.css'
import '../../../renderer/replay/replay.module.css'

const ACTS = 200
const handOf = (word: string): readonly RecordRow[] =>
  recordRows(
    Array.from({ length: ACTS }, (_, n) => ({
      number: n + 1,
      seq: n + 1,
      text: `* note ${word} ${n + 1}`,
      form: null,
      at: new Date('2026-11-21T10:00:00Z'),
      by: 'x',
      was: null,
      inserted: false,
      ref: 'a:1' as const,
    })),
  )
const hands = [handOf('first'), handOf('second')] as const
const noLevels = new Map()
const pass = (): void => undefined

type ListedProps = { readonly hand: number; readonly act: number }
const Listed = ({ hand, act }: ListedProps) => (
  <div className="replay">
    <div className="scroll" style={{ height: 600, overflow: 'auto' }}>
      <ActList rows={hands[hand] ?? []} act={act} levels={noLevels} onAct={pass} />
    </div>
  </div>
)

const scroller = (): HTMLElement => document.querySelector<HTMLElement>('.scroll') ?? document.body
const rows = (): readonly HTMLElement[] => [...scroller().querySelectorAll<HTMLElement>('li[data-row]')]
/** The visible rows, in words. */
const inSight = (): readonly string[] => {
  const box = scroller().getBoundingClientRect()
  return rows()
    .filter((row) => row.getBoundingClientRect().bottom > box.top + 1 && row.getBoundingClientRect().top < box.bottom - 1)
    .map((row) => row.querySelector('.words')?.textContent.trim() ?? '')
}

test.each([
  ['the first', 1],
  ['one near the beginning', 9],
  ['one in the middle', 100],
  ['the last', ACTS],
])(
  'at %s act of another hand all that is in sight is listed at once, the rest once one rests there, and nothing moves by it',
  async (_, act) => {
    const screen = await render(<Listed hand={0} act={50} />)
    await expect.poll(() => rows().length).toBe(ACTS)
    await screen.rerender(<Listed hand={1} act={act} />)
    const atOnce = inSight()
    const listed = rows().length
    const { scrollHeight, scrollTop } = scroller()
    expect(atOnce).toContain(`note second ${act}`)
    expect(atOnce.length).toBeGreaterThanOrEqual(Math.floor(600 / 28))
    expect(atOnce.filter((words) => !words.startsWith('note second'))).toEqual([])
    expect(listed).toBeLessThan(ACTS / 2)
    await expect.poll(() => rows().length).toBe(ACTS)
    expect(inSight()).toEqual(atOnce)
    expect([scroller().scrollHeight, scroller().scrollTop]).toEqual([scrollHeight, scrollTop])
  },
)

test('where the list lies below the window, its act is brought into its sight, and the window stays where it is', async () => {
  const low = (act: number) => (
    <div className="window" style={{ height: 500, overflow: 'auto' }}>
      <div style={{ height: 900 }} />
      <Listed hand={0} act={act} />
    </div>
  )
  const screen = await render(low(100))
  for (const act of [100, 101, 150, 3]) {
    await screen.rerender(low(act))
    expect(inSight(), String(act)).toContain(`note first ${act}`)
    expect(document.querySelector('.window')?.scrollTop, String(act)).toBe(0)
  }
})

test('whoever steps on at once, or goes far in the same hand, sees no empty place', async () => {
  const screen = await render(<Listed hand={0} act={100} />)
  const places = [101, 102, ...Array.from({ length: 30 }, (_, n) => 103 + n), 20, 19, 180, 1, ACTS]
  for (const act of places) {
    await screen.rerender(<Listed hand={0} act={act} />)
    expect(inSight(), String(act)).toContain(`note first ${act}`)
    expect(inSight().length, String(act)).toBeGreaterThanOrEqual(Math.floor(600 / 28))
  }
})
