import type { operations } from '#generated/gateway/types.ts'
import { type Handlers, withoutTransaction } from '#kernel/contract/handlers.ts'
import { passGate } from './gate.ts'
import { products } from './products.ts'
import { answerUsStreet } from './us-answers.ts'

type Own = 'verifyUsAddress' | 'verifyUsAddresses'

/** Handlers of `openapi/gateway/us-street.yaml`. */
export const usStreetHandlers = {
  async verifyUsAddress(context) {
    await passGate(context, products.usStreet, 1)
    return { status: 200, body: answerUsStreet([context.query]) }
  },

  // The gate counts in its own transaction, which ends before the answer is created.
  verifyUsAddresses: withoutTransaction(async context => {
    const { lookups } = context.body
    await passGate(context, products.usStreet, lookups.length)
    return { status: 200, body: answerUsStreet(lookups) }
  }),
} satisfies Pick<Handlers<operations>, Own>
