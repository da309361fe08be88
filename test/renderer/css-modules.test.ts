import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { type Expression, type JSXExpression, parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { LYING_FLAGS } from '../../engine/model/circumstances.ts'

/** The names of the classes that a sheet has rules for. */
const classesOf = (sheet: string): ReadonlySet<string> => {
  const selectors = readFileSync(sheet, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .match(/[^{};]+(?=\{)/g)
  return new Set(selectors?.flatMap((selector) => (selector.includes('@') ? [] : (selector.match(/(?<=\.)[a-z][\w-]*/gi) ?? []))))
}
const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const sheets = new Map(globSync('renderer/**/*.css').map((file) => [file, classesOf(file)]))
const isModule = (file: string): boolean => file.endsWith('.module.css')
/** Classes that every room may use by their plain name. */
const shared = new Set([...sheets].flatMap(([file, names]) => (isModule(file) ? [] : [...names])))

/** A use of a class: `css.row` of a module, a word in a `className`, or any other string that may become one. */
type Use = { readonly file: string; readonly name: string; readonly of?: string }
const uses: Use[] = []
const words: Use[] = []
const strings = new Set<string>()
/** The fixed beginnings of classes that are put together, such as `p${seat}`. */
const beginnings = new Set<string>()

for (const file of globSync(['renderer/**/*.{ts,tsx}', 'engine/model/*.ts'], { exclude: ['**/*.d.ts', 'renderer/language/**'] })) {
  const { module, program } = parseSync(file, readFileSync(file, 'utf8'))
  const modules = new Map(
    module.staticImports
      .filter(({ moduleRequest }) => isModule(moduleRequest.value))
      .flatMap(({ moduleRequest, entries }) => entries.map((entry) => [entry.localName.value, join(dirname(file), moduleRequest.value)])),
  )
  const classNames = (value: Expression | JSXExpression): void => {
    if (value.type === 'Literal' && typeof value.value === 'string')
      words.push(
        ...value.value
          .split(/\s+/)
          .filter(Boolean)
          .map((name) => ({ file, name })),
      )
    if (value.type === 'ConditionalExpression') [value.consequent, value.alternate].forEach(classNames)
    if (value.type === 'LogicalExpression') classNames(value.right)
    if (value.type === 'ArrayExpression') for (const each of value.elements) if (each && each.type !== 'SpreadElement') classNames(each)
    if (value.type === 'CallExpression' && value.callee.type === 'MemberExpression') classNames(value.callee.object)
    if (value.type === 'TemplateLiteral') {
      value.expressions.forEach(classNames)
      value.quasis.forEach(({ value: { raw } }, n) => {
        const [first = '', ...rest] = raw.split(/\s+/)
        const whole = n === 0 ? [first, ...rest] : rest
        const last = n < value.quasis.length - 1 ? whole.pop() : undefined
        if (last) beginnings.add(last)
        words.push(...whole.filter(Boolean).map((name) => ({ file, name })))
      })
    }
  }
  new Visitor({
    JSXAttribute: ({ name, value }) => {
      if (name.name !== 'className' || !value) return
      if (value.type === 'JSXExpressionContainer') classNames(value.expression)
      else if (value.type === 'Literal') classNames(value)
    },
    Literal: ({ value }) => {
      if (typeof value === 'string') for (const name of value.split(/\s+/)) strings.add(name)
    },
    TemplateElement: ({ value }) => {
      const names = value.raw.split(/\s+/)
      for (const name of names) strings.add(name)
      if (names.at(-1)?.endsWith('-')) beginnings.add(names.at(-1) ?? '')
    },
    MemberExpression: ({ object, property, computed }) => {
      const of = object.type === 'Identifier' ? modules.get(object.name) : undefined
      if (of && property.type === 'Identifier' && !computed) uses.push({ file, name: property.name, of })
    },
  }).visit(program)
}

test('sheets and uses were found', () => expect([sheets.size > 30, uses.length > 500, words.length > 1000]).toEqual([true, true, true]))

test('every class that a component takes from a module has rules there', () => {
  const declared = new Map([...sheets].map(([file, names]) => [file, new Set([...names].map(camel))]))
  expect(uses.filter(({ name, of = '' }) => !declared.get(of)?.has(name))).toEqual([])
})

test('every class that a component names by itself is one that all rooms share', () => {
  expect(words.filter(({ name }) => !shared.has(name))).toEqual([])
})

test('every class that has rules is used', () => {
  const used = new Set(uses.map(({ name }) => name))
  const isUsed = (name: string): boolean => used.has(camel(name)) || strings.has(name) || beginnings.has(name.replace(/\d[mpsz]?$/, ''))
  expect([...sheets].flatMap(([file, names]) => [...names].filter((name) => !isUsed(name)).map((name) => `${file}: .${name}`))).toEqual([])
})

/** The sheets that a file imports. */
const sheetsOf = (file: string): readonly string[] =>
  parseSync(file, readFileSync(file, 'utf8')).module.staticImports.map(({ moduleRequest: { value } }) => join(dirname(file), value))

test('the window loads every sheet, and a component only those of its room or of rooms below', () => {
  const loaded = new Set(sheetsOf('renderer/main.tsx'))
  expect([...sheets.keys()].filter((file) => !loaded.has(file))).toEqual([])
})

test('each flag that changes how a discarded tile lies has its look', () =>
  expect(LYING_FLAGS.filter((flag) => !sheets.get('renderer/ui/tiles/tiles.css')?.has(flag))).toEqual([]))

test('a text that ends in an ellipsis is in no flex box, which would cut it off without one', () => {
  const flex = /\.([\w-]+)/g
  const layout = readFileSync('renderer/ui/styles/layout.css', 'utf8')
  const boxes = new Set([...(/:where\(([^)]*)\) \{\s+display: flex/.exec(layout)?.[1] ?? '').matchAll(flex)].map(([, name]) => name))
  expect(boxes).toContain('cluster')
  const lists = globSync('renderer/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/className=(?:"([^"]+)"|\{`([^`]+)`\})/g)].map(([, plain, made]) => ({
      file,
      names: (plain ?? made ?? '').split(/\s+/),
    })),
  )
  expect(lists.filter(({ names }) => names.includes('truncate') && names.some((name) => boxes.has(name)))).toEqual([])
})

