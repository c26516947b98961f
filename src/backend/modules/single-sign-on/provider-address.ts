import { normalizeUsername } from '#backend/modules/people/public.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { AssertedIdentity } from './asserted-identity.ts'
import { verifierOf } from './login-domains.ts'
import type { OrganizationRow } from './organization-store.ts'

/**
 * The person with an email address, also if the provider sent none: Entra ID has only a user name for people without a
 * mailbox. Such a name serves if the organization has verified its domain in DNS. Anywhere else, it only looks like an
 * address, and may be someone else's.
 */
export async function withAddress(
  db: Queries,
  { organizationId }: OrganizationRow,
  identity: AssertedIdentity,
): Promise<AssertedIdentity> {
  if (identity.email !== null) return identity
  for (const name of identity.userNames) {
    const domain = normalizeUsername(name).split('@').at(-1) ?? ''
    if ((await verifierOf(db, domain)) === organizationId)
      return { ...identity, email: name, emailVerified: undefined }
  }
  return identity
}
