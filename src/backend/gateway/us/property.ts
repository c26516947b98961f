import type { operations } from '#generated/gateway/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { answerLookups } from '../lookups.ts'
import { products } from '../products.ts'

type Own = 'getUsProperty' | 'getUsPropertyFinancials'

/** Handlers of `openapi/gateway/us-property.yaml`. */
export const usPropertyHandlers = {
  async getUsProperty(context) {
    const body = await answerLookups(context, products.usProperty, 1, source =>
      source.getUsProperty(context.query),
    )
    return { status: 200, body }
  },

  async getUsPropertyFinancials(context) {
    const body = await answerLookups(context, products.usPropertyFinancial, 1, source =>
      source.getUsPropertyFinancials(context.query),
    )
    return { status: 200, body }
  },
} satisfies Pick<Handlers<operations>, Own>
