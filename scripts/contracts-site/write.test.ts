import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BODY_LIMIT } from '#kernel/contract/contract.ts'
import { compareContracts } from '../contract-diff/compare.ts'
import { formatMarkdown } from '../contract-diff/report.ts'
import { bundleServices, operationsOf } from '../generate/bundle.ts'
import { pictureOf } from '../lib/pages.ts'
import { releasesIn } from './history.ts'
import { html, inline } from './html.ts'
import { diffPage } from './pages/diff.ts'
import { type ChangeReport, reportPage } from './report.ts'
import { fieldsOf } from './schema.ts'
import { writeSite } from './write.ts'

/** The most script that the page of an operation may load, in bytes. */
const MOST_SCRIPT = 15_000

const out = mkdtempSync(join(tmpdir(), 'contracts-site-'))
const pages = () => globSync('**/*.html', { cwd: out }).toSorted()
const textOf = (page: string) => readFileSync(join(out, page), 'utf8')

const pictures = mkdtempSync(join(tmpdir(), 'contracts-pictures-'))
const PICTURE = pictureOf('/account/keys', 'wide').replace('*', 'light')
/** Of a label that may only have 40 characters. */
let report: ChangeReport

beforeAll(async () => {
  writeFileSync(join(pictures, PICTURE), 'a picture')
  // What no operation calls has a picture too.
  writeFileSync(join(pictures, pictureOf('/pricing', 'narrow').replace('*', 'dark')), 'another')
  const base = bundleServices(undefined, ['security'])
  const revision = structuredClone(base)
  const label = revision.get('security')?.components?.schemas?.KeyLabel
  if (label) label.maxLength = 40
  const services = await compareContracts(base, revision)
  report = { from: 'main', to: 'a branch', services, uses: [], base, revision }
  await writeSite({
    out,
    product: 'http://localhost:3000',
    pictures,
    report: site => reportPage(report, site),
  })
})
afterAll(() => {
  for (const folder of [out, pictures]) rmSync(folder, { recursive: true })
})

test('every operation and every service of the contracts has a page', () => {
  const wanted = [...bundleServices()].flatMap(([service, document]) => [
    `${service}.html`,
    ...operationsOf(document).map(({ operation }) => `${service}/${operation.operationId}.html`),
  ])
  expect(pages()).toEqual([...wanted, 'diff.html', 'index.html', 'report.html'].toSorted())
})

test('every link within the site leads to a page, and to a place on it', () => {
  const texts = new Map(pages().map(page => [page, textOf(page)]))
  const broken = [...texts].flatMap(([page, text]) =>
    [...text.matchAll(/(?:href|src)="([^"]+)"/g)].flatMap(([, link = '']) => {
      if (/^(https?|data):/.test(link)) return []
      const [file = '', anchor] = link.split('#')
      const target = file ? join(dirname(page), file) : page
      const isThere = texts.has(target) || globSync(target, { cwd: out }).length > 0
      // The page that compares versions reads its state from there.
      const hasPlace = !anchor || target === 'diff.html' || texts.get(target)?.includes(`id="${anchor}"`)
      return isThere && hasPlace ? [] : [`${page}: ${link}`]
    }),
  )
  expect(broken).toEqual([])
})

test('every result of the search leads to a page, and to a place on it', () => {
  const [, data = '[]'] = /^globalThis\.searchEntries = (.*)$/m.exec(textOf('assets/search-data.js')) ?? []
  const entries: [kind: string, name: string, line: string, address: string][] = JSON.parse(data)
  expect(new Set(entries.map(([kind]) => kind))).toEqual(new Set(['operation', 'error', 'field']))
  const ids = new Map(
    pages().map(page => [page, new Set([...textOf(page).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))]),
  )
  const broken = entries.filter(([, , , address]) => {
    const [file = '', anchor] = address.split('#')
    return !ids.has(file) || (anchor && !ids.get(file)?.has(anchor))
  })
  expect(broken).toEqual([])
})

test('the page of an operation loads hardly any script', () => {
  for (const page of pages().filter(name => name.includes('/'))) {
    const scripts = [...textOf(page).matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, src = '']) => src)
    const bytes = scripts.reduce((sum, src) => sum + statSync(join(out, dirname(page), src)).size, 0)
    expect(bytes, relative(out, page)).toBeLessThanOrEqual(MOST_SCRIPT)
    expect(textOf(page), page).not.toMatch(/<script(?![^>]* src=)| style="/)
  }
})

