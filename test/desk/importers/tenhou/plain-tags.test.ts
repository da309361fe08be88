import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPlainTags } from '../../../../desk/importers/tenhou/plain-tags.ts'
import type { Tag } from '../../../../desk/importers/tenhou/tag.ts'
import { readTags } from '../../../../desk/importers/tenhou/xml-tags.ts'
import { chow, sample } from './tenhou-sample.ts'

const readBy = (read: (reader: { readonly root: (tag: Tag) => void; readonly tag: (tag: Tag) => void }) => boolean) => {
  const tags: unknown[] = []
  const add = ({ name, attributes, tile }: Tag) => tags.push({ name, attributes: { ...attributes }, tile })
  return { isRead: read({ root: add, tag: add }), tags }
}

test('tags that need no XML parser are those that it reads', () => {
  const whole = `${sample(`<T60/><D60/>${chow(1, 13, [0, 0, 0], 0)}\n<U135/><E7/>`)}\n`
  const piece = fc.oneof(
    fc.constantFrom(
      '"',
      '<',
      '/>',
      '>',
      '<T1/>',
      'T2',
      '<E07/>',
      '0',
      '9',
      '=',
      ' ',
      '\n',
      '\t',
      '\r',
      '&',
      '&amp;',
      ' who="1"',
      '\0',
      ']]>',
      '<!',
      '<?',
      'é',
    ),
    fc.string(),
  )
  let plain = 0
  fc.assert(
    fc.property(fc.nat(whole.length), fc.constantFrom(0, 0, 1, 5), piece, (at, cut, put) => {
      const xml = whole.slice(0, at) + put + whole.slice(at + cut)
      const quick = readBy((reader) => readPlainTags(xml, { ...reader, troubled: () => false }))
      if (!quick.isRead) return
      plain++
      let isTroubled = false
      const complain = () => {
        isTroubled = true
      }
      const parsed = readBy((reader) => {
        readTags(xml, { ...reader, complain, troubled: () => isTroubled })
        return !isTroubled
      })
      expect(parsed).toEqual(quick)
    }),
    { numRuns: 5000 },
  )
  expect(plain).toBeGreaterThan(100)
})
