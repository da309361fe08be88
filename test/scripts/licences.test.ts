import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ACCEPTED, type Shipped, shipped } from '../../scripts/licences.ts'

test('the app lists every package of which something is in it, in its version, on terms that were accepted', async () => {
  const listed = JSON.parse(readFileSync('renderer/window/about/licences.json', 'utf8')) as readonly Shipped[]
  expect(listed, 'npm run tool licences writes it').toEqual(await shipped())
  expect(listed.length).toBeGreaterThan(20)
  expect(listed.filter(({ licence }) => !ACCEPTED.includes(licence)).map(({ name, licence }) => `${name}: ${licence}`)).toEqual([])
})

type Lock = {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string
        readonly integrity?: string
        readonly resolved?: string
        readonly hasInstallScript?: boolean
        readonly optional?: boolean
      }
    >
  >
}
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
const own = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
  readonly allowScripts: Readonly<Record<string, boolean>>
}

test('every package is named in exactly one version, and the lock says the same', () => {
  const wanted = { ...own.dependencies, ...own.devDependencies }
  expect(Object.entries(wanted).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  expect(Object.entries(wanted).filter(([name, version]) => lock.packages[`node_modules/${name}`]?.version !== version)).toEqual([])
})

test('what is fetched comes from the registry, by its hash; other systems’ parts are named by version', () => {
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '')
  expect(
    packages
      .filter(([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'))
      .map(([path]) => path),
  ).toEqual([])
  expect(packages.filter(([, { integrity, optional }]) => !integrity?.startsWith('sha512-') && !optional).map(([path]) => path)).toEqual([])
})

test('install scripts run only where they are allowed by name, and every other package that has one is refused', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^strict-allow-scripts=true$/m)
  expect(
    Object.entries(own.allowScripts)
      .filter(([, may]) => may)
      .map(([name]) => name),
  ).toEqual(['node', 'electron-winstaller', 'fs-xattr', 'macos-alias'])
  const having = Object.entries(lock.packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.replace(/^.*node_modules\//, '')] : [],
  )
  expect(having.filter((name) => !(name in own.allowScripts) && name !== 'fsevents')).toEqual([])
})

test('nothing in the product fetches by itself: only the desk’s own address, and the look for a newer version', () => {
  const fetching = globSync('{engine,db,desk,electron,renderer}/**/*.{ts,tsx}').filter((file) =>
    /(?<![.\w])fetch\(|sendBeacon|XMLHttpRequest|new WebSocket|node:https|node:dgram|node:dns|from 'node:tls'/.test(
      readFileSync(file, 'utf8'),
    ),
  )
  expect(fetching.sort()).toEqual([
    'desk/cli/shared/join-server.ts', // a second start at 127.0.0.1
    'desk/network/serving/loopback.ts', // the desk’s own function, called fetch
    'desk/network/serving/node-http.ts', // the same
    'desk/network/tablets/listener.ts', // listens on the network where a person turned it on, asks nothing of it
    'electron/ipc/server.ts', // the desk’s own function, called fetch
    'electron/start/update.ts', // because a person asked
    'renderer/app-state/desk/client.ts', // the window’s own desk
    'renderer/app-state/presence/report-presence.ts', // the same, when the window is left
    'renderer/app-state/presence/window-presence.ts', // the same, when it comes and goes
    'renderer/window/tablet/pair-screen.tsx', // the desk that a tablet is to be paired with
  ])
})
