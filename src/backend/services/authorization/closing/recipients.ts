import { eq } from 'drizzle-orm'
import type { ClosingPart, PreviewFacts } from '#backend/modules/accounts/public.ts'
import { ownerAddressesOf } from '#backend/modules/people/public.ts'
import { organizations } from '#backend/modules/single-sign-on/public.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { invitations } from '../tables.ts'

/** Who gets an email about the closing of an account: its owners, then its contacts, each once. */
export async function addressesOf(
  db: Queries,
  accountId: number,
  parts: readonly ClosingPart[],
): Promise<string[]> {
  const owners = await ownerAddressesOf(db, accountId)
  const contacts = parts.flatMap(part => part.contacts ?? [])
  return [...new Set([...owners.toSorted(), ...contacts].map(address => address.toLowerCase()))]
}

/** Whom the account has invited. Others log in by the organization that it has registered. */
export async function teamThatEnds(...[db, { accountId }]: PreviewFacts): Promise<ClosingPart> {
  const owned = await db.$count(organizations, eq(organizations.ownerAccountId, accountId))
  const invited = await db
    .select({ address: invitations.emailAddress })
    .from(invitations)
    .where(eq(invitations.accountId, accountId))
  return {
    addresses: invited.map(({ address }) => address),
    ...(owned && { obstacles: ['organization' as const] }),
  }
}
