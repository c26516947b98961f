import type { operations } from '#generated/gateway/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { answerLookups } from '../lookups.ts'
import { products } from '../products.ts'

/** Handlers of `openapi/gateway/international-street.yaml`. */
export const internationalStreetHandlers = {
  async verifyInternationalAddress(context) {
    const body = await answerLookups(context, products.internationalStreet, 1, source =>
      source.verifyInternationalAddress(context.query),
    )
    return { status: 200, body }
  },
} satisfies Pick<Handlers<operations>, 'verifyInternationalAddress'>
