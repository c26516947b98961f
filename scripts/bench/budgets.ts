import type { PageData } from '../../src/portal/page-data.ts'
import { openingsOf } from '../lib/pages.ts'
import { pagesOf, type Route } from '../lib/routes.ts'

/**
 * The size and time budgets of the product. Page figures use the slow-phone profile of
 * `measure/profile.ts`, the median of several loads over HTTP/2; kB are brotli. Machines differ by a factor of
 * two from day to day, so a time is a multiple of the static page's in the same run (`measure/static-page.ts`).
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
  /** First form control visible, as a multiple of the static page's largest paint. */
  visible?: number
  /** First form control hydrated, as a multiple of the static page's largest paint. */
  usable?: number
  /** First rows of the list visible, as a multiple of the static page's largest paint. */
  rows?: number
  /** Main thread time, as a multiple of the static page's. */
  mainThread?: number
}

/** The limits for a page, by the budget that its route names. */
export const BUDGETS: { readonly [Name in NonNullable<PageData['budget']>]: PageBudget } = {
  document: { scripts: 0, deferred: 135, idle: 158, largestPaint: 1.15 },
  form: { scripts: 115, visible: 1, usable: 1.7 },
  list: { scripts: 150, rows: 1.9, mainThread: 1.8 },
  start: { scripts: 150 },
}

export interface MeasuredPage {
  path: string
  budget: PageBudget
  signedIn?: boolean
  /** The element that shows that the page has its data. */
  landmark?: { selector: string; text: string }
}

/** The header of a list row. Skeleton rows have none. */
const FIRST_ROW = { selector: 'tbody th[scope=row]', text: '' }

/** Every page whose route names a budget. */
export function measuredPages(pages: readonly Route[] = pagesOf()): MeasuredPage[] {
  return pages.flatMap(route => {
    const { budget, prerender } = route.page
    if (!budget) return []
    // The pages of the site are measured one for each template; of others with parameters, the first that tests open.
    const openings = route.path.includes('/$') ? openingsOf(route).map(({ path }) => path) : [route.path]
    const landmark = budget === 'list' ? { landmark: FIRST_ROW } : {}
    const page = { budget: BUDGETS[budget], signedIn: !prerender, ...landmark }
    return openings.slice(0, prerender ? openings.length : 1).map(path => ({ path, ...page }))
  })
}

/** Other products, each as a multiple of a static page measured in the same run. */
export const REFERENCES = [
  'a bare page of the framework: 98 kB of scripts; its bare login form usable at 2.04',
  'the login form of a well-known example application: usable at 3.2',
  'its dashboard, signed in and cold: 157 kB of scripts, first rows at 2.39, main thread 1.7',
]

/** kB of HTML of the heaviest public page. */
export const DOCUMENT_HTML = 24

/** Milliseconds from a key in the search of the site until the results stand in the page, on a loaded index. */
export const SITE_SEARCH = 50

/**
 * The tools of the contracts, each as a multiple of a process in the same run (`contract-tools.ts`). Medians of three
 * runs were 3.6, 1.5, 7.0, 5.5, and 7.3 on one machine, where that process takes 0.7 s, and 1.6, 0.7, 3.9, 2.4, and
 * 3.9 on another, where it takes 1.8 s.
 */
export const CONTRACT_TOOLS = { all: 5, one: 2, lint: 9, diff: 7.5, site: 9.5 }

/** Minimum share of a bare server's requests per second that a contract-checked read must reach. */
export const SERVER_READ_SHARE = 0.7

/**
 * The goal, which is not reached: the share of the requests per second of a Fastify handler that does the same work for
 * HTTP (`bare-http.ts`) that the gateway should reach with 200 callers on one license.
 */
export const GATEWAY_SHARE = 0.7

/**
 * MiB of memory that a server holds when it is idle, also a minute after a load, and under load; and how much more ten
 * rounds of 5,000 calls may leave than one, for what is bounded and fills up slowly.
 */
export const SERVER_MEMORY = { idle: 350, loaded: 600, growth: 30 }
/** Milliseconds that a small read may take longer while others have receipts, reports and exports made. */
export const LOAD_WAIT = 100

/** A call of SCIM with 10,000 users, as a multiple of reading one of them in the same run. */
export const SCIM = { one: 3, page: 10 }

/** Milliseconds until a daily report over six months is complete, in an account with 1.75 million rows. */
export const USAGE_REPORT = 1000
/** Maximum milliseconds that another call may wait while a report of any size is answered. */
export const USAGE_WAIT = 100

/** Milliseconds that the longest task of an action on a list of ten thousand keys may block the page. */
export const LIST_BLOCKED = 100
/** Milliseconds for each page of that list from the server. */
export const LIST_PAGE = 100

/**
 * A list of ten thousand addresses in the tools: milliseconds, MB that its tab takes more than without it, and
 * milliseconds that the longest task may block the page while a file ten times as long is read.
 */
export const ADDRESS_LIST = { run: 120_000, cancel: 3_000, reload: 5_000, memory: 150, blocked: 50 }
