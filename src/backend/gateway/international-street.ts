import type { operations } from '#generated/gateway/types.ts'
import type { Handlers } from '#kernel/contract/handlers.ts'
import { passGate } from './gate.ts'
import { answerInternational } from './international-answers.ts'
import { products } from './products.ts'

/** Handlers of `openapi/gateway/international-street.yaml`. */
export const internationalStreetHandlers = {
  async verifyInternationalAddress(context) {
    await passGate(context, products.internationalStreet, 1)
    return { status: 200, body: answerInternational(context.query) }
  },
} satisfies Pick<Handlers<operations>, 'verifyInternationalAddress'>
