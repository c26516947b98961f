import { escapeMarkup } from './markup.ts'
import type { Site } from './public-pages.ts'

/** `sitemap.xml`: every public page, with the day of its last change where it names one. */
export function sitemapOf({ origin, pages }: Pick<Site, 'origin' | 'pages'>): string {
  const urls = pages.map(({ path, updated, published }) => {
    const day = updated ?? published
    return `<url><loc>${escapeMarkup(origin + path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
