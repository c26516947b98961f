import type { AddressListResult } from './address-list.ts'
import { round } from './checks.ts'
import type { ListResult } from './list.ts'
import { type PagesResult, share } from './pages.ts'
import type { ThroughputResult } from './throughput.ts'
import type { UsageResult } from './usage.ts'

export function printPages({ protocol, pages, speed, chromium, static: still }: PagesResult): void {
  const kilobytes = (bytes: number | null) => (bytes === null ? '' : round(bytes / 1000))
  const ms = (time: number | null) => (time === null ? '' : Math.round(time))
  /** Milliseconds, and the multiple of the static page's time. */
  const times = (value: number | null, of: number | null) => {
    const ratio = share(value, of)
    return ratio === null ? '' : `${ms(value)} (${ratio.toFixed(2)})`
  }
  console.log(
    `\nPages over ${protocol}, Chromium ${chromium}, speed of this machine ${speed.join(' → ')}; kB are Brotli, times ms`,
  )
  console.log(
    `The static page, 1.00: largest paint ${ms(still.largestPaint)}, main thread ${ms(still.mainThread)}`,
  )
  console.table(
    Object.fromEntries(
      pages.map(({ path, page, bare, typing }) => [
        path,
        {
          'JS before load': kilobytes(page.scripts),
          'JS in all': kilobytes(page.allScripts),
          'JS after a key': typing ? kilobytes(typing.allScripts) : '',
          CSS: kilobytes(page.styles),
          'first paint': times(page.firstPaint, still.largestPaint),
          'largest paint': times(page.largestPaint, still.largestPaint),
          'without scripts': ms(bare.largestPaint),
          visible: times(page.visible, still.largestPaint),
          typed: typing ? times(typing.typed, still.largestPaint) : '',
          usable: times(page.usable, still.largestPaint),
          rows: times(page.landmark, still.largestPaint),
          'main thread': times(page.mainThread, still.mainThread),
          shift: round(page.layoutShift ?? 0),
          blocked: ms(page.blocked),
        },
      ]),
    ),
  )
  for (const { path, errors } of pages) for (const error of errors) console.warn(`${path}: ${error}`)
}

export function printThroughput({ database, operations }: ThroughputResult): void {
  console.log(`\nServer, ${database} database, ten requests at once; times ms`)
  console.table(
    Object.fromEntries(
      operations.map(({ operation, server, bare, share }) => [
        operation,
        {
          'requests/s': Math.round(server.requestsPerSecond),
          p50: server.p50,
          p99: server.p99,
          failed: server.failed + bare.failed,
          'bare requests/s': Math.round(bare.requestsPerSecond),
          'bare p50': bare.p50,
          'bare p99': bare.p99,
          share: round(share),
        },
      ]),
    ),
  )
}

export function printUsage({ rows, reports }: UsageResult): void {
  console.log(`\nReports of usage by key, an account with ${rows.toLocaleString('en-US')} rows of hours`)
  console.table(
    Object.fromEntries(
      reports.map(({ report, milliseconds, kilobytes, wait, ...result }) => [
        report,
        {
          ...result,
          kB: Math.round(kilobytes),
          ms: Math.round(milliseconds),
          'longest wait of another call': Math.round(wait),
        },
      ]),
    ),
  )
}

export function printList({ name, acts, pages }: ListResult): void {
  console.log(`\n${name}: longest task of each act in the page, in ms (below 50 there is none)`)
  console.table(
    Object.fromEntries(
      acts.map(({ act, blocked, blockedSlow }) => [
        act,
        { 'as it is': round(blocked), 'processor four times slower': round(blockedSlow) },
      ]),
    ),
  )
  console.log(`\n${name}: a page from the server, in ms`)
  console.table(
    Object.fromEntries(pages.map(({ query, milliseconds }) => [query, { median: round(milliseconds) }])),
  )
}

export function printAddressList({ acts, rowsPerSecond, memory, calls }: AddressListResult): void {
  console.log(
    '\nA list of 10,000 addresses in the tools, canceled at its first results and resumed after a reload',
  )
  console.table(
    Object.fromEntries(Object.entries(acts).map(([act, time]) => [act, { ms: Math.round(time) }])),
  )
  const { before, peak, after } = memory
  console.log(
    `${Math.round(rowsPerSecond)} rows a second in ${calls} calls; the tab holds ${Math.round(before)} MB before, ${Math.round(peak)} MB at its peak, ${Math.round(after)} MB after`,
  )
}
