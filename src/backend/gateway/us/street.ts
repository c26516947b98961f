import type { operations } from '#generated/gateway/types.ts'
import { type Handlers, withoutTransaction } from '#kernel/contract/handler-types.ts'
import { answerLookups } from '../lookups.ts'
import { products } from '../products.ts'

type Own = 'verifyUsAddress' | 'verifyUsAddresses'

/** Handlers of `openapi/gateway/us-street.yaml`. */
export const usStreetHandlers = {
  async verifyUsAddress(context) {
    const body = await answerLookups(context, products.usStreet, 1, source =>
      source.verifyUsAddress(context.query),
    )
    return { status: 200, body }
  },

  // The gate counts in its own transaction, which ends before the response is created.
  verifyUsAddresses: withoutTransaction(async context => {
    const { lookups } = context.body
    const body = await answerLookups(context, products.usStreet, lookups.length, source =>
      source.verifyUsAddresses({ lookups }),
    )
    return { status: 200, body }
  }),
} satisfies Pick<Handlers<operations>, Own>
