import type {
  CompatibleInternationalSuggestion,
  operations,
  QueryDefaults,
} from '#generated/compatibility/types.ts'
import type { InternationalSuggestion } from '#generated/gateway/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { products } from '../../gateway/public.ts'
import { decodeKey, encodeKey } from '../address-key.ts'
import { lookUp } from '../lookups.ts'

/** Most suggestions that a source gives. */
const MOST = 10
/** Letters of a line that its ID has, which has to fit into a path. */
const LINE_IN_ID = 50

/** Handlers of `openapi/compatibility/international-autocomplete.yaml`. */
export const internationalAutocompleteHandlers = {
  async suggestInternational(context) {
    const { country, search, max_results, ...filter } = context.query
    const locality = filter.include_only_locality?.toLowerCase()
    const postalCode = filter.include_only_postal_code?.toLowerCase()
    const { suggestions } = await lookUp(context, products.internationalAutocomplete, 1, source =>
      source.suggestInternationalAddresses(
        { country, search, max_results },
        locality || postalCode
          ? place =>
              (!locality || place.locality.toLowerCase() === locality) &&
              (!postalCode || place.postal_code.toLowerCase() === postalCode)
          : undefined,
      ),
    )
    return { status: 200, body: { candidates: suggestions.map(toEntry) } }
  },

  async suggestInternationalEntries(context) {
    const { params, query } = context
    const parts = decodeKey(params.address_id)
    if (parts?.length !== 4) throw problem('not-found')
    const [country = '', group = '', line = '', postalCode = ''] = parts
    if (!/^[A-Z]{3}$/.test(country) || !/^[a-z0-9]{0,32}$/.test(group) || !line) throw problem('not-found')
    const { suggestions } = await lookUp(context, products.internationalAutocomplete, 1, source =>
      source.suggestInternationalAddresses(
        group
          ? { country, group, search: query.search || line, max_results: query.max_results }
          : { country, search: line, max_results: MOST },
      ),
    )
    const found = group
      ? suggestions.map(toEntry)
      : suggestions
          .filter(({ address1, postal_code }) => address1.startsWith(line) && postal_code === postalCode)
          .slice(0, 1)
          .map(toAddress)
    return { status: 200, body: { candidates: found } }
  },
} satisfies Partial<Handlers<operations, QueryDefaults>>

/** A suggestion with an ID that leads to its houses, or to its parts. */
function toEntry(suggestion: InternationalSuggestion): CompatibleInternationalSuggestion {
  const { address1, address2, country_iso3, postal_code, entries, group } = suggestion
  return {
    entries,
    address_text: `${address1} ${address2}`,
    address_id: encodeKey(country_iso3, group ?? '', address1.slice(0, LINE_IN_ID), postal_code),
  }
}

function toAddress({
  address1,
  locality,
  postal_code,
  country_iso3,
}: InternationalSuggestion): CompatibleInternationalSuggestion {
  return { street: address1, locality, postal_code, country_iso3 }
}
