import type { operations, QueryDefaults } from '#generated/gateway/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { answerLookups } from '../lookups.ts'
import { products } from '../products.ts'

/** Handlers of `openapi/gateway/us-secondary.yaml`. */
export const usSecondaryHandlers = {
  async listUsSecondaryAddresses(context) {
    const body = await answerLookups(context, products.usSecondary, 1, source =>
      source.listUsSecondaryAddresses(context.query),
    )
    return { status: 200, body }
  },
} satisfies Pick<Handlers<operations, QueryDefaults>, 'listUsSecondaryAddresses'>
