/** Milliseconds after which a browser that is never idle starts the work all the same. */
const TIMEOUT = 3_000

/** Runs something that the page shown can do without once the browser is idle. */
export function whenIdle(run: () => void): void {
  // Safari has no such call.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: TIMEOUT })
  else setTimeout(run)
}
