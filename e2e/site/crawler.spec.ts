import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { checkPages } from '../../scripts/build/check/pages.ts'
import { type BuiltPage, isFound, readBuiltPage } from '../../scripts/lib/built-page.ts'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { unfilledPaths } from '../../scripts/lib/site-index.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { givenPages, givenPortalPaths } from '../support/given-paths.ts'
import { expect, test } from '../support/test.ts'

/** Every page of the build, by its path. */
const { pages, moved } = JSON.parse(readFileSync('dist/portal.json', 'utf8')) as Record<
  'pages' | 'moved',
  Record<string, string>
>
/**
 * Node's own requests, because Playwright's take thirty times as long. The server compresses each page for its first
 * visitor, and a crawl visits each page once.
 */
const read = (origin: string, path: string) =>
  fetch(new URL(path, origin), { redirect: 'manual', headers: { 'accept-encoding': 'identity' } })
/** Where the links to other sites are listed, for a person to look through. */
const EXTERNAL_LINKS = 'test-results/external-links.txt'

// In one process, so that the tests share what the first of them has read. Any can be that one: it reads every
// page of the site, and the server makes each of them for its first visitor.
test.describe.configure({ mode: 'default', timeout: scaledTimeout(90_000) })
let crawled: Promise<Map<string, BuiltPage>> | undefined

/** Every page as the server sends it, by its path. */
function crawl(origin: string): Promise<Map<string, BuiltPage>> {
  crawled ??= readAll(origin)
  return crawled
}

async function readAll(origin: string): Promise<Map<string, BuiltPage>> {
  const all = Object.keys(pages).map(async path => {
    const response = await read(origin, path)
    if (response.status !== 200) throw new Error(`${path} returned ${response.status}`)
    return [path, readBuiltPage(path, await response.text(), origin)] as const
  })
  return new Map(await Promise.all(all))
}

test('every page has its own head, its text, its landmarks and no dead link', async ({
  baseURL: origin = '',
}) => {
  const site = await crawl(origin)
  expect(
    givenPages.filter(path => !site.has(moved[path] ?? path)),
    'given pages that are missing',
  ).toEqual([])

  expect(site.get('/docs/errors')?.links.length, 'errors with a page').toBeGreaterThan(150)

  const inner = new Set<string>()
  const outer = new Set<string>()
  for (const { path, links } of site.values())
    for (const { href } of links) {
      const url = new URL(href, `${origin}${path}`)
      if (url.origin !== origin) outer.add(url.href)
      else if (!site.has(url.pathname)) inner.add(url.pathname)
    }
  const others = await Promise.all(
    [...new Set([...inner, ...givenPortalPaths])].map(async path => {
      return [path, (await read(origin, path)).status] as const
    }),
  )
  const answering = new Set(others.flatMap(([path, status]) => (status === 200 ? [path] : [])))
  expect([...answering]).toEqual(expect.arrayContaining([...givenPortalPaths]))
  const findings = checkPages([...site.values()], { isServed: path => answering.has(path), origin })
  expect(findings.map(({ path, what }) => `${path} ${what}`)).toEqual([])

  const withoutData = [...site.values()].filter(page => {
    if (page.canonical !== page.path) return false
    const [data, ...more] = page.jsonLd as { '@graph': { url?: string }[] }[]
    return more.length || !data?.['@graph'].some(({ url }) => url === origin + page.path)
  })
  expect(
    withoutData.map(({ path }) => path),
    'pages whose structured data is about another page',
  ).toEqual([])
  const staying = givenPages.filter(path => !(path in moved))
  expect(staying.filter(path => site.get(path)?.canonical !== path)).toEqual([])

  mkdirSync('test-results', { recursive: true })
  writeFileSync(EXTERNAL_LINKS, `${[...outer].toSorted().join('\n')}\n`)
  for (const href of outer) expect(href).toMatch(/^(https:\/\/|mailto:|tel:)/)
})

