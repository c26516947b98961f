import { desc, eq } from 'drizzle-orm'
import type { TaxExemptionStatus } from '#generated/sales/types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { taxExemptions } from '../tables.ts'

export type Declaration = typeof taxExemptions.$inferSelect

/** Declarations kept in the history that staff see. */
const MOST_DECLARATIONS = 100

/** The declarations of an account, the latest first. */
export function declarationsOf(
  db: Queries,
  accountId: number,
  most = MOST_DECLARATIONS,
): Promise<Declaration[]> {
  return db
    .select()
    .from(taxExemptions)
    .where(eq(taxExemptions.accountId, accountId))
    .orderBy(desc(taxExemptions.exemptionId))
    .limit(most)
}

/** Declares an account tax-exempt. The caller has made sure that no other declaration holds. */
export async function declareExemption(
  db: Queries,
  {
    accountId,
    begins,
    ends,
    note,
    declaredBy,
    now,
  }: { accountId: number; begins: Date; ends: Date | null; note: string; declaredBy: string; now: Date },
): Promise<void> {
  await db
    .insert(taxExemptions)
    .values({ accountId, timestamp: begins, expiration: ends, note, declared: now, declaredBy })
}

/** Ends a declaration that holds, or that will. */
export async function revokeDeclaration(db: Queries, { exemptionId }: Declaration, now: Date): Promise<void> {
  await db.update(taxExemptions).set({ revoked: now }).where(eq(taxExemptions.exemptionId, exemptionId))
}

/** What the latest declaration says at a time. */
export function exemptionStatus(latest: Declaration | undefined, now: Date): TaxExemptionStatus {
  if (!latest) return 'not-exempt'
  if (latest.revoked) return 'revoked'
  if (latest.timestamp > now) return 'upcoming'
  return latest.expiration && latest.expiration <= now ? 'expired' : 'exempt'
}

/** Whether an account pays no sales tax. */
export async function isExempt(db: Queries, accountId: number, now: Date): Promise<boolean> {
  const [latest] = await declarationsOf(db, accountId, 1)
  return exemptionStatus(latest, now) === 'exempt'
}

/** The exemption of an account as the API returns it to everyone. */
export function exemptionWire(latest: Declaration | undefined, now: Date) {
  const status = exemptionStatus(latest, now)
  return {
    tax_exempt: status === 'exempt',
    status,
    timestamp: latest?.timestamp.toISOString() ?? null,
    expiration: latest?.expiration?.toISOString() ?? null,
  }
}
