type Path = { readonly node: { readonly type: string; readonly key?: { readonly name?: string } } }

/** A plugin of Stryker's. The examples of a rule are its tests: nothing in them is changed. */
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
