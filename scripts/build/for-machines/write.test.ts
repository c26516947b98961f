import { DOMParser } from '@xmldom/xmldom'
import { describe, expect, test } from 'vitest'
import { incidentsPage } from '#domain/status/incidents.ts'
import { changelogPage } from '#portal/content/templates/changelog.ts'
import { contentFeedsOf } from './content-feeds.ts'
import { feedsOf } from './feeds.ts'
import { headFor } from './head.ts'
import { jsonLdOf } from './json-ld.ts'
import { llmsOf } from './llms.ts'
import { readOffers } from './offers.ts'
import type { PublicPage, Site } from './public-pages.ts'
import { closedFolders, robotsOf } from './robots.ts'
import { sitemapOf } from './sitemap.ts'

const ORIGIN = 'https://portal.example'
const IMAGE = { path: '/share/a.png', width: 1200, height: 630, alt: 'A' }

function page(path: string, title: string, more: Partial<PublicPage> = {}): PublicPage {
  return {
    path,
    title: `${title} · Gatepost`,
    description: `What ${title} is about & why.`,
    canonical: path,
    isIndexed: true,
    isDocument: true,
    meta: new Map(),
    headings: [{ level: 1, text: `${title}, at length` }],
    links: [],
    ids: new Set(),
    images: [],
    landmarks: { banner: 1, main: 1, contentinfo: 1, navigation: 1 },
    questions: [],
    text: '',
    feed: undefined,
    jsonLd: [],
    template: undefined,
    published: undefined,
    updated: undefined,
    ...more,
  }
}

const site: Site = {
  name: 'Gatepost',
  slogan: 'Address data on easy mode',
  origin: ORIGIN,
  pages: [
    page('/', 'Address data on easy mode'),
    page('/blog', 'Blog'),
    page('/blog/first', 'First <post>', { published: '2026-10-01' }),
    page('/blog/second', 'Second', { published: '2026-11-01', updated: '2026-11-20' }),
    page('/docs', 'Docs'),
    page('/docs/errors/not-found', 'Not found'),
    page('/pricing/us-rooftop-geocoding', 'US rooftop geocoding pricing', {
      questions: [
        { question: 'What is a lookup?', answer: 'One address.' },
        { question: 'Does it renew?', answer: 'If you say so.' },
      ],
    }),
    page('/products/us-master-address-list', 'US master address list'),
    page('/search', 'Search'),
  ],
}

function pageAt(path: string): PublicPage {
  const found = site.pages.find(each => each.path === path)
  if (!found) throw new Error(path)
  return found
}

const offers = await readOffers()
const nodesOf = (path: string) =>
  (
    jsonLdOf(pageAt(path), site, { offers, image: `${ORIGIN}/share/a.png` })['@graph'] as Record<
      string,
      unknown
    >[]
  ).map(node => [String(node['@type']), node] as const)
const typesOf = (path: string) => nodesOf(path).map(([type]) => type)
const nodeOf = (path: string, wanted: string) => nodesOf(path).find(([type]) => type === wanted)?.[1]

function parseXml(text: string) {
  const errors: string[] = []
  const document = new DOMParser({
    errorHandler: (_level: string, message: string) => errors.push(message),
  }).parseFromString(text, 'text/xml')
  expect(errors).toEqual([])
  return {
    textsOf: (name: string) => Array.from(document.getElementsByTagName(name), node => node.textContent),
  }
}

test('the sitemap has every page, and the last change of those that say it', () => {
  const { textsOf } = parseXml(sitemapOf(site))
  expect(textsOf('loc')).toEqual(site.pages.map(({ path }) => `${ORIGIN}${path}`))
  expect(textsOf('lastmod')).toEqual(['2026-10-01', '2026-11-20'])
})

test('robots are kept from what is not for the public, and told of the sitemap', () => {
  const shellPaths = ['/account', '/account/keys', '/checkout', '/sso/$organization', '/docs/mine']
  const closed = closedFolders(
    shellPaths,
    site.pages.map(({ path }) => path),
  )
  const lines = robotsOf({ origin: ORIGIN, closed }).split('\n')
  expect(lines).not.toContain('Disallow: /docs')
  for (const path of ['/account', '/checkout', '/sso', '/api/', '/dev/'])
    expect(lines).toContain(`Disallow: ${path}`)
  expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
})

describe('a feed', () => {
  const [feed, ...others] = feedsOf(site)

  test('is for the dated pages below an overview, the newest first', () => {
    expect(others).toEqual([])
    expect(feed).toMatchObject({ path: '/blog/feed.xml', namedBy: ['/blog', '/blog/second', '/blog/first'] })
    const { textsOf } = parseXml(feed?.xml ?? '')
    expect(textsOf('title')).toEqual(['Blog · Gatepost', 'Second', 'First <post>'])
    expect(textsOf('id')).toEqual(['/blog', '/blog/second', '/blog/first'].map(path => ORIGIN + path))
    expect(textsOf('updated')).toEqual(
      ['2026-11-20', '2026-11-20', '2026-10-01'].map(day => `${day}T00:00:00Z`),
    )
  })

  test('is not made of pages without an overview', () => {
    expect(feedsOf({ ...site, pages: site.pages.filter(({ path }) => path !== '/blog') })).toEqual([])
  })
})

