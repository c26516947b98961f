import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import { DAY, MINUTE } from '#domain/time/durations.ts'
import type { ProvisioningFailureReason } from '#generated/authorization/types.ts'
import { hashSecret } from '#kernel/access/secret-box.ts'
import type { Context, Kernel } from '#kernel/contract/context.ts'
import type { FailedCall } from '#kernel/contract/service.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { PROVISIONING_FAILURES, PROVISIONING_FAILURES_A_MINUTE } from '../limits.ts'
import { noteRejection, sealCall } from './replayed-calls.ts'
import { toSent } from './sent.ts'
import { provisioningFailures, provisioningTokens } from './tables.ts'
import { tokenIn } from './tokens.ts'

/**
 * Records a rejected call for the owners, if its token is one of an organization, expired or not. A provider that
 * repeats its calls for days leaves no more rows than one that fails now and then.
 */
export async function recordProvisioningFailure(
  call: FailedCall & { failure: ProvisioningFailureReason; detail: string },
  { queries: db, clock, secretBox }: Pick<Kernel, 'queries' | 'clock' | 'secretBox'>,
): Promise<void> {
  const { operationId, client, authorization, status, failure, detail } = call
  // A replay has its record.
  if (noteRejection(authorization, { failure, detail })) return
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
  const record = { organizationId, tokenId, suffix, operation: operationId, status, failure, detail }
  await insertRecord(db, { ...record, sent: toSent(call), sealedCall: sealCall(call, { secretBox }) }, now)
}

/** A value that a provider sent and that is not applied, while the rest of its call is. */
export interface IgnoredValue {
  /** Path of the attribute. */
  name: string
  value: unknown
  /** What the owner reads. */
  reason: string
}

/**
 * Records what was left out of a call that is otherwise applied, each attribute once a day. It never makes the call
 * fail, which may be one that ends someone's access.
 */
export async function recordIgnoredValues(
  { db, client, now, kernel }: Pick<Context, 'db' | 'client' | 'now' | 'kernel'>,
  { operationId, ignored }: { operationId: string; ignored: readonly IgnoredValue[] },
): Promise<void> {
  if (!ignored.length) return
  try {
    await db.transaction(async inner => {
      const isOfToken = eq(provisioningFailures.tokenId, client.clientId)
      const since = gt(provisioningFailures.created, new Date(now.getTime() - DAY))
      const recent = await inner
        .select({ sent: provisioningFailures.sent, detail: provisioningFailures.detail })
        .from(provisioningFailures)
        .where(and(isOfToken, since, eq(provisioningFailures.failure, 'not-stored')))
      const listed = new Set(recent.flatMap(({ sent }) => sent.map(({ name }) => name)))
      const fresh = ignored.flatMap(({ name, value, reason }) => {
        const [shown] = toSent({ id: undefined, query: {}, body: { [name]: summaryOf(value) } })
        return shown && !listed.has(shown.name) ? [{ shown, reason }] : []
      })
      if (!fresh.length || recent.length >= PROVISIONING_FAILURES_A_MINUTE) return
      const [token] = await inner
        .select({ organizationId: provisioningTokens.organizationId, suffix: provisioningTokens.suffix })
        .from(provisioningTokens)
        .where(eq(provisioningTokens.tokenId, client.clientId))
      if (!token) return
      const record = {
        ...token,
        tokenId: client.clientId,
        operation: operationId,
        status: 200,
        failure: 'not-stored' as const,
        detail: fresh.map(({ reason }) => reason).join(' '),
        sent: fresh.slice(0, 40).map(({ shown }) => shown),
      }
      await insertRecord(inner, record, now)
    })
  } catch (error) {
    kernel.log.error({ err: error }, 'ignored values could not be recorded')
  }
}

/** A value in one line: that of a text or number, and of anything else only that it is there. */
function summaryOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? '…' : (value ?? null)
}

type NewRecord = Omit<typeof provisioningFailures.$inferInsert, 'failureId' | 'created'>

/** Inserts a record, and deletes the oldest of a token that has too many. */
async function insertRecord(db: Queries, record: NewRecord, now: Date): Promise<void> {
  const detail = record.detail.slice(0, 1000)
  await db.insert(provisioningFailures).values({ ...record, detail, failureId: newId(now), created: now })
  const ofToken = eq(provisioningFailures.tokenId, record.tokenId)
  const beyond = db
    .select({ failureId: provisioningFailures.failureId })
    .from(provisioningFailures)
    .where(ofToken)
    .orderBy(desc(provisioningFailures.created), desc(provisioningFailures.failureId))
    .offset(PROVISIONING_FAILURES)
  await db.delete(provisioningFailures).where(inArray(provisioningFailures.failureId, beyond))
}
