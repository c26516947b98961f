/** The browser's throttling settings: a low-end phone on a slow mobile network. */
export const PROFILE = {
  /** Round-trip time in milliseconds. */
  latency: 150,
  /** Bytes per second: 1600 and 750 kbit/s. */
  downloadThroughput: 1600 * 125,
  uploadThroughput: 750 * 125,
  /** How many times slower the processor is. */
  cpu: 4,
}

/** Milliseconds without a request, a paint or a long task after which a page counts as settled. */
export const SETTLED = 1000
/** Milliseconds after which a visit stops waiting for an open request, such as an event stream. */
export const STALLED = 4000
/** Milliseconds after which an unsettled page is measured as is. */
export const LIMIT = 60_000
