import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkContent } from './content.ts'

const ARTICLE = [
  '---',
  'template: article',
  'title: A page',
  'description: What the page says, in a sentence that is long enough.',
  'heading: A page',
  'lead: What it is about.',
  'updated: 2026-11-22',
  '---',
  '',
  'Text.',
]
const LEGAL = [
  "import type { LegalPage } from '#portal/content/page.ts'",
  '',
  'export const page: LegalPage = {',
  "  template: 'legal',",
  "  title: 'Terms',",
  "  description: 'What the page says, in a sentence that is long enough.',",
  "  heading: 'Terms',",
  "  lead: 'What it is about.',",
  "  updated: '2026-11-22',",
  '  sections: [],',
  '}',
]
/** The files that a check finds nothing or something in, by name; in each, one line is another. */
const FILES: Record<string, string[]> = {
  'good.mdx': ARTICLE,
  'good.ts': LEGAL,
  'no-lead.mdx': ARTICLE.filter(line => !line.startsWith('lead')),
  'number.mdx': ARTICLE.map(line => (line.startsWith('heading') ? 'heading: 12' : line)),
  'unknown-field.mdx': ARTICLE.map(line => (line.startsWith('updated') ? 'updatet: 2026-11-22' : line)),
  'unknown-template.mdx': ARTICLE.map(line => (line.startsWith('template') ? 'template: artikel' : line)),
  'no-sections.ts': LEGAL.filter(line => !line.includes('sections')),
}

let folder: string
let errors: string[]
beforeAll(() => {
  mkdirSync('.cache', { recursive: true })
  folder = mkdtempSync('.cache/content-test-')
  for (const [name, lines] of Object.entries(FILES)) writeFileSync(join(folder, name), lines.join('\n'))
  errors = checkContent(Object.keys(FILES).map(name => join(folder, name)))
})
afterAll(() => rmSync(folder, { recursive: true }))

const errorsOf = (name: string) =>
  errors.filter(error => error.startsWith(`${folder}/${name}:`)).map(error => error.slice(folder.length + 1))

test('pages with all fields pass', () => {
  expect([...errorsOf('good.mdx'), ...errorsOf('good.ts')]).toEqual([])
})

test.each([
  ['no-lead.mdx', 1, "Property 'lead' is missing"],
  ['number.mdx', 5, "Type 'number' is not assignable to type 'string'"],
  ['unknown-field.mdx', 7, '"updatet"'],
  ['unknown-template.mdx', 2, '"artikel"'],
  ['no-sections.ts', 3, "Property 'sections' is missing"],
])('%s fails at line %i', (name, line, what) => {
  const [error, ...others] = errorsOf(name)
  expect(others).toEqual([])
  expect(error).toMatch(new RegExp(`^${name}:${line}: `))
  expect(error).toContain(what)
})