/** What decides where a box is and how high: given to a box of another room, it hides or moves what is around. */
const PLACES = ['position', 'height', 'max-height', 'overflow', 'overflow-y', 'inset', 'top', 'bottom']

type Rule = { readonly selectors: readonly string[]; readonly places: readonly string[] }

/** The rules of a sheet that place boxes. */
const placingRules = (sheet: string): readonly Rule[] =>
  [
    ...readFileSync(sheet, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([^{};]+)\{([^{}]*)\}/g),
  ]
    .map(([, selectors = '', declared = '']) => ({
      selectors: selectors.split(/,(?![^(]*\))/).map((one) => one.trim()),
      places: PLACES.filter((one) => declared.split(';').some((line) => line.trim().startsWith(`${one}:`))),
    }))
    .filter(({ places }) => places.length > 0)

test('no module places a box of another by a name that both have: all names are in one space', () => {
  const modules = [...sheets.keys()].filter(isModule).map((sheet) => ({ sheet, rules: placingRules(sheet) }))
  const reached = uses.flatMap(({ file, name, of = '' }) => {
    const own = modules.find(({ sheet }) => sheet === of)?.rules ?? []
    const isOwn = (place: string): boolean =>
      own.some(({ selectors, places }) => places.includes(place) && selectors.some((one) => one.split(' ').at(-1) === `.${name}`))
    return modules.flatMap(({ sheet, rules }) =>
      sheet === of || !sheets.get(of)?.has(name)
        ? []
        : rules
            .filter(({ selectors, places }) => selectors.includes(`.${name}`) && !places.every(isOwn))
            .map(({ places }) => `${file}: .${name} of ${of} gets ${places.join(', ')} from ${sheet}`),
    )
  })
  expect(modules.filter(({ rules }) => rules.length > 0).length).toBeGreaterThan(10)
  expect([...new Set(reached)]).toEqual([])
})
