import type { operations, QueryDefaults } from '#generated/gateway/types.ts'
import { defineService, type Handlers } from '#kernel/contract/handlers.ts'
import { internationalStreetHandlers } from './international-street.ts'
import { usAutocompleteHandlers } from './us-autocomplete.ts'
import { usPropertyHandlers } from './us-property.ts'
import { usReverseGeocodingHandlers } from './us-reverse-geocoding.ts'
import { usStreetHandlers } from './us-street.ts'

/** `openapi/gateway`: the address APIs, called with keys. */
export const service = defineService('gateway', {
  ...usStreetHandlers,
  ...usAutocompleteHandlers,
  ...usReverseGeocodingHandlers,
  ...usPropertyHandlers,
  ...internationalStreetHandlers,
} satisfies Handlers<operations, QueryDefaults>)
