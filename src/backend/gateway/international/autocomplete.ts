import type { operations, QueryDefaults } from '#generated/gateway/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { answerLookups } from '../lookups.ts'
import { products } from '../products.ts'

/** Handlers of `openapi/gateway/international-autocomplete.yaml`. */
export const internationalAutocompleteHandlers = {
  async suggestInternationalAddresses(context) {
    const body = await answerLookups(context, products.internationalAutocomplete, 1, source =>
      source.suggestInternationalAddresses(context.query),
    )
    return { status: 200, body }
  },
} satisfies Pick<Handlers<operations, QueryDefaults>, 'suggestInternationalAddresses'>
