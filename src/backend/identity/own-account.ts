import { openAccount } from '#backend/accounts/public.ts'
import type { operations } from '#generated/identity/types.ts'
import type { Handlers } from '#kernel/contract/handlers.ts'
import { problem } from '#kernel/http/problem.ts'
import { findPerson } from './people.ts'

/** Handlers of `openapi/identity/own-account.yaml`. */
export const ownAccountHandlers = {
  async createOwnAccount({ db, body, caller, now, recordActivity }) {
    const { userId } = caller
    const person = await findPerson(db, userId)
    if (!person?.confirmed) throw problem('email-not-confirmed')
    const label = body?.account_name ?? (person.company.trim() || person.username).slice(0, 100)
    const accountId = await openAccount(db, { userId, label, now })
    await recordActivity(String(accountId), { accountId })
    return { status: 201, body: { account_id: accountId } }
  },
} satisfies Pick<Handlers<operations>, 'createOwnAccount'>
