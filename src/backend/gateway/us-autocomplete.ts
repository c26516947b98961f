import type { operations, QueryDefaults } from '#generated/gateway/types.ts'
import type { Handlers } from '#kernel/contract/handlers.ts'
import { passGate } from './gate.ts'
import { products } from './products.ts'
import { completeUsAddress } from './us-matching.ts'

/** Handlers of `openapi/gateway/us-autocomplete.yaml`. */
export const usAutocompleteHandlers = {
  async suggestUsAddresses(context) {
    await passGate(context, products.usAutocomplete, 1)
    const { search, max_results, only_state } = context.query
    const houses = completeUsAddress(search, { max: max_results, state: only_state })
    const suggestions = houses.map(
      ({ number, predirection, street, suffix, city, state, zipcode, units }) => ({
        street_line: [number, predirection, street, suffix].filter(Boolean).join(' '),
        city,
        state,
        zipcode,
        entries: units?.count ?? 1,
      }),
    )
    return { status: 200, body: { suggestions } }
  },
} satisfies Pick<Handlers<operations, QueryDefaults>, 'suggestUsAddresses'>
