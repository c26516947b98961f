import type { PageData } from '../../src/portal/page-data.ts'
import { openingsOf } from '../lib/pages.ts'
import { pagesOf, type Route } from '../lib/routes.ts'

/**
 * The budgets of the product. Pages are measured over HTTP/2 on a slow phone (`visit.ts`), the median of several loads;
 * kB are brotli. Machines differ by a factor of two from day to day, so a time is a multiple of another page's in the
 * same run: the static page (`static-page.ts`), or the table of another application (`--peer`).
 */
export interface PageBudget {
  /** Compressed scripts that the page loads before its load event, in kB. */
  scripts: number
  /** Those that a public page names to load afterward, in kB. `e2e/whole/first-load.spec.ts` holds both. */
  deferred?: number
  /** All that a public page has loaded once it is idle, unused, in kB: `e2e/site/documents.spec.ts` holds it. */
  idle?: number
  /** Largest paint, as a multiple of a page with the same text and styles without scripts. */
  largestPaint?: number
  /** First form control visible, and hydrated, as multiples of the static page's largest paint. */
  visible?: number
  usable?: number
  /** First rows on a first and on a second visit, blocked time, and main thread, as multiples of the peer's table. */
  peer?: Readonly<Record<'rows' | 'secondRows' | 'blocked' | 'mainThread', number>>
}

/** The limits for a page, by the budget that its route names. */
export const BUDGETS: { readonly [Name in NonNullable<PageData['budget']>]: PageBudget } = {
  document: { scripts: 0, deferred: 135, idle: 158, largestPaint: 1.15 },
  form: { scripts: 115, visible: 1, usable: 2 },
  list: { scripts: 150, peer: { rows: 0.75, secondRows: 0.75, blocked: 1, mainThread: 1 } },
  start: { scripts: 150 },
}
/** Layout shift of any page. */
export const LAYOUT_SHIFT = 0.02

/** kB of brotli that a page elsewhere loads for the autocomplete widget. */
export const WIDGET = { script: 15 }

export interface MeasuredPage {
  path: string
  budget: PageBudget
  signedIn: boolean
}

/** Every page whose route names a budget. */
export function measuredPages(pages: readonly Route[] = pagesOf()): MeasuredPage[] {
  return pages.flatMap(route => {
    const { budget, prerender } = route.page
    if (!budget) return []
    // The pages of the site are measured one for each template; of others with parameters, the first that tests open.
    const openings = route.path.includes('/$') ? openingsOf(route).map(({ path }) => path) : [route.path]
    const page = { budget: BUDGETS[budget], signedIn: !prerender }
    return openings.slice(0, prerender ? openings.length : 1).map(path => ({ path, ...page }))
  })
}

/** Milliseconds from a press on a link that was hovered to the rows of the next page; slow: at a quarter of the processor. */
export const NAVIGATION = { median: 50, worst: 100, slow: 200 }
/** Seconds of `npm run generate`: everything anew, one service anew, and with nothing to do. */
export const GENERATE = { all: 3, one: 1, unchanged: 0.5 }
/**
 * The share of the requests per second of a Fastify handler that does the same work for HTTP (`bare-http.ts`) that the
 * gateway reaches with 200 callers on one license; of linear growth, until all cores are busy, that replicas on one
 * database reach; and the processor time of a lookup as a multiple of that of the release before.
 */
export const GATEWAY = { share: 0.7, linear: 0.9, dearer: 1.05 }
/**
 * MiB of memory that a server holds when it is idle, also a minute after a load, and under load; and how much more ten
 * rounds of 5,000 calls may leave than one, for what is bounded and fills up slowly.
 */
export const SERVER_MEMORY = { idle: 350, loaded: 600, growth: 30 }
/** Milliseconds that a small read may take longer while others have the most expensive calls made. */
export const LOAD_WAIT = 100
/** The share of a processor core that 200 who follow the request log of an account may cost. */
export const TAIL = 0.03
/** A call of SCIM with 10,000 users, as a multiple of reading one of them in the same run. */
export const SCIM = { one: 3, page: 10 }
/** Milliseconds that the longest task of an action on a long list may block the page. */
export const LIST = { blocked: 50 }
