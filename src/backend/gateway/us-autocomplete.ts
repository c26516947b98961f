import type { operations, QueryDefaults } from '#generated/gateway/types.ts'
import type { Handlers } from '#kernel/contract/handlers.ts'
import { passGate } from './gate.ts'
import { products } from './products.ts'
import { answerUsAutocomplete } from './us-answers.ts'

/** Handlers of `openapi/gateway/us-autocomplete.yaml`. */
export const usAutocompleteHandlers = {
  async suggestUsAddresses(context) {
    await passGate(context, products.usAutocomplete, 1)
    return { status: 200, body: answerUsAutocomplete(context.query) }
  },
} satisfies Pick<Handlers<operations, QueryDefaults>, 'suggestUsAddresses'>
