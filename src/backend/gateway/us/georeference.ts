import type { operations } from '#generated/gateway/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { answerLookups } from '../lookups.ts'
import { products } from '../products.ts'

/** Handlers of `openapi/gateway/us-georeference.yaml`. */
export const usGeoreferenceHandlers = {
  async getUsGeoreference(context) {
    const body = await answerLookups(context, products.usGeoreference, 1, source =>
      source.getUsGeoreference(context.query),
    )
    return { status: 200, body }
  },
} satisfies Pick<Handlers<operations>, 'getUsGeoreference'>
