import type { operations, QueryDefaults } from '#generated/gateway/types.ts'
import { type Handlers, withoutTransaction } from '#kernel/contract/handler-types.ts'
import type { Call } from './gate.ts'
import type { LookupSource } from './lookup-source.ts'
import { respondToLookups } from './lookups.ts'
import { type Product, products } from './products.ts'

/** Handlers of the address APIs: each counts its lookups for a product, and asks the source of addresses. */
export const lookupHandlers = {
  verifyUsAddress: oneLookup(products.usStreet, (source, query) => source.verifyUsAddress(query)),

  // The gate counts in its own transaction, which ends before the response is created.
  verifyUsAddresses: withoutTransaction(context => {
    const { lookups } = context.body
    const { explain } = context.query
    return respondToLookups(context, products.usStreet, lookups.length, source =>
      source.verifyUsAddresses({ lookups, explain }),
    )
  }),

  suggestUsAddresses: oneLookup(products.usAutocomplete, (source, query) => source.suggestUsAddresses(query)),
  findNearestUsAddresses: oneLookup(products.usReverseGeocoding, (source, query) =>
    source.findNearestUsAddresses(query),
  ),
  getUsProperty: oneLookup(products.usProperty, (source, query) => source.getUsProperty(query)),
  getUsPropertyFinancials: oneLookup(products.usPropertyFinancial, (source, query) =>
    source.getUsPropertyFinancials(query),
  ),
  getUsGeoreference: oneLookup(products.usGeoreference, (source, query) => source.getUsGeoreference(query)),
  listUsSecondaryAddresses: oneLookup(products.usSecondary, (source, query) =>
    source.listUsSecondaryAddresses(query),
  ),
  geocodeUsAddress: oneLookup(products.usRooftopGeocoding, (source, query) => source.geocodeUsAddress(query)),
  verifyInternationalAddress: oneLookup(products.internationalStreet, (source, query) =>
    source.verifyInternationalAddress(query),
  ),
  suggestInternationalAddresses: oneLookup(products.internationalAutocomplete, (source, query) =>
    source.suggestInternationalAddresses(query),
  ),
  geocodeInternationalAddress: oneLookup(products.internationalGeocoding, (source, query) =>
    source.geocodeInternationalAddress(query),
  ),
} satisfies Handlers<operations, QueryDefaults>

/** A handler that makes one lookup with the query of its request. */
function oneLookup<Query extends Call['query'], Body>(
  product: Product,
  ask: (source: LookupSource, query: Query) => Promise<Body>,
): (context: Omit<Call, 'key' | 'query'> & { query: Query }) => Promise<{ status: 200; body: Body }> {
  return context => respondToLookups(context, product, 1, source => ask(source, context.query))
}
