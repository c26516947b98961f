/**
 * What the product may weigh and how long it may take, and figures to compare with. Page figures are taken
 * with the slow-phone profile of `measure/profile.ts`, the median of five loads; kB are brotli.
 */
export interface PageBudget {
  /** Compressed scripts that the page loads before its load event, in kB. */
  scripts: number
  /** Largest paint, as a multiple of a static page of the same words. */
  largestPaint?: number
  /** First form control visible, as a multiple of the static page's largest paint. */
  visible?: number
  /** First form control hydrated, in ms. */
  usable?: number
  /** First rows of the list visible, in ms. */
  rows?: number
}

const PUBLIC: PageBudget = { scripts: 110, largestPaint: 1.15 }
/** 1.1 × the 1173 ms of a bare page of the same framework that has nothing but the form. */
const FORM: PageBudget = { scripts: 115, visible: 1.15, usable: 1290 }

export interface MeasuredPage {
  path: string
  budget: PageBudget
  signedIn?: boolean
  /** What shows that the page has its data. */
  landmark?: { selector: string; text: string }
}

export const PAGES: readonly MeasuredPage[] = [
  { path: '/', budget: PUBLIC },
  { path: '/pricing', budget: PUBLIC },
  { path: '/products/us-address-verification', budget: PUBLIC },
  { path: '/login', budget: FORM },
  { path: '/signup', budget: FORM },
  {
    path: '/account/keys',
    budget: { scripts: 150, rows: 1500 },
    signedIn: true,
    // A key of the demo account, for a skeleton has rows as well.
    landmark: { selector: 'tbody tr', text: 'Mobile backend' },
  },
]

/** Measured in the same way on pages of other makes. */
export const REFERENCES = [
  'a static page: largest paint 576 ms',
  'a bare page of the framework: 98 kB of scripts, largest paint 596 ms',
  'its bare login form: visible after 508 ms, usable after 1173 ms',
  'the best login form of a comparable product: visible after 1272 ms, usable after 1851 ms',
  'the best dashboard of a comparable product, signed in and cold: 136 kB of scripts, 1.83 s to the first rows',
]

/** Milliseconds of wall clock, the start of the process included. */
export const GENERATION = { all: 3000, one: 1000 }

/** Least share of a bare server's requests per second that a contract-checked read reaches. */
export const SERVER_READ_SHARE = 0.7

/** MB of memory that a server with the embedded database holds after the load of the benchmark. */
export const SERVER_MEMORY = 500

/** Milliseconds until a report of six months by the day is there whole, in an account with 1.75 million rows. */
export const USAGE_REPORT = 1000
/** Milliseconds that another call may wait at most while a report is answered, however large it is. */
export const USAGE_WAIT = 100

/** Milliseconds that the longest task of an act on a list of ten thousand keys may block the page. */
export const LIST_BLOCKED = 100
/** Milliseconds for a page of such a list from the server, each of them alone. */
export const LIST_PAGE = 100
