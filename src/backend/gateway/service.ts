import type { operations, QueryDefaults } from '#generated/gateway/types.ts'
import { defineService, type Handlers } from '#kernel/contract/handlers.ts'
import { internationalAutocompleteHandlers } from './international-autocomplete.ts'
import { internationalGeocodingHandlers } from './international-geocoding.ts'
import { internationalStreetHandlers } from './international-street.ts'
import { usAutocompleteHandlers } from './us-autocomplete.ts'
import { usGeoreferenceHandlers } from './us-georeference.ts'
import { usPropertyHandlers } from './us-property.ts'
import { usReverseGeocodingHandlers } from './us-reverse-geocoding.ts'
import { usRooftopGeocodingHandlers } from './us-rooftop-geocoding.ts'
import { usSecondaryHandlers } from './us-secondary.ts'
import { usStreetHandlers } from './us-street.ts'

/** `openapi/gateway`: the address APIs, called with keys. */
export const service = defineService('gateway', {
  ...usStreetHandlers,
  ...usAutocompleteHandlers,
  ...usReverseGeocodingHandlers,
  ...usPropertyHandlers,
  ...usGeoreferenceHandlers,
  ...usSecondaryHandlers,
  ...usRooftopGeocodingHandlers,
  ...internationalStreetHandlers,
  ...internationalAutocompleteHandlers,
  ...internationalGeocodingHandlers,
} satisfies Handlers<operations, QueryDefaults>)
