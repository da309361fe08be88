/** A program of this folder, or of `scripts/`, that measures, generates or looks for faults. */
export type Tool = {
  readonly name: string
  /** A short description for the list. */
  readonly does: string
  /** It takes no arguments. */
  readonly alone?: true
  /** Builds that must run first. */
  readonly needs?: readonly ('build' | 'build:shell')[]
  /** Commands that run one after the other; the arguments after the name go to the first. */
  readonly commands: readonly string[]
}

export const TOOLS: readonly Tool[] = [
  { name: 'screenshots', does: 'pictures of every screen and state', commands: ['node tools/screens/screenshots.ts'] },
  { name: 'explore', does: 'all property tests with random seeds', commands: ['node tools/fuzz/explore.ts'] },
  { name: 'corpus', does: 'hostile files to every reader', alone: true, commands: ['node tools/fuzz/run-corpus.ts'] },
  { name: 'fuzz', does: 'inputs to every reader, changed until they reach new code', commands: ['node tools/fuzz/fuzz.ts'] },
  { name: 'fuzz:guard', does: 'random lines that a recorder may not enter', commands: ['node tools/fuzz/run-guard.ts'] },
  { name: 'tamper', does: 'changed bytes in a file: each must be noticed', commands: ['node tools/fuzz/tamper.ts 1000'] },
  { name: 'soak', does: 'kills of the desk, full disks, files that move', commands: ['node tools/soak/soak.ts 500 500'] },
  { name: 'soak:hub', does: 'laptops and a hub, killed at random', commands: ['node tools/soak/hub/soak.ts'] },
  { name: 'generate', does: 'random hands, judged', commands: ['node tools/generator/many.ts'] },
  {
    name: 'laws',
    does: 'laws that hold for every record',
    commands: ['node tools/laws/many-records.ts --cases ../shared/cases --cases test/cases'],
  },
  { name: 'inject', does: 'faults put into real games: each must be found', commands: ['node tools/injection/inject.ts'] },
  { name: 'mistakes', does: 'slips of a recorder put into real games', commands: ['node tools/injection/inject-mistakes.ts'] },
  { name: 'mends', does: 'how often the first repair is the right one', commands: ['node tools/repair/measure-mends.ts'] },
  { name: 'forks', does: 'games recorded by two: the order that is proposed', commands: ['node tools/repair/many-forks.ts'] },
  { name: 'mutation', does: 'small changes of the code that no test notices', commands: ['node tools/mutation/run.ts'] },
  { name: 'bench', does: 'ratios: reading over a bare parser, judging over the library’s replay', commands: ['node tools/bench/bench.ts'] },
  {
    name: 'typing',
    does: 'real games typed into the real window, compared with the same games imported',
    commands: ['node tools/measure/typing/typing.ts'],
  },
  { name: 'measure', does: 'a file of a million entries', commands: ['node tools/measure/large-file.ts 1000000'] },
  { name: 'measure:search', does: 'search in a large file', commands: ['node tools/measure/search.ts'] },
  { name: 'measure:lists', does: 'large lists of players', alone: true, commands: ['node tools/measure/lists.ts'] },
  { name: 'measure:joining', does: 'two files joined', commands: ['node tools/measure/joining.ts'] },
  { name: 'measure:stalls', does: 'waits during the long works of the desk', commands: ['node tools/measure/stalls.ts'] },
  { name: 'measure:hub', does: 'a million entries through a hub', commands: ['node tools/measure/hub/large-file.ts'] },
  { name: 'measure:recorders', does: 'fifty recorders at once', commands: ['node tools/measure/recorders.ts 50'] },
  { name: 'measure:hall', does: 'a hall of tablets', commands: ['node tools/measure/hub/hall.ts'] },
  { name: 'measure:federation', does: 'many tournaments in one hub', alone: true, commands: ['node tools/measure/hub/federation.ts'] },
  { name: 'measure:longest', does: 'the longest wait of each request', commands: ['node tools/measure/longest/measure.ts'] },
  {
    name: 'measure:flood',
    does: 'a tablet that floods the desk',
    alone: true,
    needs: ['build'],
    commands: ['node tools/measure/flood.ts'],
  },
  { name: 'measure:reports', does: 'reports of a large tournament', commands: ['node tools/measure/reports.ts 320000'] },
  {
    name: 'measure:middle',
    does: 'the time to start a hand in its middle by keyboard',
    alone: true,
    needs: ['build'],
    commands: ['node tools/measure/typing/middle.ts'],
  },
  {
    name: 'measure:board',
    does: 'what can be read from across a table',
    alone: true,
    needs: ['build'],
    commands: ['node tools/screens/distance.ts'],
  },
  { name: 'measure:replay', does: 'frames of a replay', alone: true, needs: ['build'], commands: ['node tools/measure/replay.ts'] },
  { name: 'measure:window', does: 'the window on a large file', needs: ['build'], commands: ['node tools/measure/window.ts 1000000 2000'] },
  { name: 'fuses', does: 'the fuses of a packed Electron', alone: true, commands: ['node scripts/fuses.ts'] },
  { name: 'icons', does: 'the icons, drawn from the tile art', alone: true, commands: ['node scripts/icons.ts'] },
  {
    name: 'licences',
    does: 'the licences of what is packed',
    alone: true,
    commands: ['node scripts/licences.ts', 'biome format --write renderer/window/about'],
  },
  { name: 'sbom', does: 'the parts list of a release', alone: true, commands: ['node scripts/sbom.ts'] },
  {
    name: 'test:electron',
    does: 'the browser tests of the shell in a real Electron',
    needs: ['build', 'build:shell'],
    commands: ['playwright test test/e2e/electron.spec.ts --workers 1'],
  },
  {
    name: 'measure:start',
    does: 'the start of the packed app',
    alone: true,
    needs: ['build', 'build:shell'],
    commands: ['node tools/measure/start.ts'],
  },
  {
    name: 'measure:starts',
    does: 'each way that npm start can go',
    needs: ['build', 'build:shell'],
    commands: ['node tools/measure/starts.ts'],
  },
  {
    name: 'families',
    does: 'families of offences in a real window',
    needs: ['build'],
    commands: ['playwright test --config tools/whole/families.config.ts'],
  },
  {
    name: 'hostile',
    does: 'hostile input in a real window',
    needs: ['build'],
    commands: ['playwright test --config tools/whole/hostile.config.ts'],
  },
  {
    name: 'whole',
    does: 'a whole tournament in real windows',
    needs: ['build'],
    commands: ['playwright test --config tools/whole/playwright.config.ts'],
  },
  { name: 'try:sheets', does: 'exports opened in other programs', alone: true, commands: ['node tools/fuzz/try-sheets.ts'] },
  {
    name: 'schemas',
    does: 'the published schemas',
    alone: true,
    commands: ['node scripts/schemas.ts', 'biome format --write docs/schemas'],
  },
  { name: 'fresh-clone', does: 'both README commands in a fresh clone', alone: true, commands: ['node scripts/fresh-clone.ts'] },
]
