import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describedVariables } from '#backend/services.ts'
import { sourcesIn } from '../../../scripts/lib/sources.ts'

/** The sources of the portal without comments, where customers read nothing. */
const texts = sourcesIn(['src/portal'], 'ts,tsx,mdx')
  .filter(({ path }) => !path.includes('.test.'))
  .map(({ path, text }) => ({ path, text: text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') }))

/** Where the build reads its settings, and says which of them is wrong. */
const SETTINGS = [
  'src/portal/content/phones.ts',
  'src/portal/content/site.ts',
  'src/portal/api/help.ts',
  'src/portal/api/errors/send-report.ts',
]

const operating = readFileSync('docs/operating.md', 'utf8')
const names = [
  ...describedVariables().map(({ name }) => name),
  ...(operating.match(/\bVITE_[A-Z_]+/g) ?? []),
].filter(name => name.includes('_'))

test('no page names an environment variable: they are for those who run the server', () => {
  expect(names).toEqual(expect.arrayContaining(['LOOKUP_UPSTREAM', 'PUBLIC_URL', 'VITE_PHONE_SALES']))
  const named = texts
    .filter(({ path }) => !SETTINGS.includes(path))
    .flatMap(({ path, text }) => {
      const words = new Set(text.match(/\b[A-Z][A-Z0-9_]+\b/g))
      return names.filter(name => words.has(name)).map(name => `${path}: ${name}`)
    })
  expect(named).toEqual([])
})

test.each([
  ['the gateway, which customers know as the API', /\bthe (?:lookup )?gateway\b/i],
  ['where an operator gets address data from', /\bprovider of (?:real|address) data\b/i],
])('no page speaks of %s', (_, words) =>
  expect(texts.filter(({ text }) => words.test(text)).map(({ path }) => path)).toEqual([]),
)
