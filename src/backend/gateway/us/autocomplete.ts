import type { operations, QueryDefaults } from '#generated/gateway/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { answerLookups } from '../lookups.ts'
import { products } from '../products.ts'

/** Handlers of `openapi/gateway/us-autocomplete.yaml`. */
export const usAutocompleteHandlers = {
  async suggestUsAddresses(context) {
    const body = await answerLookups(context, products.usAutocomplete, 1, source =>
      source.suggestUsAddresses(context.query),
    )
    return { status: 200, body }
  },
} satisfies Pick<Handlers<operations, QueryDefaults>, 'suggestUsAddresses'>
