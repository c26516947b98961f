import { problem } from '#kernel/http/problem.ts'
import type { Log } from '#kernel/log.ts'
import { VendorRefusal, VendorUnavailable } from './vendor.ts'

/**
 * A call of the vendor within a request of ours: its failure is a 502, with the reason in the log. A rejection
 * is our mistake, since the vendor declines a card in another way.
 */
export async function ask<Answer>(log: Log, call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof VendorUnavailable || error instanceof VendorRefusal)) throw error
    log.error({ err: error }, 'the card vendor did not answer as it should')
    throw problem('upstream-failure')
  }
}
