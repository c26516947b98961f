import type { operations } from '#generated/reporting/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'

/** Handlers of `openapi/reporting/lookup-source.yaml`. */
export const lookupSourceHandlers = {
  async getLookupSource({ kernel }) {
    const source = kernel.config.LOOKUP_UPSTREAM === undefined ? 'sample' : 'live'
    return { status: 200, body: { source } }
  },
} satisfies Pick<Handlers<operations>, 'getLookupSource'>