describe('the feeds of pages whose entries have none', () => {
  const pages = [changelogPage, incidentsPage].map(path => ({ ...site.pages[0], path })) as typeof site.pages
  const feeds = contentFeedsOf(
    { ...site, pages },
    {
      changes: [
        {
          day: '2026-11-20',
          versions: [{ service: 'gateway', version: '3.0.0' }],
          isBreaking: true,
          text: ['`a` & <b>.', 'More.'],
        },
      ],
      incidents: [
        {
          title: 'Slow lookups',
          parts: ['lookups'],
          started: '2026-11-01T10:00:00Z',
          ended: '2026-11-01T11:00:00Z',
          updates: [{ at: '2026-11-02T09:00:00Z', text: 'A disk was full.' }],
        },
      ],
    },
  )

  test('have the changes of the contracts, and say which ones break callers', () => {
    const { textsOf } = parseXml(feeds[0]?.xml ?? '')
    expect(textsOf('id')).toEqual([`${ORIGIN}/changelog`, `${ORIGIN}/changelog#gateway-3.0.0`])
    expect(textsOf('title')[1]).toBe('Address API 3.0.0 (breaking)')
    expect(textsOf('summary')).toEqual(['a & <b>. More.'])
    expect(textsOf('updated')).toEqual(['2026-11-20T00:00:00Z', '2026-11-20T00:00:00Z'])
  })

  test('have incidents, updated with their last words', () => {
    const { textsOf } = parseXml(feeds[1]?.xml ?? '')
    expect(textsOf('title')[1]).toBe('Resolved: Slow lookups')
    expect(textsOf('updated')).toEqual(['2026-11-02T09:00:00Z', '2026-11-02T09:00:00Z'])
    expect(textsOf('summary')).toEqual(['A disk was full.'])
  })

  test('are valid without an entry, and not made without their page', () => {
    const empty = contentFeedsOf({ ...site, pages }, { changes: [], incidents: [] })
    expect(empty.map(({ xml }) => parseXml(xml).textsOf('updated').length)).toEqual([1, 1])
    expect(contentFeedsOf({ ...site, pages: [] }, { changes: [], incidents: [] })).toEqual([])
  })
})

test('llms.txt lists pages by area, and leaves to an overview what it lists', () => {
  const lines = llmsOf(site).split('\n')
  expect(lines.filter(line => line.startsWith('#'))).toEqual([
    '# Gatepost',
    '## Products',
    '## Pricing',
    '## Documentation',
    '## Blog',
    '## More',
  ])
  expect(lines).toContain(`- [Docs](${ORIGIN}/docs): What Docs is about & why.`)
  expect(lines.join()).not.toContain('/docs/errors/not-found')
})

describe('structured data', () => {
  test('names the company, the site and its search on the home page', () => {
    expect(typesOf('/')).toEqual(['Organization', 'WebSite', 'WebPage'])
    expect(nodeOf('/', 'WebSite')).toHaveProperty(
      'potentialAction.target',
      `${ORIGIN}/search?query={search_term_string}`,
    )
  })

  test('has the dates and the author of a text', () => {
    expect(nodeOf('/blog/second', 'BlogPosting')).toMatchObject({
      headline: 'Second, at length',
      datePublished: '2026-11-01',
      dateModified: '2026-11-20',
      author: { name: 'Gatepost' },
      image: `${ORIGIN}/share/a.png`,
    })
  })

  test('says where a page stands, by the pages that exist above it', () => {
    const namesOf = (path: string) =>
      (nodeOf(path, 'BreadcrumbList')?.itemListElement as { name: string }[] | undefined)?.map(
        ({ name }) => name,
      )
    expect(namesOf('/blog/second')).toEqual(['Gatepost', 'Blog', 'Second'])
    expect(namesOf('/docs/errors/not-found')).toEqual(['Gatepost', 'Docs', 'Not found'])
    expect(namesOf('/')).toBeUndefined()
  })

  test('offers a product at the prices of the catalog, and names a service without them', () => {
    expect(nodeOf('/pricing/us-rooftop-geocoding', 'Product')).toMatchObject({
      name: 'US rooftop geocoding',
      offers: { lowPrice: offers.get('us-rooftop-geocoding')?.lowest, priceCurrency: 'USD' },
    })
    expect(offers.get('us-rooftop-geocoding')?.lowest).toBeGreaterThan(0)
    expect(typesOf('/products/us-master-address-list')).toContain('Service')
  })

  test('has the questions of a page with their responses', () => {
    expect(nodeOf('/pricing/us-rooftop-geocoding', 'FAQPage')?.mainEntity).toMatchObject([
      { name: 'What is a lookup?', acceptedAnswer: { text: 'One address.' } },
      { name: 'Does it renew?' },
    ])
  })
})

test('the head says how a link to the page looks elsewhere, and no text of it ends an element', () => {
  const risky = page('/blog/first', '</script><b>"&', { published: '2026-10-01' })
  const feed = { path: '/blog/feed.xml', title: 'Blog' }
  const head = headFor(risky, site, { image: IMAGE, feed, jsonLd: { name: risky.title } })
  expect(head).toContain(
    '<meta property="og:title" content="&lt;/script&gt;&lt;b&gt;&quot;&amp; · Gatepost"/>',
  )
  expect(head).toContain(`<meta property="og:image" content="${ORIGIN}/share/a.png"/>`)
  expect(head).toContain('<meta property="og:image:width" content="1200"/>')
  expect(head).toContain('<meta property="article:published_time" content="2026-10-01"/>')
  expect(head).toContain('type="application/atom+xml" title="Blog" href="/blog/feed.xml"')
  expect(head.match(/<\/script>/g)).toHaveLength(1)
})
