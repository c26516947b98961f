import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Source, sourcesIn } from '../../../scripts/lib/sources.ts'

const DOCUMENTS = ['account-portal', 'storefront-and-session']

/** All handwritten files that can refer to a decision, a feature or a section. */
const pages: Source[] = [
  ...sourcesIn(),
  ...sourcesIn(['openapi'], 'yaml,md'),
  ...sourcesIn(['src', 'scripts', 'tests', 'e2e', 'docs'], 'md,mdx'),
  ...globSync('*.md').map(path => ({ path, text: readFileSync(path, 'utf8') })),
]

/** The ids in "decision K4", "decisions S9 and S10" or "decisions S1 to S3", also across lines of a comment. */
function referencesIn(text: string, kind: 'decision' | 'feature'): string[] {
  const flat = text.replace(/\s+(\*|\/\/|#)?\s*/g, ' ')
  const list = new RegExp(`\\b${kind}s? ([A-Z]{1,2}\\d+(?:(?:, | and | to )[A-Z]{1,2}\\d+)*)`, 'gi')
  return [...flat.matchAll(list)].flatMap(([, ids = '']) => ids.split(/, | and | to /))
}

function sectionsIn(text: string): string[] {
  const reference = new RegExp(`\\b(${DOCUMENTS.join('|')}) (§\\d+)`, 'g')
  return [...text.matchAll(reference)].map(([, document, section]) => `${document} ${section}`)
}

function entriesOf(path: string): string[] {
  const rows = readFileSync(path, 'utf8').matchAll(/^\| <a id="([^"]+)"><\/a>(\w+) +\|/gm)
  return [...rows].map(([, anchor, id = '']) => {
    expect(anchor, 'the anchor of an entry is its id in lower case').toBe(id.toLowerCase())
    return id
  })
}

describe.each([
  ['decision', 'docs/decisions.md', 'K4'],
  ['feature', 'docs/specification.md', 'KY7'],
] as const)('each %s', (kind, path, known) => {
  const entries = entriesOf(path)

  test(`that is referred to has its entry in ${path}`, () => {
    const missing = pages.flatMap(page =>
      referencesIn(page.text, kind)
        .filter(id => !entries.includes(id))
        .map(id => `${page.path}: ${kind} ${id}`),
    )
    expect(entries).toContain(known)
    expect(missing).toEqual([])
  })

  test('has one entry', () => {
    expect(entries.filter((id, index) => entries.indexOf(id) !== index)).toEqual([])
  })
})

test('each section that is referred to is listed in docs/specification.md', () => {
  const [, table = ''] = readFileSync('docs/specification.md', 'utf8').split('\n## Sections\n')
  const listed = [...table.matchAll(/^\| (§\d+) +\| [^|]+ \| [^|]+ \|$/gm)].flatMap(([, section]) =>
    DOCUMENTS.map(document => `${document} ${section}`),
  )
  const referred = [...new Set(pages.flatMap(page => sectionsIn(page.text)))]
  expect(referred.length).toBeGreaterThan(10)
  expect(referred.filter(section => !listed.includes(section))).toEqual([])
})

test('references to sections always name the document', () => {
  const bare = pages.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (/\(§\d/.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  )
  expect(bare).toEqual([])
})

test('references are found in lists, in ranges and across the lines of a comment', () => {
  expect(referencesIn('(decisions E3\n * and E6)', 'decision')).toEqual(['E3', 'E6'])
  expect(referencesIn("// Decision U7's wording; decisions S1 to S3", 'decision')).toEqual(['U7', 'S1', 'S3'])
  expect(referencesIn('no decision, and features of A4 paper', 'decision')).toEqual([])
})
