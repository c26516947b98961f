import type { UsStreetAnswer } from '#generated/gateway/types.ts'
import type { Block } from '../page.ts'
import type { MergedRecord } from '../templates/solution.ts'
import type { PrintedLookup } from './lookups.ts'
import type { Asked } from './solution-lookups.ts'

/** Returns the address that a verification found. Throws if there is none, because pages print it. */
export function foundBy({
  lookup,
  response,
}: Asked<'verifyUsAddress'>): UsStreetAnswer['candidates'][number] {
  const [found] = response.candidates
  if (!found) throw new Error(`the sample does not have ${lookup.query.street}`)
  return found
}

/** A request with its response, as pages print them. */
export function exchangeOf({ lookup, response }: { lookup: PrintedLookup; response: object }) {
  return { kind: 'exchange', lookup, response: JSON.stringify(response, null, 2) } as const satisfies Block
}

/** A record as stored in a system, with its delivery point. */
export function recordOf(source: string, asked: Asked<'verifyUsAddress'>): MergedRecord {
  const { delivery_line_1: deliveryLine, delivery_point_barcode: barcode } = foundBy(asked)
  return { source, typed: asked.lookup.query.street ?? '', deliveryLine, barcode }
}

/** The note under a figure made from API responses. */
export const responseNote = 'API responses from our demo sample of addresses.'
