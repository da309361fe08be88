import { FAST_KEYS, type FastKey } from './fast-keys.ts'

/**
 * Where a key acts. `line`: in the entry line, whatever it contains; `table`: in an empty entry line; `fast`: in fast mode, by physical
 * key.
 */
export const SCOPES = [
  'everywhere',
  'hall',
  'table',
  'line',
  'finding',
  'ruling',
  'card',
  'incidents',
  'incident',
  'replay',
  'penalties',
  'rulebook',
  'reports',
  'person',
  'setup',
  'fast',
] as const
export type Scope = (typeof SCOPES)[number]

/**
 * Keys that the user can change, as `KeyboardEvent.key` with its modifiers. Those of fast mode are physical keys (`KeyboardEvent.code`).
 */
const CHANGEABLE = {
  everywhere: {
    palette: 'Control+k',
    offences: 'F1',
    signs: 'F9',
    language: 'F6',
    terms: 'F10',
    waiting: 'Shift+F7',
    keys: '?',
    incident: '!',
    coming: 'Alt+g',
    tableBefore: 'Alt+ArrowLeft',
    tableAfter: 'Alt+ArrowRight',
    closeTable: 'Alt+w',
    closeMessage: 'Alt+k',
  },
  hall: { clock: 'F8' },
  table: {
    draw: ' ',
    discardDrawn: '.',
    undo: 'Control+z',
    redo: 'Control+y',
    walk: 'ArrowUp',
    turn: 'b',
    claimed: 'B',
    fast: 'F2',
    seen: 'F4',
    mend: 'Alt+m',
    undoOwn: 'Alt+z',
    redoOwn: 'Alt+y',
    earlier: 'Alt+PageUp',
    later: 'Alt+PageDown',
    middle: 'F3',
    end: 'F7',
    people: 'F8',
    call: 'Alt+c',
    order: 'Alt+o',
    live: 'Alt+l',
    dead: 'Alt+d',
    replay: 'Alt+r',
  },
  ruling: {
    confirm: 'Control+Enter',
    change: 'c',
    milder: 'm',
    dismiss: 'd',
    declare: 'e',
    later: 'l',
    pdf: 'i',
    html: 'h',
    json: 'j',
    language: 'f',
    show: 'p',
    compare: 'o',
    rule: 'r',
    stands: 's',
    incident: 'n',
    appeal: 'a',
    replay: 'v',
  },
  replay: {
    play: ' ',
    faster: '+',
    slower: '-',
    pace: 'p',
    turn: 'b',
    claimed: 'B',
    copy: 'y',
    goTo: 'g',
    compare: 'o',
    whatIf: 'w',
    ruling: 'r',
    incident: 'n',
    table: 't',
    change: 'c',
    before: 'i',
    after: 'a',
    leaveOut: 'Delete',
    undo: 'Control+z',
  },
  penalties: { impose: 'n', csv: 'c', xlsx: 'x', json: 'j', scores: 's' },
  rulebook: { search: '/', view: 'v' },
  reports: { language: 'l', format: 'f', make: 'Control+Enter' },
  setup: { take: 'Control+Enter', swap: 'Alt+x', propose: 'Alt+p' },
} as const

type Changeable = typeof CHANGEABLE
/** An action of a screen, with a key that says its letter. */
export type ScreenAction = { [S in keyof Changeable]: `${S}.${keyof Changeable[S] & string}` }[keyof Changeable]
export type ActionId = ScreenAction | `fast.${FastKey}`

/** Every action with a key of its own, and its default key. */
export const DEFAULT_KEYS: ReadonlyMap<ActionId, string> = new Map([
  ...Object.entries(CHANGEABLE).flatMap(([scope, keys]) =>
    Object.entries(keys).map(([name, key]): [ActionId, string] => [`${scope}.${name}` as ActionId, key]),
  ),
  ...Object.entries(FAST_KEYS).map(([name, key]): [ActionId, string] => [`fast.${name}` as ActionId, key]),
])

/** Keys that can't be changed: standard keys, and keys that mean a number. */
export const FIXED_KEYS = {
  everywhere: { screens: ['Ctrl', '1 … 9'], alsoScreens: ['Alt', '1 … 9'] },
  hall: {
    openTable: ['7', 'Enter'],
    findPlayer: ['#7', 'Enter'],
    incidentAt: ['!7', 'Enter'],
    nextOpen: ['n', 'Enter'],
    toList: ['↓'],
    moreTime: ['+5', 'Enter'],
    extraTime: ['+5 7', 'Enter'],
    undo: ['Ctrl Z', 'Ctrl Y'],
  },
  line: {
    enter: ['Enter'],
    notTaken: ['Shift', 'Enter'],
    take: ['Tab'],
    others: ['↓', '↑'],
    stepFinding: ['PgUp', 'PgDn'],
    clear: ['Esc'],
  },
  table: { open: ['Enter'] },
  fast: { redo: ['Shift', '⌫'] },
  finding: { declare: ['e'], open: ['Enter'], answer: ['a … z'], later: ['l'], rule: ['r'], back: ['Esc'] },
  ruling: { answer: ['a … z'], steps: ['1 … 9'], penalty: ['↑', '↓'], sign: ['Ctrl Enter'], undo: ['Ctrl Z'], back: ['Esc', '⌫'] },
  card: { larger: ['+', '='], smaller: ['-'], back: ['Esc'] },
  incidents: { search: ['/'], step: ['↓', '↑'], page: ['PgDn', 'PgUp'], edge: ['Home', 'End'], open: ['Enter'], all: ['Esc'] },
  incident: {
    act: ['←', '→'],
    edge: ['Home', 'End'],
    others: ['[', ']'],
    statement: ['s'],
    picture: ['f'],
    details: ['w'],
    rule: ['c'],
    appeal: ['a', 'A'],
    cancel: ['k'],
    agree: ['g'],
    close: ['x'],
    reopen: ['x'],
    precedents: ['b'],
    search: ['/'],
    compare: ['o'],
    show: ['p'],
    openRuling: ['n'],
    replay: ['v'],
    table: ['t'],
    reports: ['i', 'h', 'j'],
    sign: ['Ctrl Enter'],
    undo: ['Ctrl Z', 'Ctrl Y'],
    back: ['Esc'],
  },
  replay: {
    act: ['←', '→'],
    goRound: ['⇧ ←', '⇧ →'],
    finding: ['PgUp', 'PgDn'],
    edge: ['Home', 'End'],
    game: ['⇧ Home', '⇧ End'],
    hands: ['[', ']'],
    back: ['Esc'],
  },
  penalties: { search: ['/'], step: ['↓', '↑'], page: ['PgDn', 'PgUp'], open: ['Enter'], all: ['Esc'] },
  rulebook: { step: ['↑', '↓'], turn: ['←', '→'], open: ['Enter'], back: ['Esc', '⌫'] },
  reports: {},
  person: { search: ['/'], back: ['Esc'] },
  setup: { next: ['Alt N'], before: ['Alt B'], find: ['Alt S'], hub: ['Alt J'], leave: ['Esc'] },
} as const satisfies { readonly [S in Scope]: Readonly<Record<string, readonly string[]>> }

export const scopeOf = (id: ActionId): Scope => id.slice(0, id.indexOf('.')) as Scope

/** Whether two scopes overlap, so that their keys must differ. */
export const scopesOverlap = (a: Scope, b: Scope): boolean =>
  a === b || a === 'everywhere' || b === 'everywhere' || (LINE.has(a) && LINE.has(b))
const LINE: ReadonlySet<Scope> = new Set(['line', 'table'])
