import { and, eq, lt } from 'drizzle-orm'
import { accounts, memberships } from '#backend/modules/accounts/public.ts'
import { people } from '#backend/modules/people/public.ts'
import { HOUR } from '#domain/time/durations.ts'
import type { CustomerRole } from '#generated/authorization/types.ts'
import { INVITATION_LIFETIME } from '#generated/durations.ts'
import { hashSecret, randomSecret } from '#kernel/access/secret-box.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { invitations } from './tables.ts'

/** Rows that one statement inserts. */
const BATCH = 1000

/** What people of a company can do, from the most frequent to the rarest. */
const ROLES: CustomerRole[][] = [
  ['api-key-viewer'],
  ['api-key-viewer', 'api-key-editor'],
  ['billing-viewer'],
  ['billing-viewer', 'billing-editor'],
  ['api-key-viewer', 'api-key-editor', 'billing-viewer'],
  [],
]

/** How many more people an account has, and how many it has invited. */
interface TeamSize {
  members: number
  /** Open invitations. */
  invited?: number | undefined
  /** Invitations that have expired. */
  expired?: number | undefined
}

/** Adds members and invitations to an account, with seats for all of them. The members cannot log in. */
export async function seedManyMembers(
  db: Queries,
  { accountId, now, members, invited = 0, expired = 0 }: { accountId: number; now: Date } & TeamSize,
): Promise<void> {
  const before = (index: number) => new Date(now.getTime() - (index + 1) * HOUR)
  const rolesOf = (index: number) => ROLES[Math.floor(Math.log2((index % 64) + 1))] ?? []
  // Two accounts cannot have people with the same address.
  const addressOf = (kind: string, index: number) =>
    `${kind}-${String(index + 1).padStart(4, '0')}@team-${accountId}.example`

  const joined = Array.from({ length: members }, (_, index) => ({
    userId: newId(before(index)),
    username: addressOf('member', index),
    roles: rolesOf(index),
    created: before(index),
    confirmed: before(index),
  }))
  const waiting = Array.from({ length: invited + expired }, (_, index) => {
    // Invited within the last seven days, or before that.
    const created = new Date(
      now.getTime() -
        (index < invited
          ? ((index + 1) * INVITATION_LIFETIME) / (invited + 1)
          : INVITATION_LIFETIME + (index - invited + 1) * HOUR),
    )
    return {
      invitationId: newId(created),
      accountId,
      emailAddress: addressOf('invited', index),
      roles: rolesOf(index).length ? rolesOf(index) : ['billing-viewer'],
      tokenHash: hashSecret(randomSecret()),
      created,
      expiration: new Date(created.getTime() + INVITATION_LIFETIME),
    }
  })
  for (const rows of inBatches(joined)) {
    await db.insert(people).values(rows.map(({ roles: _, ...person }) => person))
    await db
      .insert(memberships)
      .values(rows.map(({ userId, roles, created }) => ({ accountId, userId, roles, created })))
  }
  for (const rows of inBatches(waiting)) await db.insert(invitations).values(rows)
  const seats = members + invited + 1
  await db
    .update(accounts)
    .set({ maxUsers: seats })
    .where(and(eq(accounts.accountId, accountId), lt(accounts.maxUsers, seats)))
}

function inBatches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) =>
    rows.slice(index * BATCH, (index + 1) * BATCH),
  )
}
