import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { storage } from '#portal/content/stored.ts'
import { sourcesIn } from '../../scripts/lib/sources.ts'

const things = storage.flatMap(({ things }) => things)
const isTest = (path: string) => path.includes('.test.') || path.includes('/dev/')
const portal = sourcesIn(['src/portal'], 'ts,tsx').filter(({ path }) => !isTest(path))
const backend = sourcesIn(['src/backend'], 'ts,tsx').filter(({ path }) => !isTest(path))
const CONSENT = 'src/portal/shared/consent'
/** Names for locks and channels between tabs, of elements and of events, which store nothing. */
const NOT_STORED = new Set(['gatepost-token', 'gatepost-autocomplete', 'gatepost-error'])

/** The value of a constant of the portal, by its name and the file that uses it. */
function constant(name: string, path: string): string | undefined {
  const declared = new RegExp(`const ${name} = '([^']+)'`)
  const own = portal.find(source => source.path === path)
  for (const { text } of [...(own ? [own] : []), ...portal]) {
    const [, value] = declared.exec(text) ?? []
    if (value) return value
  }
  return undefined
}

/** Every name under which the portal stores something, with where. A name that is handed over is a text of the file. */
function storedNames(): { name: string | undefined; path: string }[] {
  return portal.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:local|session)Storage\.setItem\(\s*'?([\w$:{}'-]+)'?,/g)].flatMap(
      ([, key = '']) => {
        if (key === 'storageKey')
          return [...text.matchAll(/\)\('([\w:-]+)'/g)].map(([, name]) => ({ name, path }))
        if (key === 'key')
          return [...text.matchAll(/const [A-Z_]+ = '([\w-]+)'/g)].map(([, name]) => ({ name, path }))
        const name = key.startsWith('${')
          ? constant(key.slice(2, -1).replace(/\}'?$/, ''), path)
          : constant(key, path)
        return [{ name, path }]
      },
    ),
  )
}

test('the page about storage names everything that the portal stores', () => {
  const stored = storedNames()
  expect(stored.length).toBeGreaterThan(10)
  const named = new Set(
    things
      .filter(({ kind }) => ['local', 'cookie and local', 'session'].includes(kind))
      .map(({ name }) => name),
  )
  expect(stored.filter(({ name }) => name === undefined || !named.has(name))).toEqual([])
  const router = readFileSync('node_modules/@tanstack/router-core/dist/esm/scroll-restoration.js', 'utf8')
  const byRouter = /const storageKey = "([\w-]+)"/.exec(router)?.[1]
  expect(named, 'what the router stores').toContain(byRouter)
  const known = new Set([byRouter, ...stored.map(({ name }) => name)])
  expect(
    [...named].filter(name => !known.has(name)),
    'and nothing that it does not store',
  ).toEqual([])
})

test('what looks like a name of ours is on the page too', () => {
  const named = new Set(things.map(({ name }) => name))
  const ours = portal.flatMap(({ text }) =>
    [...text.matchAll(/'(gatepost-[a-z-]+)'/g)].map(([, name = '']) => name),
  )
  expect(ours.filter(name => !named.has(name) && !NOT_STORED.has(name))).toEqual([])
})

test('the page names every cookie that the services set', () => {
  const cookies = backend.flatMap(({ text }) =>
    [...text.matchAll(/: CookieKind = \{\s*name: '([\w-]+)'/g)].map(([, name]) => name),
  )
  expect(cookies.toSorted()).toEqual(
    things
      .filter(({ kind }) => kind === 'cookie')
      .map(({ name }) => name)
      .toSorted(),
  )
})

test('the page names every database of the browser', () => {
  const opened = portal.filter(({ text }) => /\bopenDB[<(]/.test(text)).map(({ path }) => path)
  expect(opened).toEqual(['src/portal/features/tools/list/engine/store.ts'])
  const databases = things.filter(({ kind }) => kind === 'database').map(({ name }) => name)
  const named = portal.flatMap(({ text }) =>
    [...text.matchAll(/listClient\(`([\w-]+) /g)].map(([, name]) => name),
  )
  expect(named).toEqual(databases)
})

test('the page names every kind of cache, and only what works offline opens one', () => {
  const opened = portal.filter(({ text }) => /\bcaches\.open\(/.test(text)).map(({ path }) => path)
  const OFFLINE = 'src/portal/api/offline'
  expect(opened.filter(path => !path.startsWith(`${OFFLINE}/`))).toEqual([])
  const named = portal
    .filter(({ path }) => path.startsWith(`${OFFLINE}/`))
    .flatMap(({ text }) => [...text.matchAll(/const [A-Z_]+ = '(gatepost-[\w-]+)'/g)].map(([, name]) => name))
  const caches = things.filter(({ kind }) => kind === 'cache').map(({ name }) => name)
  expect(named.toSorted()).toEqual(caches.toSorted())
})

test('only the attribution sets a cookie with a script, and none opens another kind of storage', () => {
  const others = portal.filter(({ text }) => /document\.cookie\s*=|indexedDB\.|cookieStore/.test(text))
  expect(others.map(({ path }) => path)).toEqual([`${CONSENT}/consent.ts`])
  // `consent.ts` deletes cookies.
  const writers = portal.filter(({ text }) => /\bwriteCookie\b/.test(text))
  expect(writers.map(({ path }) => path)).toEqual(
    ['attribution', 'consent'].map(name => `${CONSENT}/${name}.ts`),
  )
})

test('the page lists what the attribution keeps, with its category', () => {
  const text = portal.find(({ path }) => path === `${CONSENT}/attribution.ts`)?.text ?? ''
  const kept = [...text.matchAll(/const [A-Z_]+ = '(gatepost-[\w-]+)'/g)].map(([, name]) => name)
  const listed = storage.flatMap(({ category, things }) =>
    things.filter(({ kind }) => kind === 'cookie and local').map(({ name }) => [name, category]),
  )
  expect(listed.map(([name]) => name).toSorted()).toEqual(kept.toSorted())
  expect(listed.filter(([, category]) => category === 'necessary')).toEqual([])
})
