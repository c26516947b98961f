import { and, eq } from 'drizzle-orm'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { ProviderRow } from '../organization-store.ts'
import { identityProviders } from '../tables.ts'

/** Locks a provider, and returns whether it is active now. Throws when it has been changed or deleted since. */
export async function lockProvider(db: Queries, { idpId, revision }: ProviderRow): Promise<boolean> {
  const [current] = await db
    .select({ active: identityProviders.active })
    .from(identityProviders)
    .where(and(eq(identityProviders.idpId, idpId), eq(identityProviders.revision, revision)))
    .for('update')
  if (!current) throw problem('sso-unavailable')
  return current.active
}

/** An owner got in: this is the test that an activation requires, and confirms one. */
export async function confirmActivation(db: Queries, { idpId }: ProviderRow, now: Date): Promise<void> {
  await db
    .update(identityProviders)
    .set({ tested: now, confirmUntil: null })
    .where(eq(identityProviders.idpId, idpId))
}

/** Records that an owner got in with exactly these settings. */
export async function markTested(db: Queries, { idpId, revision }: ProviderRow, now: Date): Promise<void> {
  await db
    .update(identityProviders)
    .set({ tested: now })
    .where(and(eq(identityProviders.idpId, idpId), eq(identityProviders.revision, revision)))
}
