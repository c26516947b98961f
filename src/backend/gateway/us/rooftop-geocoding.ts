import type { operations } from '#generated/gateway/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { answerLookups } from '../lookups.ts'
import { products } from '../products.ts'

/** Handlers of `openapi/gateway/us-rooftop-geocoding.yaml`. */
export const usRooftopGeocodingHandlers = {
  async geocodeUsAddress(context) {
    const body = await answerLookups(context, products.usRooftopGeocoding, 1, source =>
      source.geocodeUsAddress(context.query),
    )
    return { status: 200, body }
  },
} satisfies Pick<Handlers<operations>, 'geocodeUsAddress'>
