import { recordFault, rule } from '../rule.ts'

/** A draw from an empty live wall, or a fifth replacement tile: no table has one. */
export const recordWall = rule({
  id: 'record.wall',
  in: { 'wrc-2015': recordFault, 'ema-2016': recordFault, 'ema-pre-2016': recordFault, 'riichi-wiki': recordFault },
  on: ['draw', 'replace'],
  remedies: [],

  judge: ({ table, number }, { verb, actor }) => {
    const impossible = verb === 'draw' ? table.wall === 0 : table.replacements === 4
    return impossible ? { seat: null, because: [number], facts: { dueAct: verb, due: actor, left: table.wall ?? undefined } } : null
  },

  examples: [
    ['the wall is empty', '@from middle; @wall 0; S discard 1z; W draw', 'found', { level: 'record' }],
    ['the last tile', '@from middle; @wall 1; S discard 1z; W draw', 'nobody'],
  ],
})
