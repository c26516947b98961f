import { escapeMarkup } from './markup.ts'
import type { PublicPage, Site } from './public-pages.ts'
import type { ShareImage } from './share-images.ts'

/**
 * What only programs read in the head of a page: how links to it look elsewhere, its feed, and structured data. The
 * build writes it into the finished HTML, so that no script of the portal carries it.
 */
export function headFor(
  page: PublicPage,
  site: Site,
  parts: { image: ShareImage; feed: { path: string; title: string } | undefined; jsonLd: unknown },
): string {
  const { image, feed, jsonLd } = parts
  const isDated = page.published !== undefined
  const properties: [name: string, content: string | undefined][] = [
    ['og:title', page.title],
    ['og:description', page.description],
    ['og:url', site.origin + page.path],
    ['og:site_name', site.name],
    ['og:locale', 'en_US'],
    ['og:type', isDated ? 'article' : 'website'],
    ['og:image', site.origin + image.path],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(image.width)],
    ['og:image:height', String(image.height)],
    ['og:image:alt', image.alt],
    ['article:published_time', isDated ? page.published : undefined],
    ['article:modified_time', isDated ? (page.updated ?? page.published) : undefined],
  ]
  return [
    ...properties.map(([property, content]) =>
      content === undefined ? '' : `<meta property="${property}" content="${escapeMarkup(content)}"/>`,
    ),
    '<meta name="twitter:card" content="summary_large_image"/>',
    feed
      ? `<link rel="alternate" type="application/atom+xml" title="${escapeMarkup(feed.title)}" href="${feed.path}"/>`
      : '',
    structuredData(jsonLd),
  ].join('')
}

/** The structured data of a page, as an element of its head. */
export function structuredData(jsonLd: unknown): string {
  // Nothing in a text may end the element.
  return `<script type="application/ld+json">${JSON.stringify(jsonLd).replaceAll('<', '\\u003c')}</script>`
}
