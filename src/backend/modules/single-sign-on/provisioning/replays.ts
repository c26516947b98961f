import { and, eq, isNull } from 'drizzle-orm'
import type { operations } from '#generated/authorization/types.ts'
import type { Context } from '#kernel/contract/context.ts'
import { type Handlers, withoutTransaction } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { organizationOf } from '../organization-store.ts'
import { performAgain } from './replayed-calls.ts'
import { provisioningFailures } from './tables.ts'

/** Handler of `openapi/authorization/provisioning-failures.yaml` that performs a rejected call again. */
export const provisioningReplayHandlers = {
  // The call has its own transaction, which would wait for the locks of this one.
  replayProvisioningCall: withoutTransaction(async context => {
    const { db, params, caller, kernel, request, recordActivity, checkCallerNow } = context
    const organization = await organizationOf(db, caller.accountId)
    if (!organization) throw problem('not-found')
    const { organizationId, ownerAccountId } = organization
    if (ownerAccountId !== caller.accountId) throw problem('organization-owner-required')
    const ofOrganization = eq(provisioningFailures.organizationId, organizationId)
    const isMeant = and(eq(provisioningFailures.failureId, params.id), ofOrganization)
    const [record] = await db.select().from(provisioningFailures).where(isMeant)
    if (!record) throw problem('not-found')
    const { failureId, tokenId, sealedCall } = record
    if (record.replayed) throw problem('call-already-replayed')
    if (sealedCall === null) throw problem('call-not-kept')
    // The call may end the caller's own access.
    await checkCallerNow()
    const { status, rejection } = await performAgain(kernel, {
      failureId,
      organizationId,
      client: { clientId: tokenId, accountId: ownerAccountId },
      sealedCall,
      address: request.address,
    })
    const replayed = status < 400 ? await markReplayed(context, failureId) : null
    // Another replay of the same call was applied first.
    if (status === 401 && (await findReplayed(db, failureId))) throw problem('call-already-replayed')
    await recordActivity(failureId, { facts: { status } })
    const { failure, detail } = rejection ?? { failure: 'internal-error', detail: `Status ${status}.` }
    return {
      status: 200,
      body: replayed
        ? { status, failure: null, detail: null, replayed: replayed.toISOString() }
        : { status, failure, detail: detail.slice(0, 1000), replayed: null },
    }
  }),
} satisfies Pick<Handlers<operations>, 'replayProvisioningCall'>

/** When a call was replayed, which a call that changes something has noted in its own transaction. */
async function markReplayed({ db, now }: Pick<Context, 'db' | 'now'>, failureId: string): Promise<Date> {
  const isOpen = and(eq(provisioningFailures.failureId, failureId), isNull(provisioningFailures.replayed))
  await db.transaction(transaction =>
    transaction.update(provisioningFailures).set({ replayed: now, sealedCall: null }).where(isOpen),
  )
  return (await findReplayed(db, failureId)) ?? now
}

async function findReplayed(db: Context['db'], failureId: string): Promise<Date | null | undefined> {
  const [row] = await db
    .select({ replayed: provisioningFailures.replayed })
    .from(provisioningFailures)
    .where(eq(provisioningFailures.failureId, failureId))
  return row?.replayed
}
