import { setTimeout as sleep } from 'node:timers/promises'
import {
  Counter,
  type CounterConfiguration,
  collectDefaultMetrics,
  Gauge,
  type GaugeConfiguration,
  Histogram,
  type HistogramConfiguration,
  Registry,
} from 'prom-client'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Queries } from '../storage/database.ts'

/** Milliseconds that all reads of a scrape together may take. Prometheus waits ten seconds. */
const READ_LIMIT = 2_000

interface Measured {
  queries: Queries
  clock: Clock
  log: Log
}

/** Sets gauges to what the database has. */
type Fill = (db: Queries, now: Date) => Promise<void>

/** What a server measures of itself. Names begin with `gatepost_`, and no label has a path, a query, or an id. */
export interface Metrics {
  counter<Label extends string>(of: CounterConfiguration<Label>): Counter<Label>
  gauge<Label extends string>(of: GaugeConfiguration<Label>): Gauge<Label>
  histogram<Label extends string>(of: HistogramConfiguration<Label>): Histogram<Label>
  /**
   * Fills gauges with labels at each scrape. All replicas read the same rows, so a rule takes the maximum and no sum.
   * They have no values if the database does not respond in time.
   */
  read(gauges: readonly Gauge[], fill: Fill): void
  /** Everything in the text format of Prometheus. */
  page(): Promise<{ type: string; text: string }>
}

/** Each server of a process has its own. */
export function createMetrics({ queries, clock, log }: Measured): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const reads: { gauges: readonly Gauge[]; fill: Fill }[] = []
  collectDefaultMetrics({ register: registry })
  const readable = new Gauge({
    name: 'gatepost_database_readable',
    help: 'Whether the database responded to the reads of this scrape.',
    registers,
  })

  function forget(): void {
    for (const { gauges } of reads) for (const gauge of gauges) gauge.reset()
  }

  /** One after another, so that they take one connection of the pool. */
  async function readAll(): Promise<boolean> {
    try {
      forget()
      for (const { fill } of reads) await fill(queries, clock.now())
      return true
    } catch (err) {
      log.warn({ err }, 'metrics could not be read from the database')
      return false
    }
  }

  let reading: Promise<boolean> | undefined
  async function write() {
    // Where the database hangs, the reads of one scrape wait, and those of the next ones do not join them.
    reading ??= readAll().finally(() => {
      reading = undefined
    })
    const isRead = await Promise.race([reading, sleep(READ_LIMIT, false, { ref: false })])
    if (!isRead) forget()
    readable.set(isRead ? 1 : 0)
    return { type: registry.contentType, text: await registry.metrics() }
  }

  let writing: ReturnType<typeof write> | undefined
  return {
    counter: of => new Counter({ ...of, registers }),
    gauge: of => new Gauge({ ...of, registers }),
    histogram: of => new Histogram({ ...of, registers }),
    read: (gauges, fill) => void reads.push({ gauges, fill }),
    page() {
      // Two scrapes at once get the same page: the gauges of one would be empty while the other reads.
      writing ??= write().finally(() => {
        writing = undefined
      })
      return writing
    },
  }
}
