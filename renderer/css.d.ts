/** The classes of a module, their names in camel case. `test/renderer/css-modules.test.ts` compares them with those that are used. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export = classes
}

declare module '*.css' {}
