import { completeInternational } from './international/completion.ts'
import { internationalGeocodingResponse, internationalResponse } from './international/responses.ts'
import type { LookupSource } from './lookup-source.ts'
import {
  usFinancialsResponse,
  usGeocodingResponse,
  usGeoreferenceResponse,
  usPropertyResponse,
  usSecondaryResponse,
} from './us/house-responses.ts'
import { usAutocompleteResponse, usNearestResponse, usStreetResponse } from './us/responses.ts'

/** The sample of addresses that a server without a provider has. */
export const sampleSource: LookupSource = {
  verifyUsAddress: async query => usStreetResponse([query]),
  verifyUsAddresses: async ({ lookups }) => usStreetResponse(lookups),
  suggestUsAddresses: async query => usAutocompleteResponse(query),
  findNearestUsAddresses: async query => usNearestResponse(query),
  getUsProperty: async query => usPropertyResponse(query),
  getUsPropertyFinancials: async query => usFinancialsResponse(query),
  getUsGeoreference: async query => usGeoreferenceResponse(query),
  listUsSecondaryAddresses: async query => usSecondaryResponse(query),
  geocodeUsAddress: async query => usGeocodingResponse(query),
  verifyInternationalAddress: async query => internationalResponse(query),
  suggestInternationalAddresses: async query => completeInternational(query),
  geocodeInternationalAddress: async query => internationalGeocodingResponse(query),
}
