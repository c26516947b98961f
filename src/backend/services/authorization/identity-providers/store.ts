import { and, eq, sql } from 'drizzle-orm'
import {
  certificateReminders,
  identityProviders,
  type OrganizationRow,
  type ProviderRow,
  providerOf,
  ssoLogins,
  ssoRecords,
} from '#backend/modules/single-sign-on/public.ts'
import type { Caller } from '#kernel/access/access.ts'
import { tokenNotAllowed } from '#kernel/access/api-tokens/check.ts'
import { problem } from '#kernel/http/problem.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'

type Given = Pick<ProviderRow, 'name' | 'settings' | 'sealedSecret'>

export async function requireNoProvider(db: Queries, { organizationId }: OrganizationRow): Promise<void> {
  if (await providerOf(db, organizationId)) throw problem('identity-provider-exists')
}

export async function insertProvider(
  db: Queries,
  { organizationId }: OrganizationRow,
  { now, ...given }: Given & { now: Date },
): Promise<ProviderRow> {
  const [row] = await db
    .insert(identityProviders)
    .values({ idpId: newId(now), organizationId, created: now, ...given })
    .onConflictDoNothing()
    .returning()
  // Someone set one up while the settings were being checked.
  if (!row) throw problem('identity-provider-exists')
  return row
}

/**
 * Throws 403 when a program, or someone with a set-up link, would change a provider that people log in with: the one who
 * chooses the provider could log in in their place. An owner does that.
 */
export function rejectSetUpOfActive({ token }: Pick<Caller, 'token'>, { active }: ProviderRow): void {
  if (token && active) throw tokenNotAllowed('The provider is active, so only an owner can change it.')
}

/**
 * Replaces the settings of a provider; the new ones count as untested. Throws when it has been changed or
 * activated since `before` was read.
 */
export async function replaceSettings(
  db: Queries,
  before: ProviderRow,
  { forget, ...given }: Given & { forget: boolean },
): Promise<ProviderRow> {
  const [row] = await db
    .update(identityProviders)
    .set({ ...given, tested: null, revision: sql`${identityProviders.revision} + 1` })
    .where(
      and(
        eq(identityProviders.idpId, before.idpId),
        eq(identityProviders.revision, before.revision),
        eq(identityProviders.active, before.active),
      ),
    )
    .returning()
  if (!row) throw problem('not-found')
  if (forget) await forgetLogins(db, row.idpId)
  return row
}

/** Deletes an identity provider, the logins linked to it, and the list of logins. */
export async function deleteProvider(db: Queries, idpId: string): Promise<void> {
  await forgetLogins(db, idpId)
  await db.delete(certificateReminders).where(eq(certificateReminders.idpId, idpId))
  await db.delete(ssoRecords).where(eq(ssoRecords.idpId, idpId))
  await db.delete(identityProviders).where(eq(identityProviders.idpId, idpId))
}

/** Another issuer has different people, even where its ids for them are the same. */
async function forgetLogins(db: Queries, idpId: string): Promise<void> {
  await db.delete(ssoLogins).where(eq(ssoLogins.idpId, idpId))
}
