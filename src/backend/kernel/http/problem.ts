import { type ErrorName, errorItem } from '#domain/errors/catalog.ts'
import type { ErrorItem, ErrorItemOptions } from '#domain/errors/entry.ts'
import { dollars } from '#domain/text/money.ts'

/** A failure that the contract declares. Throw it anywhere in a request; the response is its error list. */
export class Problem extends Error {
  readonly items: ErrorItem[]
  readonly headers: Record<string, string>
  /** The body, where a standard demands another one than the list of items. */
  readonly body: unknown

  constructor(items: ErrorItem[], headers: Record<string, string> = {}, body: unknown = items) {
    super(items.map(item => item.name).join(', '))
    this.items = items
    this.headers = headers
    this.body = body
  }

  get status(): number {
    return this.items[0]?.status ?? 500
  }
}

/** A failure that the caller requested to see what it looks like. It is in neither the log of errors nor the metrics. */
export class SimulatedProblem extends Problem {}

/** An entry of the error catalog, to throw. */
export function problem(name: ErrorName, options: Parameters<typeof errorItem>[1] = {}): Problem {
  return new Problem([errorItem(name, options)])
}

/** Amounts of US cents for the placeholders of a message, which has them in dollars, and for its details. */
export function amountsOf(
  cents: Readonly<Record<string, number>>,
): Pick<ErrorItemOptions, 'values' | 'details'> {
  const values = Object.entries(cents).map(([name, amount]) => [name, dollars(amount)])
  return { values: Object.fromEntries(values), details: { ...cents } }
}

/** Seconds until a call that found no connection to the database should be sent again. */
const RETRY = 2

/** 503 with the time to wait: all connections to the database are in use. */
export function busy(): Problem {
  return new Problem([errorItem('busy')], { 'retry-after': String(RETRY) })
}

/** 429 with the time to wait, in seconds, rounded up and at least one. */
export function tooManyRequests(milliseconds: number): Problem {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  return new Problem([errorItem('too-many-requests', { values: { seconds } })], {
    'retry-after': String(seconds),
  })
}
