import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'yaml'
import { apiOperations } from '../../generated/portal/reference/operations.ts'
import { exactAmount } from '../../src/domain/text/amounts.ts'
import { dollars } from '../../src/domain/text/money.ts'
import type { MenuEntry } from '../../src/portal/content/page.ts'
import { pricedLines } from '../../src/portal/content/pricing/overview.ts'
import { page as mainPricingPage } from '../../src/portal/content/pricing/us-address-verification.ts'
import type { SiteEntry } from '../../src/portal/content/site-entry.ts'
import type { DocsEntry, Reading } from '../../src/portal/content/templates/reading.ts'
import { isUnfilled, type SitePage } from '../../src/portal/content/templates/site-page.ts'
import { pagesOf, type Route } from './routes.ts'

const CONTENT = 'src/portal/content'
const PAGES = `${CONTENT}/pages`
const AREAS = ['products', 'pricing', 'solutions', 'resources', 'company', 'legal', 'contact']

/** A page of `content/pages/`. */
export interface ContentFile {
  /** From the root of the project. */
  file: string
  /** Its address, which the name of the file gives: `pages/legal/index.ts` is `/legal`. */
  path: string
}

/** The files of `content/pages/`, by their addresses. */
export function contentFiles(): ContentFile[] {
  return globSync(`${PAGES}/**/*.{ts,mdx}`)
    .map(file => ({
      file,
      path: `/${file.slice(PAGES.length + 1)}`.replace(/\.\w+$/, '').replace(/\/index$/, ''),
    }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** What a page of `content/pages/` says of itself; of prose, its front matter. Throws where it says nothing. */
export async function readContent({ file }: ContentFile): Promise<SitePage> {
  const page = file.endsWith('.mdx')
    ? parse(/^---\n([\s\S]*?)\n---\n/.exec(readFileSync(file, 'utf8'))?.[1] ?? '')
    : (await import(pathToFileURL(resolve(file)).href)).page
  if (!page) throw new Error(`${file}:1: exports no page`)
  return page
}

/**
 * Every page with a line in menus: of prices, of `content/pages/` unless it waits for the operator, and of the
 * routes that say so.
 */
export async function siteIndex(
  routes: readonly Route[] = pagesOf(),
  read: typeof readContent = readContent,
): Promise<SiteEntry[]> {
  const written = await Promise.all(
    contentFiles().map(async content => {
      const page = await read(content)
      return { ...content, menu: isUnfilled(page) ? undefined : page.menu }
    }),
  )
  const routed = routes.map(({ file, path, page }) => ({ file, path, menu: page.menu }))
  const entries = [...written, ...routed, ...pricingMenu()].flatMap(({ file, path, menu }) => {
    if (!menu) return []
    const area = menu.area ?? path.split('/')[1] ?? ''
    if (!AREAS.includes(area)) throw new Error(`${file}: no menu has the area ${area}`)
    return [{ ...menu, to: path, area } as SiteEntry & Pick<MenuEntry, 'order'>]
  })
  return (
    entries
      .toSorted(
        (a, b) =>
          AREAS.indexOf(a.area) - AREAS.indexOf(b.area) || a.order - b.order || (a.to < b.to ? -1 : 1),
      )
      // Every public page loads the list, and needs no numbers for an order that it is in.
      .map(({ order: _order, ...entry }) => entry)
  )
}

/** The addresses of the pages that wait for the operator. */
export async function unfilledPaths(): Promise<string[]> {
  const pages = await Promise.all(
    contentFiles().map(async content => ({ path: content.path, page: await readContent(content) })),
  )
  return pages.flatMap(({ path, page }) => (isUnfilled(page) ? [path] : []))
}

/** The pages of prices, whose lines say the smallest price of each. */
function pricingMenu(): { file: string; path: string; menu: MenuEntry }[] {
  return pricedLines.map(({ to, name, from }, at) => ({
    file: 'src/portal/content/pricing/lines.ts',
    path: to,
    menu: {
      label: name,
      line: from ? `${exactAmount(from.lookups)} lookups from ${dollars(from.price)} a month` : 'On request',
      order: 10 * (at + 1),
    },
  }))
}

/** The public pages whose address has one part, such as the overviews of areas. */
export function topPages(routes: readonly Route[] = pagesOf()): string[] {
  const routed = routes.filter(({ file, page }) => page.prerender && file.includes('/_site/'))
  const paths = [...contentFiles(), ...routed].map(({ path }) => path)
  return [...new Set(paths)].filter(path => /^\/[a-z-]+$/.test(path)).toSorted()
}

/** Articles and entries of the blog, the newest first. */
export async function readingIndex(): Promise<Reading[]> {
  const readings = await Promise.all(
    contentFiles().map(async (content): Promise<Reading[]> => {
      const page = await readContent(content)
      // Other addresses have lists of their own, or stand alone.
      if (page.template !== 'post' && !(page.template === 'article' && content.path.startsWith('/articles/')))
        return []
      const { template, heading, lead } = page
      const day = page.published ?? (page.template === 'article' ? page.updated : '')
      return [{ to: content.path, template, heading, lead, day }]
    }),
  )
  return readings
    .flat()
    .toSorted((a, b) => (a.day === b.day ? (a.to < b.to ? -1 : 1) : a.day > b.day ? -1 : 1))
}

/**
 * The pages of the documentation, as its sidebar lists them: those in the group "Learn" of the menus, and below the
 * overview of the API those about its operations, in the order of the contract.
 */
export async function docsIndex(routes?: readonly Route[]): Promise<DocsEntry[]> {
  const contents = await Promise.all(
    contentFiles().map(async content => ({ to: content.path, page: await readContent(content) })),
  )
  const references = contents
    .flatMap(({ to, page }) =>
      page.template === 'reference' ? { to, label: page.heading.replace(/ API$/, '') } : [],
    )
    .toSorted((a, b) => placeInContract(a.to) - placeInContract(b.to))
  const learn = (await siteIndex(routes)).filter(
    ({ area, group }) => area === 'resources' && group === 'Learn',
  )
  const docs = learn.filter(({ to }) => to === '/docs' || to.startsWith('/docs/'))
  return docs.map(({ to, label }) => ({
    to,
    label,
    below: references.filter(reference => reference.to.startsWith(`${to}/`) && to !== '/docs'),
  }))
}

function placeInContract(page: string): number {
  return apiOperations.findIndex(({ to }) => to === page)
}

/** Where a page of `content/pages/`, or of prices, was before, with where it is now. */
export async function movedPaths(): Promise<Record<string, string>> {
  const pages = await Promise.all(
    contentFiles().map(async content => ({ path: content.path, page: await readContent(content) })),
  )
  const prices = pricedLines.flatMap(({ slug, to }) =>
    slug === null ? { path: to, page: mainPricingPage } : [],
  )
  return Object.fromEntries(
    [...pages, ...prices].flatMap(({ path, page }) =>
      (page.formerAddresses ?? []).map(former => [former, path] as const),
    ),
  )
}
