import { answerInternational } from './international-answers.ts'
import type { LookupSource } from './lookup-source.ts'
import { answerUsAutocomplete, answerUsNearest, answerUsStreet } from './us-answers.ts'
import { answerUsFinancials, answerUsProperty } from './us-property-answers.ts'

/** The sample of addresses that a server without a provider has. */
export const sampleSource: LookupSource = {
  verifyUsAddress: async query => answerUsStreet([query]),
  verifyUsAddresses: async ({ lookups }) => answerUsStreet(lookups),
  suggestUsAddresses: async query => answerUsAutocomplete(query),
  findNearestUsAddresses: async query => answerUsNearest(query),
  getUsProperty: async query => answerUsProperty(query),
  getUsPropertyFinancials: async query => answerUsFinancials(query),
  verifyInternationalAddress: async query => answerInternational(query),
}
