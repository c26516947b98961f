import { answerInternational, answerInternationalGeocoding } from './international/answers.ts'
import { completeInternational } from './international/completion.ts'
import type { LookupSource } from './lookup-source.ts'
import { answerUsAutocomplete, answerUsNearest, answerUsStreet } from './us/answers.ts'
import {
  answerUsFinancials,
  answerUsGeocoding,
  answerUsGeoreference,
  answerUsProperty,
  answerUsSecondary,
} from './us/house-answers.ts'

/** The sample of addresses that a server without a provider has. */
export const sampleSource: LookupSource = {
  verifyUsAddress: async query => answerUsStreet([query]),
  verifyUsAddresses: async ({ lookups }) => answerUsStreet(lookups),
  suggestUsAddresses: async query => answerUsAutocomplete(query),
  findNearestUsAddresses: async query => answerUsNearest(query),
  getUsProperty: async query => answerUsProperty(query),
  getUsPropertyFinancials: async query => answerUsFinancials(query),
  getUsGeoreference: async query => answerUsGeoreference(query),
  listUsSecondaryAddresses: async query => answerUsSecondary(query),
  geocodeUsAddress: async query => answerUsGeocoding(query),
  verifyInternationalAddress: async query => answerInternational(query),
  suggestInternationalAddresses: async query => completeInternational(query),
  geocodeInternationalAddress: async query => answerInternationalGeocoding(query),
}
