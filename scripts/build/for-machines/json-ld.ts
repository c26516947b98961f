import { SEARCH_PAGE } from '../../../src/portal/site/search/index-shape.ts'
import { type Offers, pricingPath, productOf } from './offers.ts'
import { nameOf, type PublicPage, type Site } from './public-pages.ts'

type Node = Record<string, unknown>

/** What a page is, as schema.org calls it. */
type PageType =
  | 'AboutPage'
  | 'Article'
  | 'BlogPosting'
  | 'CollectionPage'
  | 'ContactPage'
  | 'SearchResultsPage'
  | 'TechArticle'
  | 'WebPage'

/** Texts by an author, with dates. */
const WRITTEN: ReadonlySet<PageType> = new Set(['Article', 'BlogPosting', 'TechArticle'])

/** The first that fits an address says what is there. */
const TYPES: readonly (readonly [RegExp, PageType])[] = [
  [/^\/(products|solutions|resources|docs|docs\/errors|articles|blog|videos|legal)$/, 'CollectionPage'],
  [/^\/company\/(customers|case-studies|news|awards)$/, 'CollectionPage'],
  [/^\/docs\/|^\/plugins\//, 'TechArticle'],
  [/^\/blog\//, 'BlogPosting'],
  [/^\/articles\/|^\/company\/case-studies\/|^\/global-address-formatting$/, 'Article'],
  [/^\/company(\/team)?$/, 'AboutPage'],
  [/^\/contact/, 'ContactPage'],
  [/^\/search$/, 'SearchResultsPage'],
]
/** Pages below `/products` that sell nothing by themselves. */
const TOOLS = ['list', 'single-address', 'single-sign-on']

interface Known {
  offers: ReadonlyMap<string, Offers>
  /** URL of the picture that links to the page show. */
  image: string
}

/** The structured data of a page: what it is, where it stands, what it offers, and the questions that it answers. */
export function jsonLdOf(page: PublicPage, site: Site, known: Known): Node {
  const trail = trailOf(page, site)
  const nodes: Node[] = [
    ...(page.path === '/' ? [organizationOf(page, site), webSiteOf(site)] : []),
    pageNode(page, site, { image: known.image, hasTrail: trail.length > 1 }),
    ...(trail.length > 1 ? [breadcrumbs(page, site, trail)] : []),
    ...sold(page, site, known),
    ...(page.questions.length > 1 ? [faqOf(page, site)] : []),
  ]
  return { '@context': 'https://schema.org', '@graph': nodes }
}

function typeOf(path: string): PageType {
  return TYPES.find(([pattern]) => pattern.test(path))?.[1] ?? 'WebPage'
}

function idOf(site: Site, path: string, name: string): string {
  return `${site.origin}${path}#${name}`
}

function publisherOf(site: Site): Node {
  return { '@type': 'Organization', '@id': idOf(site, '/', 'organization'), name: site.name }
}

function organizationOf({ description }: PublicPage, site: Site): Node {
  const contact = site.pages.find(({ path }) => path === '/contact')
  return {
    ...publisherOf(site),
    url: `${site.origin}/`,
    logo: `${site.origin}/favicon.svg`,
    slogan: site.slogan,
    description,
    ...(contact && {
      contactPoint: { '@type': 'ContactPoint', contactType: 'sales', url: site.origin + contact.path },
    }),
  }
}

function webSiteOf(site: Site): Node {
  const hasSearch = site.pages.some(({ path }) => path === SEARCH_PAGE)
  return {
    '@type': 'WebSite',
    '@id': idOf(site, '/', 'site'),
    url: `${site.origin}/`,
    name: site.name,
    inLanguage: 'en',
    publisher: { '@id': idOf(site, '/', 'organization') },
    ...(hasSearch && {
      potentialAction: {
        '@type': 'SearchAction',
        target: `${site.origin}${SEARCH_PAGE}?query={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    }),
  }
}

function pageNode(
  page: PublicPage,
  site: Site,
  { image, hasTrail }: { image: string; hasTrail: boolean },
): Node {
  const type = typeOf(page.path)
  const name = page.headings.find(({ level }) => level === 1)?.text ?? nameOf(page, site)
  const { published = page.updated, updated = page.published } = page
  return {
    '@type': type,
    '@id': idOf(site, page.path, 'page'),
    url: site.origin + page.path,
    [WRITTEN.has(type) ? 'headline' : 'name']: name,
    description: page.description,
    inLanguage: 'en',
    [WRITTEN.has(type) ? 'image' : 'primaryImageOfPage']: image,
    isPartOf: { '@type': 'WebSite', '@id': idOf(site, '/', 'site'), name: site.name, url: `${site.origin}/` },
    ...(hasTrail && { breadcrumb: { '@id': idOf(site, page.path, 'trail') } }),
    ...(published && WRITTEN.has(type) && { datePublished: published }),
    ...(updated && { dateModified: updated }),
    ...(WRITTEN.has(type) && {
      author: publisherOf(site),
      publisher: publisherOf(site),
      mainEntityOfPage: site.origin + page.path,
    }),
  }
}

/** The pages from the home page to this one; an address without a page is left out. */
function trailOf(page: PublicPage, site: Site): PublicPage[] {
  const segments = page.path.split('/').slice(1)
  const paths = ['/', ...segments.map((_, at) => `/${segments.slice(0, at + 1).join('/')}`)]
  return [...new Set(paths)].flatMap(path => site.pages.find(each => each.path === path) ?? [])
}

function breadcrumbs(page: PublicPage, site: Site, trail: readonly PublicPage[]): Node {
  return {
    '@type': 'BreadcrumbList',
    '@id': idOf(site, page.path, 'trail'),
    itemListElement: trail.map((each, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: each.path === '/' ? site.name : nameOf(each, site),
      item: site.origin + each.path,
    })),
  }
}

/** A product with public prices, or else a service that is sold on request. */
function sold(page: PublicPage, site: Site, { image, offers }: Known): Node[] {
  const product = productOf(page.path)
  if (!product || TOOLS.includes(product)) return []
  const offer = offers.get(product)
  const common = {
    '@id': idOf(site, page.path, 'product'),
    name: nameOf(page, site).replace(/ pricing$/, ''),
    description: page.description,
    url: site.origin + page.path,
  }
  if (!offer) return [{ '@type': 'Service', ...common, provider: publisherOf(site) }]
  const priced = {
    '@type': 'AggregateOffer',
    priceCurrency: 'USD',
    lowPrice: offer.lowest,
    highPrice: offer.highest,
    offerCount: offer.count,
    url: site.origin + pricingPath(product),
  }
  const brand = { '@type': 'Brand', name: site.name }
  return [{ '@type': 'Product', ...common, brand, image, offers: priced }]
}

function faqOf({ path, questions }: PublicPage, site: Site): Node {
  return {
    '@type': 'FAQPage',
    '@id': idOf(site, path, 'questions'),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
