import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { operations, ProvisioningFailureReason, QueryDefaults } from '#generated/authorization/types.ts'
import { hashSecret } from '#kernel/access/secret-box.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import type { FailedCall } from '#kernel/contract/service.ts'
import { problem } from '#kernel/http/problem.ts'
import { newId } from '#kernel/random.ts'
import { PROVISIONING_FAILURES, PROVISIONING_FAILURES_A_MINUTE } from '../limits.ts'
import { organizationOf } from '../organization-store.ts'
import { toSent } from './sent.ts'
import { provisioningFailures, provisioningTokens } from './tables.ts'
import { tokenIn } from './tokens.ts'

const MINUTE = 60_000

/** Handlers of `openapi/authorization/provisioning-failures.yaml`. */
export const provisioningFailureHandlers = {
  async listProvisioningFailures({ db, query, caller }) {
    const organization = await organizationOf(db, caller.accountId)
    if (!organization) throw problem('not-found')
    const { organizationId, ownerAccountId } = organization
    if (ownerAccountId !== caller.accountId) throw problem('organization-owner-required')
    const own = eq(provisioningFailures.organizationId, organizationId)
    const { page, page_size: size } = query
    const rows = await db
      .select()
      .from(provisioningFailures)
      .where(own)
      .orderBy(desc(provisioningFailures.created), desc(provisioningFailures.failureId))
      .limit(size)
      .offset((page - 1) * size)
    return {
      status: 200,
      body: {
        total: await db.$count(provisioningFailures, own),
        failures: rows.map(({ failureId, suffix, operation, status, failure, detail, sent, created }) => ({
          failure_id: failureId,
          time: created.toISOString(),
          operation,
          token_suffix: suffix,
          status,
          failure,
          detail,
          sent,
        })),
      },
    }
  },
} satisfies Pick<Handlers<operations, QueryDefaults>, 'listProvisioningFailures'>

/**
 * Records a rejected call for the owners, if its token is one of an organization, expired or not. A provider that
 * repeats its calls for days leaves no more rows than one that fails now and then.
 */
export async function recordProvisioningFailure(
  call: FailedCall & { failure: ProvisioningFailureReason; detail: string },
  { queries: db, clock }: Pick<Kernel, 'queries' | 'clock'>,
): Promise<void> {
  const { operationId, client, authorization, status, failure, detail } = call
  // Without valid credentials, only the end of a token is worth a line.
  const token = client || failure === 'token-expired' ? tokenIn(authorization) : undefined
  if (!token) return
  const [found] = await db
    .select()
    .from(provisioningTokens)
    .where(eq(provisioningTokens.tokenHash, hashSecret(token)))
  if (!found) return
  const { tokenId, organizationId, suffix } = found
  const now = clock.now()
  const ofToken = eq(provisioningFailures.tokenId, tokenId)
  const recent = and(ofToken, gt(provisioningFailures.created, new Date(now.getTime() - MINUTE)))
  const isTooOften = failure === 'too-many-requests' || failure === 'token-expired'
  const recorded = isTooOften
    ? await db.$count(provisioningFailures, and(recent, eq(provisioningFailures.failure, failure)))
    : await db.$count(provisioningFailures, recent)
  if (recorded >= (isTooOften ? 1 : PROVISIONING_FAILURES_A_MINUTE)) return
  await db.insert(provisioningFailures).values({
    failureId: newId(now),
    organizationId,
    tokenId,
    suffix,
    operation: operationId,
    status,
    failure,
    detail: detail.slice(0, 1000),
    sent: toSent(call),
    created: now,
  })
  const beyond = db
    .select({ failureId: provisioningFailures.failureId })
    .from(provisioningFailures)
    .where(ofToken)
    .orderBy(desc(provisioningFailures.created), desc(provisioningFailures.failureId))
    .offset(PROVISIONING_FAILURES)
  await db.delete(provisioningFailures).where(inArray(provisioningFailures.failureId, beyond))
}
