import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { organizationOf, performAgain, provisioningFailures } from '#backend/modules/single-sign-on/public.ts'
import type { operations, QueryDefaults } from '#generated/authorization/types.ts'
import type { Context } from '#kernel/contract/context.ts'
import { type Handlers, withoutTransaction } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'

/** Handlers of `openapi/authorization/provisioning-failures.yaml`. */
export const provisioningFailureHandlers = {
  async listProvisioningFailures({ db, query, caller }) {
    const organization = await organizationOf(db, caller.accountId)
    if (!organization) throw problem('not-found')
    const { organizationId, ownerAccountId } = organization
    if (ownerAccountId !== caller.accountId) throw problem('organization-owner-required')
    const own = eq(provisioningFailures.organizationId, organizationId)
    const { page, page_size: size } = query
    const { sealedCall, ...columns } = getTableColumns(provisioningFailures)
    const rows = await db
      .select({ ...columns, replayable: sql<boolean>`${sealedCall} is not null` })
      .from(provisioningFailures)
      .where(own)
      .orderBy(desc(provisioningFailures.created), desc(provisioningFailures.failureId))
      .limit(size)
      .offset((page - 1) * size)
    return {
      status: 200,
      body: {
        total: await db.$count(provisioningFailures, own),
        failures: rows.map(row => ({
          failure_id: row.failureId,
          time: row.created.toISOString(),
          operation: row.operation,
          token_suffix: row.suffix,
          status: row.status,
          failure: row.failure,
          detail: row.detail,
          sent: row.sent,
          replayable: row.replayable,
          replayed: row.replayed?.toISOString() ?? null,
        })),
      },
    }
  },

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
} satisfies Pick<Handlers<operations, QueryDefaults>, 'listProvisioningFailures' | 'replayProvisioningCall'>

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
