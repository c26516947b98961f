import type { operations, QueryDefaults } from '#generated/gateway/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { answerLookups } from '../lookups.ts'
import { products } from '../products.ts'

/** Handlers of `openapi/gateway/us-reverse-geocoding.yaml`. */
export const usReverseGeocodingHandlers = {
  async findNearestUsAddresses(context) {
    const body = await answerLookups(context, products.usReverseGeocoding, 1, source =>
      source.findNearestUsAddresses(context.query),
    )
    return { status: 200, body }
  },
} satisfies Pick<Handlers<operations, QueryDefaults>, 'findNearestUsAddresses'>
