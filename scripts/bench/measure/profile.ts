/** A phone of the lower half on a slow mobile network: what the throttling of the browser is set to. */
export const PROFILE = {
  /** Milliseconds of a round trip. */
  latency: 150,
  /** Bytes a second: 1600 and 750 kbit/s. */
  downloadThroughput: 1600 * 125,
  uploadThroughput: 750 * 125,
  /** How many times slower the processor is. */
  cpu: 4,
}

/** Milliseconds without a request, a paint or a long task after which a page has settled. */
export const SETTLED = 1000
/** Milliseconds after which a request that stays open, an event stream say, is waited for no longer. */
export const STALLED = 4000
/** Milliseconds after which a page that has not settled is taken as it is. */
export const LIMIT = 60_000
