import type { operations } from '#generated/gateway/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { answerLookups } from '../lookups.ts'
import { products } from '../products.ts'

/** Handlers of `openapi/gateway/international-geocoding.yaml`. */
export const internationalGeocodingHandlers = {
  async geocodeInternationalAddress(context) {
    const body = await answerLookups(context, products.internationalGeocoding, 1, source =>
      source.geocodeInternationalAddress(context.query),
    )
    return { status: 200, body }
  },
} satisfies Pick<Handlers<operations>, 'geocodeInternationalAddress'>