test('search engines and assistants find every page, at this origin', async ({ baseURL: origin = '' }) => {
  const site = await crawl(origin)
  const found = [...site.values()].filter(isFound)
  const textAt = async (path: string, type: RegExp) => {
    const response = await read(origin, path)
    expect(response.status, path).toBe(200)
    expect(response.headers.get('content-type')).toMatch(type)
    const text = await response.text()
    const origins = new Set([...text.matchAll(/https?:\/\/[\w.:-]+/g)].map(([url]) => url))
    const others = [...origins].filter(url => !/sitemaps\.org|w3\.org/.test(url))
    expect(
      others.filter(url => url !== origin),
      path,
    ).toEqual([])
    return text
  }

  const sitemap = await textAt('/sitemap.xml', /^application\/xml/)
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replace(origin, ''))
  expect(listed.toSorted()).toEqual(found.map(({ path }) => path).toSorted())
  expect(await textAt('/robots.txt', /^text\/plain/)).toContain(`Sitemap: ${origin}/sitemap.xml`)
  const llms = await textAt('/llms.txt', /^text\/plain/)
  const missing = found.filter(({ path }) => path !== '/' && !llms.includes(`](${origin}${path})`))
  // Of the many errors the overview is listed.
  expect(missing.filter(({ path }) => !path.startsWith('/docs/errors/')).map(({ path }) => path)).toEqual([])
  const feeds = new Set(found.flatMap(({ feed }) => feed ?? []))
  for (const feed of feeds) {
    const text = await textAt(feed, /^application\/atom\+xml/)
    // The status has an entry for each incident, and may have had none.
    if (feed !== '/status/feed.xml') expect(text).toContain('<entry>')
  }
  expect([...feeds]).toContain('/blog/feed.xml')
})

test('nothing leads to a page that waits for the operator, and it says so at its address', {
  tag: FULL,
}, async ({ page: tab, baseURL: origin = '' }) => {
  const site = await crawl(origin)
  const waiting = [...site.values()].filter(({ text }) => text.includes('completes this page.'))
  expect(waiting.map(({ path }) => path).toSorted()).toEqual(await unfilledPaths())
  expect(waiting.filter(({ isIndexed }) => isIndexed)).toEqual([])
  const paths = new Set(waiting.map(({ path }) => path))
  const leading = [...site.values()].flatMap(({ path, links }) =>
    links
      .filter(({ href }) => paths.has(new URL(href, origin).pathname))
      .map(({ href }) => `${path}: ${href}`),
  )
  expect(leading).toEqual([])
  const feeds = [...site.values()].flatMap(({ feed }) => feed ?? [])
  const { texts } = JSON.parse(readFileSync('dist/portal.json', 'utf8')) as { texts?: Record<string, string> }
  expect(Object.keys(texts ?? {})).toEqual(expect.arrayContaining(['sitemap.xml', 'llms.txt']))
  for (const path of new Set([
    ...Object.keys(texts ?? {}).map(name => `/${name}`),
    ...feeds,
    '/search-index.json',
  ])) {
    const text = await (await read(origin, path)).text()
    for (const each of paths)
      expect(text.includes(`${each}"`) || text.includes(`${origin}${each}`), path).toBe(false)
  }
  for (const path of paths) {
    await tab.goto(path)
    await expect(tab.getByText('The company that runs this site completes this page.')).toBeVisible()
    await expect(tab.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  }
})

test('a link to a page shows its picture elsewhere', async ({ baseURL: origin = '' }) => {
  const site = await crawl(origin)
  const pictures = new Map(
    [...site.values()].filter(isFound).map(({ meta }) => [meta.get('og:image') ?? '', meta] as const),
  )
  const findable = givenPages.filter(path => site.get(path)?.isIndexed)
  expect(pictures.size).toBeGreaterThanOrEqual(findable.length)
  for (const [url, meta] of pictures) {
    expect(url).toMatch(new RegExp(`^${origin}/share/.*\\.png$`))
    expect(meta.get('og:image:alt')).toMatch(/\S/)
    const response = await read(origin, url)
    expect(response.headers.get('content-type'), url).toBe('image/png')
    const image = Buffer.from(await response.arrayBuffer())
    expect([image.readUInt32BE(16), image.readUInt32BE(20)].map(String)).toEqual([
      meta.get('og:image:width'),
      meta.get('og:image:height'),
    ])
  }
})

test('another spelling of an address leads to the page, and never to another site', async ({
  baseURL: origin = '',
}) => {
  const locationOf = async (path: string) => {
    const { status, headers } = await read(origin, path)
    return status === 301 ? headers.get('location') : status
  }
  expect(await locationOf('/Pricing/?lookups=5000')).toBe('/pricing?lookups=5000')
  expect(await locationOf('/LEGAL/Privacy-Policy')).toBe('/legal/privacy-policy')
  expect(await locationOf('/Account/')).toBe('/account')
  expect(await locationOf('/nowhere/')).toBe(404)
  expect(Object.keys(moved)).toContain('/products/apis/us-street-api')
  for (const [former, path] of Object.entries(moved))
    expect(await locationOf(`${former}?a=1`)).toBe(`${path}?a=1`)
})
