import type { AddressListResult } from './address-list.ts'
import { round } from './checks.ts'
import type { DocumentWeights } from './document-weights.ts'
import { CALLERS, type GatewayResult } from './gateway.ts'
import type { ListResult } from './list.ts'
import type { LoadResult } from './load.ts'
import { type PagesResult, share } from './pages.ts'
import type { ScimResult } from './scim.ts'
import type { SiteSearchResult } from './site-search.ts'
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
      pages.map(({ path, page, bare, typing, runs }) => [
        path,
        {
          runs,
          'JS before load': kilobytes(page.scripts),
          'JS in all': kilobytes(page.allScripts),
          'JS after a key': typing ? kilobytes(typing.allScripts) : '',
          CSS: kilobytes(page.styles),
          'first paint': times(page.firstPaint, still.largestPaint),
          'largest paint': times(page.largestPaint, still.largestPaint),
          'without scripts': ms(bare?.largestPaint ?? null),
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

export function printWeights({ documents, median, heaviest }: DocumentWeights): void {
  console.log(
    `\nHTML of ${documents} public pages, Brotli: ${round(median / 1000)} kB in the middle, and the heaviest`,
  )
  console.table(Object.fromEntries(heaviest.map(({ path, bytes }) => [path, { kB: round(bytes / 1000) }])))
}

export function printSiteSearch({ texts }: SiteSearchResult): void {
  console.log('\nThe search of the site with its index loaded: from a key to the results, in ms')
  console.table(
    Object.fromEntries(
      texts.map(({ text, middle, slowest }) => [text, { middle: round(middle), slowest: round(slowest) }]),
    ),
  )
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

export function printGateway(results: readonly GatewayResult[]): void {
  console.log(
    `\nLookups of ${CALLERS} callers on one license; times ms. The bare server is a Fastify handler that sends the same\n` +
      'body; the HTTP server sends the same headers and writes one log line as well. Neither has keys, counts or a\n' +
      'database; both run in as many processes. CPU is processor time for each request, in µs: of the thread that\n' +
      'answers, and of the process, which has the embedded database in another thread.',
  )
  const micro = (time: number | null) => (time === null ? '' : round(time))
  console.table(
    Object.fromEntries(
      results.map(result => {
        const {
          database,
          processes,
          server,
          bare,
          http,
          single,
          share,
          threadShare,
          httpShare,
          httpThreadShare,
        } = result
        return [
          `${database}, processes: ${processes}`,
          {
            'requests/s': Math.round(server.requestsPerSecond),
            p50: server.p50,
            p99: server.p99,
            'p50, one caller': single.p50,
            'p99, one caller': single.p99,
            failed: server.failed + bare.failed + http.failed,
            'CPU, thread': micro(server.thread),
            'CPU, process': micro(server.process),
            'bare requests/s': Math.round(bare.requestsPerSecond),
            'bare CPU': micro(bare.thread),
            'share of CPU': micro(threadShare),
            share: round(share),
            'HTTP requests/s': Math.round(http.requestsPerSecond),
            'HTTP CPU': micro(http.thread),
            'HTTP share of CPU': micro(httpThreadShare),
            'HTTP share': round(httpShare),
          },
        ]
      }),
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

export function printScim({ calls, waits }: ScimResult): void {
  console.log('\nSCIM with 10,000 users')
  console.table(
    Object.fromEntries(
      calls.map(({ call, milliseconds, ratio }) => [
        call,
        { ms: round(milliseconds), 'as a multiple of one user': round(ratio) },
      ]),
    ),
  )
  console.log('The longest wait of a small read next to it, in ms')
  console.table(Object.fromEntries(waits.map(({ load, wait }) => [load, { wait: round(wait) }])))
}

export function printList({ name, actions, pages }: ListResult): void {
  console.log(`\n${name}: longest task of each act in the page, in ms (below 50 there is none)`)
  console.table(
    Object.fromEntries(
      actions.map(({ action, blocked, blockedSlow }) => [
        action,
        { 'as it is': round(blocked), 'processor four times slower': round(blockedSlow) },
      ]),
    ),
  )
  console.log(`\n${name}: a page from the server, in ms`)
  console.table(
    Object.fromEntries(pages.map(({ query, milliseconds }) => [query, { median: round(milliseconds) }])),
  )
}

export function printAddressList({ actions, rowsPerSecond, memory, calls }: AddressListResult): void {
  console.log(
    '\nA list of 10,000 addresses in the tools, canceled at its first results and resumed after a reload',
  )
  console.table(
    Object.fromEntries(Object.entries(actions).map(([action, time]) => [action, { ms: Math.round(time) }])),
  )
  const { before, peak, after } = memory
  console.log(
    `${Math.round(rowsPerSecond)} rows a second in ${calls} calls; the tab holds ${Math.round(before)} MB before, ${Math.round(peak)} MB at its peak, ${Math.round(after)} MB after`,
  )
}

export function printLoad({ database, memory, waits }: LoadResult): void {
  console.log(`\nMemory of the server, ${database}, in MiB`)
  console.table(Object.fromEntries(memory.map(({ moment, mebibytes }) => [moment, { mebibytes }])))
  console.log('The longest wait of a small read during heavy calls, in ms')
  console.table(
    Object.fromEntries(
      waits.map(({ load, wait, seconds }) => [load, { wait: round(wait), 'seconds in all': round(seconds) }]),
    ),
  )
}
