import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SeededPerson } from '#backend/dev/seeds.ts'
import { pagesOf, type Route, readRoutes } from './routes.ts'
import { contentFiles } from './site-index.ts'

const CONTENT = 'src/portal/content'
/** The collection of `content/pages/`, whose files have whole addresses. */
const SITE = 'site'

/** The paths that the build renders into HTML files. Throws for a collection without slugs. */
export async function prerenderedPaths(pages: readonly Route[] = pagesOf()): Promise<string[]> {
  const paths = await Promise.all(
    pages.map(async ({ file, path, page: { prerender } }) => {
      if (!prerender) return []
      if (prerender === true) return [path]
      const slugs = await slugsOf(prerender.each, file)
      return slugs.map(slug => path.replace(/\$\w*$/, slug))
    }),
  )
  return paths.flat()
}

/**
 * The last path segments of a collection's pages; of the pages of the site, their whole addresses. A collection
 * has a file for each page in `pages/`, or its `collection.ts` exports `slugs()`.
 */
async function slugsOf(collection: string, file: string): Promise<string[]> {
  if (collection === SITE) return contentFiles().map(({ path }) => path.slice(1))
  const pages = `${CONTENT}/${collection}/pages`
  if (existsSync(pages)) return readdirSync(pages).map(name => name.replace(/\.\w+$/, ''))
  const module = `${CONTENT}/${collection}/collection.ts`
  if (!existsSync(module)) throw new Error(`${file} is for each of ${collection}, and there is no ${module}`)
  const { slugs } = await import(pathToFileURL(resolve(module)).href)
  return slugs()
}

/** The path that the shell is rendered for. Throws unless exactly one route says so. */
export function shellPathOf(routes: readonly Route[] = readRoutes()): string {
  const [shell, ...others] = routes.filter(({ page }) => page.shell)
  if (!shell || others.length) throw new Error('Exactly one route must say `shell: true`')
  return shell.path
}

/** One way to open a page, for tests. */
export interface Opening {
  /** With its query, and without parameters. `addressOf` fills in what belongs to the person, such as `{accountId}`. */
  path: string
  /** What `POST /dev/people` takes for the person who opens it. Undefined where no one is logged in. */
  person: Readonly<Record<string, unknown>> | undefined
}

/**
 * How tests open a page. Empty when only a dedicated journey leads there. The pages of the site
 * are opened one for each template.
 */
export function openingsOf({ file, path, page: { samples, prerender } }: Route): Opening[] {
  if (samples === false) return []
  if (typeof prerender === 'object' && prerender.each === SITE)
    return onePerTemplate().map(address => ({ path: address, person: undefined }))
  const { person, at = [path] } = samples ?? {}
  for (const address of at)
    if (address.includes('/$') || !new RegExp(toPattern(path)).test(address.split('?')[0] ?? ''))
      throw new Error(`${file}: ${address} does not open ${path}. Say in samples where the page opens`)
  return at.map(address => ({ path: address, person }))
}

/** How to open every page behind the login, by what `POST /dev/people` takes for the person who opens it. */
export function openingsByPerson(): [person: Opening['person'], openings: Opening[]][] {
  const all = pagesOf().flatMap(route => openingsOf(route).filter(({ person }) => person))
  const groups = Map.groupBy(all, ({ person }) => JSON.stringify(person))
  return [...groups.values()].map(openings => [structuredClone(openings[0]?.person), openings])
}

/** How to open every page for which no one logs in. */
export function publicOpenings(): Opening[] {
  return pagesOf().flatMap(route => openingsOf(route).filter(({ person }) => !person))
}

/**
 * The file of a page's picture, with `*` for the theme: of `/account/keys?tab=embedded`,
 * `account-keys-tab-embedded-wide-*.png`.
 */
export function pictureOf(path: string, size: 'wide' | 'narrow'): string {
  const name = path.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'home'
  return `${name}-${size}-*.png`
}

/**
 * The address of an opening for the person who was made for it: `{userId}`, `{accountId}`, and `{orderId}`, their first
 * order. Throws if they have no such thing.
 */
export function addressOf(
  path: string,
  { userId, accountId, made }: Pick<SeededPerson, 'userId' | 'accountId' | 'made'>,
): string {
  const ids: Readonly<Record<string, unknown>> = { userId, accountId, orderId: made.orders?.[0] }
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name]
    if (id === undefined || id === null) throw new Error(`${path}: the person has no ${name}`)
    return String(id)
  })
}

/** The first page of each template, by address. */
function onePerTemplate(): string[] {
  const byTemplate = new Map<string, string>()
  for (const { file, path } of contentFiles().toReversed()) {
    const template = /^\s*template: '?(\w+)/m.exec(readFileSync(file, 'utf8'))?.[1]
    if (!template) throw new Error(`${file}:1: names no template`)
    byTemplate.set(template, path)
  }
  return [...byTemplate.values()].toSorted()
}

/** A regular expression, as text, for all addresses of a path: each `$name` in it stands for a segment. */
export function toPattern(path: string): string {
  const segments = path
    .split('/')
    .map(segment =>
      segment === '$'
        ? '.+'
        : segment.startsWith('$')
          ? '[^/]+'
          : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    )
  return `^${segments.join('/')}$`
}
