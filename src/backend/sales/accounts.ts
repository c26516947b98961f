import { openOwnAccount } from '#backend/identity/public.ts'
import type { operations } from '#generated/sales/types.ts'
import type { Handlers } from '#kernel/contract/handlers.ts'

/** Handlers of `openapi/sales/accounts.yaml`. */
export const accountHandlers = {
  async createAccount(context) {
    return { status: 201, body: { account_id: await openOwnAccount(context, context.body) } }
  },
} satisfies Pick<Handlers<operations>, 'createAccount'>
