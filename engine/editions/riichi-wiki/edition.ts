import { FOUR_PLAYERS } from '../../model/game-form.ts'
import { edition } from '../../model/rule-set.ts'
import { wrc2015 } from '../wrc-2015/edition.ts'
import { cells } from './cells.ts'
import { settingSources, settings } from './settings.ts'
import { texts } from './texts.ts'

/** The common rules as the Riichi Wiki's page on calls (Naki) gives them. */
export const riichiWiki = edition('riichi-wiki', {
  edition: 'Naki',
  form: FOUR_PLAYERS,
  windows: {
    sets: ['draw', 'take'],
    fastDraw: 'too-late',
    closedByTouch: [],
    take: 'unstated',
    win: { discard: ['draw', 'self-draw', 'take'], kong: ['self-draw'] },
    closedByFoul: [],
    afterSelfDraw: [],
    chow: 'yields',
  },
  deadFrom: 'act',
  goesOnAfter: [],
  settings,
  settingSources,
  penalties: { 'win.furiten': { always: { penalty: { kind: 'chombo' }, section: 'Ron' } } },
  chombo: { section: null },
  ladders: [],
  conduct: {},
  practice: {
    ...wrc2015.practice,
    riichiKongKeeps: 'waits',
    kongBeforeReplacement: 'forbidden',
    robConcealed: 'any',
    openKongIndicator: 'after-discard',
  },
  cells,
  texts,
})
