import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openingsOf, toPattern } from '../../scripts/lib/pages.ts'
import { pagesOf } from '../../scripts/lib/routes.ts'
import { scaled } from '../../scripts/lib/test-scope.ts'

/** The notes of this run, in its folder while the run lasts. */
const LOOKS = join(process.env.E2E_DATA ?? '', 'looks.txt')
/** In pixels: a phone is at most as wide as the first, a desktop at least as wide as the second. */
const WIDTHS = { narrow: 480, wide: 1000 }

/** What axe can look at: a page, by its route, and the names of what is open above it. */
export interface State {
  url: string
  width: number
  open: readonly string[]
}

/** Every page by its route; those that match fewer addresses first. */
let known:
  | { path: string; pattern: RegExp; isOpened: boolean; hasScripts: boolean; redirects: boolean }[]
  | undefined
function knownPages() {
  known ??= pagesOf()
    .map(route => ({
      path: route.path,
      pattern: new RegExp(toPattern(route.path)),
      isOpened: openingsOf(route).length > 0,
      hasScripts: route.page.scripts !== false,
      redirects: route.page.redirects === true,
    }))
    .toSorted((a, b) => breadthOf(a.path) - breadthOf(b.path))
  return known
}

/** The pages of the site share a route that matches every address. */
const breadthOf = (path: string) => (path.endsWith('/$') ? 2 : path.includes('$') ? 1 : 0)

function lineOf({ url, width, open }: State): string {
  const size = width <= WIDTHS.narrow ? 'narrow' : width >= WIDTHS.wide ? 'wide' : 'between'
  return [size, new URL(url).pathname, ...open].join('\t')
}

/** Records for the whole run that axe has checked a state. */
export function rememberLook(state: State): void {
  appendFileSync(LOOKS, `${lineOf(state)}\n`)
}

/**
 * Whether `npm test` has checked this state already, or does so in accessibility.spec.ts, which opens every page
 * that its route says how to open. In full, axe looks each time.
 */
export function isLookedAt({ url, open }: State): boolean {
  const { pathname } = new URL(url)
  const page = knownPages().find(({ pattern }) => pattern.test(pathname))
  if (!page) return false
  if (page.isOpened && open.length === 0) return true
  return readLooks().some(
    ([, at = '', ...others]) => page.pattern.test(at) && others.join('\t') === open.join('\t'),
  )
}

/** The pages that axe has not checked in this run; in full, in a narrow window and in a wide one. */
export function pagesNotLookedAt(): string[] {
  const looks = readLooks()
  // A path with an underscore belongs to the router. A page without scripts covers other addresses.
  return knownPages()
    .filter(({ path, hasScripts, redirects }) => hasScripts && !redirects && !path.startsWith('/_'))
    .flatMap(({ path, pattern }) => {
      const sizes = looks.flatMap(([size = '', at = '']) => (pattern.test(at) ? [size] : []))
      const missing = scaled(
        sizes.length ? [] : ['any window'],
        ['narrow', 'wide'].filter(size => !sizes.includes(size)),
      )
      return missing.map(size => `${path}, ${size}`)
    })
}

function readLooks(): string[][] {
  if (!existsSync(LOOKS)) return []
  return [...new Set(readFileSync(LOOKS, 'utf8').split('\n'))].map(line => line.split('\t'))
}
