type Path = { readonly node: { readonly type: string; readonly key?: { readonly name?: string } } }

/** A Stryker plugin. The examples of a rule are its tests, so they are not mutated. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'examples',
    value: {
      shouldIgnore: ({ node }: Path): string | undefined =>
        node.type === 'ObjectProperty' && node.key?.name === 'examples' ? 'the examples are tests' : undefined,
    },
  },
]