test('an operation page has its roles, bounds, errors with their help, screens, cases, and history', () => {
  const page = textOf('security/createSecretKey.html')
  for (const text of [
    'api-key-editor',
    'account-portal §7 Security',
    'http://localhost:3000/docs/errors/too-many-keys',
    'at least 1 character, at most 64 characters',
    `at most ${BODY_LIMIT / 1024} KiB`,
    'at most 10,000',
    'At most 120 calls from an address in a minute',
    'Wait the number of seconds in the <code>Retry-After</code> header',
    '/account/keys',
    'a person without the role',
    'security 1.',
    '/dev/contracts/try#/Secret%20keys/createSecretKey',
  ])
    expect(page).toContain(text)
})

test('what a template takes is escaped', () => {
  expect(String(html`<b title="${'"'}">${'<i>'}${['&', 1, false]}${html`<i>`}</b>`)).toBe(
    '<b title="&quot;">&lt;i&gt;&amp;1<i></b>',
  )
})

test('a line keeps its code, its strong words, and its stressed ones, and no other marks', () => {
  expect(String(inline('**A state.** A key is *active* until `a*b*c` of key_id_of is _pending_.'))).toBe(
    '<strong>A state.</strong> A key is <em>active</em> until <code>a*b*c</code> of key_id_of is <em>pending</em>.',
  )
})

test('a narrow window has the head of a column before its cells, and no table that scrolls', () => {
  expect(textOf('index.html')).toContain('<td data-label="Version">')
  const tables = pages().filter(page => page !== 'report.html')
  for (const page of tables) expect(textOf(page), page).not.toMatch(/class="scroll"/)
})

test('an operation has the picture of its screen, described, and one without a picture has no image', () => {
  expect(textOf('security/createSecretKey.html')).toContain(
    `<img src="../pictures/${PICTURE}" alt="The page /account/keys" loading="lazy">`,
  )
  expect(textOf('sales/createQuote.html')).not.toContain('<img')
  // Only what a page shows is copied.
  expect(globSync('*', { cwd: join(out, 'pictures') })).toEqual([PICTURE])
})

test('the page that compares versions says what it compares, and how to compare the contracts', () => {
  const site = { product: '', hasReport: false, pictures: new Map() }
  expect(textOf('diff.html')).toContain('entries of the changelog, not the contracts themselves')
  expect(textOf('diff.html')).toContain('<a href="report.html">change report</a>')
  expect(diffPage([], site)).toContain('npm run contracts:site -- --from &lt;ref&gt; --to &lt;ref&gt;')
})

test('the link in a pull request leads to the page with the same report', () => {
  const url = 'https://review.example/contracts/'
  const comment = formatMarkdown({ ref: 'main', ...report, entry: undefined, isWritten: false, site: url })
  const link = /\]\((https:[^)]+)\)/.exec(comment)?.[1] ?? ''
  expect(link.startsWith(url)).toBe(true)
  expect(pages()).toContain(link.slice(url.length))
  const page = textOf(link.slice(url.length))
  expect(page).toContain('From <code>main</code> to <code>a branch</code>: 1 breaking')
  expect(page).toContain('<ins>maxLength: 40</ins>')
})

test('an entry of the changelog is split by service, breaking changes first', () => {
  const changelog = `# Changes

## 2026-11-26: forms 2.0.0, sales 3.1.0

Callers have to rename a field.

- **forms**, patch: the service has a new description; its meaning is unchanged.
- **forms**, major: \`getChat\`, \`endChat\` and 2 more: response 200 is gone; callers get 404.
- **sales**, minor: \`getQuote\`: \`Quote.tax\` in responses is new; callers ignore unknown fields.

Digests: forms \`75d1c9f83b1dbe57\`, sales \`75d1c9f83b1dbe58\`.
`
  const [forms, sales] = releasesIn(changelog)
  expect(forms).toMatchObject({
    ...{ service: 'forms', version: '2.0.0', date: '2026-11-26', advice: 'Callers have to rename a field.' },
    changes: [
      { impact: 'major', operations: ['getChat', 'endChat'] },
      { impact: 'patch', operations: [] },
    ],
  })
  expect(sales).toMatchObject({ service: 'sales', changes: [{ impact: 'minor', operations: ['getQuote'] }] })
})

test('a recursive schema ends, and nested properties have their path and bounds', () => {
  const node = {
    type: 'object',
    required: ['label'],
    properties: {
      label: { type: 'string', maxLength: 40 },
      children: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
    },
  }
  const document = {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1.0.0' },
    paths: {},
    components: { schemas: { Node: node } },
  }
  const fields = fieldsOf(document, { $ref: '#/components/schemas/Node' })
  expect(fields.map(({ path, type, bounds, isRequired }) => [path, type, bounds, isRequired])).toEqual([
    ['label', 'string', ['at most 40 characters'], true],
    ['children', 'Node[]', [], false],
  ])
})
