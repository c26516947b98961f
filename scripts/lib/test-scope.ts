/**
 * How much a test run covers. `npm test` checks each promise at least once; `npm run test:full` also repeats the
 * expensive checks: more seeds, longer simulations, and every window width.
 */
export const isFullRun = process.env.TEST_FULL === '1'

/** The tag of browser tests that only `npm run test:full` runs: `test('…', { tag: FULL }, …)`. */
export const FULL = '@full'

/** Returns the first value in `npm test` and single test runs, and the second in `npm run test:full`. */
export function scaled<Value>(quick: Value, full: Value): Value {
  return isFullRun ? full : quick
}
