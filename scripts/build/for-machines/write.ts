import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { changes } from '../../../generated/portal/changelog.ts'
import { loadContract } from '../../../src/backend/kernel/contract/contract.ts'
import { fileSchema, SCHEMA_PATH } from '../../../src/backend/services/configuration/file/schema.ts'
import { incidents } from '../../../src/domain/status/incidents.ts'
import { siteName, slogan } from '../../../src/portal/content/site.ts'
import type { BuiltPage } from '../../lib/built-page.ts'
import { contentFeedsOf } from './content-feeds.ts'
import { feedsOf } from './feeds.ts'
import { headFor, structuredData } from './head.ts'
import { jsonLdOf } from './json-ld.ts'
import { llmsOf } from './llms.ts'
import { readOffers } from './offers.ts'
import { nameOf, publicPagesOf, type Site, unfilledPagesOf } from './public-pages.ts'
import { closedFolders, robotsOf } from './robots.ts'
import { drawShareImages, shareImageOf } from './share-images.ts'
import { sitemapOf } from './sitemap.ts'

/** What a build has made for machines. */
export interface ForMachines {
  /** What the head of each public page says to programs, by path. */
  heads: ReadonlyMap<string, string>
  /** The names of the public pages, by path. */
  names: Record<string, string>
  /** The files that name addresses of this site, with their media types. */
  texts: Record<string, string>
  /** How many pictures were drawn, and not taken from an earlier build. */
  drawn: number
}

/** The JSON Schema of configuration files, which editors read by its address. */
function configurationSchema(origin: string): string {
  return JSON.stringify({ $id: origin + SCHEMA_PATH, ...fileSchema(loadContract) }, undefined, 2)
}

/** Writes sitemap, robots, feeds, `llms.txt` and the pictures of links into a folder. */
export async function writeForMachines(
  built: readonly BuiltPage[],
  { origin, folder, shellPaths }: { origin: string; folder: string; shellPaths: readonly string[] },
): Promise<ForMachines> {
  const site: Site = { name: siteName, slogan, origin, pages: await publicPagesOf(built) }
  const feeds = [...feedsOf(site), ...contentFeedsOf(site, { changes, incidents })]
  const closed = closedFolders(
    shellPaths,
    site.pages.map(({ path }) => path),
  )
  const texts: readonly [path: string, type: string, text: string][] = [
    ['/sitemap.xml', 'application/xml', sitemapOf(site)],
    ['/robots.txt', 'text/plain', robotsOf({ origin, closed })],
    ['/llms.txt', 'text/plain', llmsOf(site)],
    [SCHEMA_PATH, 'application/schema+json', configurationSchema(origin)],
    ...feeds.map(({ path, xml }): [string, string, string] => [path, 'application/atom+xml', xml]),
  ]
  for (const [path, , text] of texts) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const offers = await readOffers()
  const heads = site.pages.map(page => {
    const image = shareImageOf(page, site)
    const feed = feeds.find(({ namedBy }) => namedBy.includes(page.path))
    const jsonLd = jsonLdOf(page, site, { offers, image: origin + image.path })
    return [page.path, headFor(page, site, { image, feed, jsonLd })] as const
  })
  const image = origin + (site.pages[0] ? shareImageOf(site.pages[0], site).path : '')
  const unfilled = (await unfilledPagesOf(built)).map(
    page => [page.path, structuredData(jsonLdOf(page, site, { offers, image }))] as const,
  )
  return {
    heads: new Map([...heads, ...unfilled]),
    names: Object.fromEntries(site.pages.map(page => [page.path, nameOf(page, site)])),
    texts: Object.fromEntries(texts.map(([path, type]) => [path.slice(1), `${type}; charset=utf-8`])),
    drawn: await drawShareImages(site, folder),
  }
}
