import { round } from './checks.ts'
import type { ListResult } from './list.ts'
import type { PagesResult } from './pages.ts'
import type { ThroughputResult } from './throughput.ts'
import type { UsageResult } from './usage.ts'

export function printPages({ pages, speed, chromium }: PagesResult): void {
  const kilobytes = (bytes: number | null) => (bytes === null ? '' : round(bytes / 1000))
  const ms = (time: number | null) => (time === null ? '' : Math.round(time))
  console.log(
    `\nPages, Chromium ${chromium}, speed of this machine ${speed.join(' → ')}; kB are Brotli, times ms`,
  )
  console.table(
    Object.fromEntries(
      pages.map(({ path, page, static: still }) => [
        path,
        {
          'JS before load': kilobytes(page.scripts),
          'JS in all': kilobytes(page.allScripts),
          CSS: kilobytes(page.styles),
          'first paint': ms(page.firstPaint),
          'largest paint': ms(page.largestPaint),
          'static page': ms(still.largestPaint),
          visible: ms(page.visible),
          usable: ms(page.usable),
          rows: ms(page.landmark),
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

export function printList({ acts, pages }: ListResult): void {
  console.log('\n10,000 keys: longest task of each act in the page, in ms (below 50 there is none)')
  console.table(
    Object.fromEntries(
      acts.map(({ act, blocked, blockedSlow }) => [
        act,
        { 'as it is': round(blocked), 'processor four times slower': round(blockedSlow) },
      ]),
    ),
  )
  console.log('\n10,000 keys: a page from the server, in ms')
  console.table(
    Object.fromEntries(pages.map(({ query, milliseconds }) => [query, { median: round(milliseconds) }])),
  )
}
