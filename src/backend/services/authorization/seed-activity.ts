import { HOUR } from '#domain/time/durations.ts'
import type { ActivityKind } from '#generated/authorization/types.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { activities } from '#kernel/storage/tables.ts'

export interface Past {
  operation: string
  kind: ActivityKind
  summary: string
  reason?: string
  byStaff?: boolean
}

const PAST: readonly Past[] = [
  { operation: 'logIn', kind: 'sign-in', summary: 'Logged in with a password' },
  { operation: 'createSecretKey', kind: 'keys', summary: 'Created the secret key Returns portal' },
  {
    operation: 'authorizeDomain',
    kind: 'keys',
    summary: 'Authorized autumn.northwind.example for the embedded key Campaign page, autumn',
  },
  {
    operation: 'createKeyLimit',
    kind: 'keys',
    summary: 'Limited the key Campaign page, autumn to 50,000 lookups',
  },
  { operation: 'createInvitation', kind: 'team', summary: 'Invited lee@northwind.example as API key editor' },
  { operation: 'grantRole', kind: 'team', summary: 'Granted Billing viewer to lee@northwind.example' },
  {
    operation: 'revealSecretKeyToken',
    kind: 'keys',
    summary: 'Revealed the token of the secret key Claims intake',
  },
  { operation: 'confirmSecondFactor', kind: 'sign-in', summary: 'Turned on two-step verification' },
  {
    operation: 'pauseSecretKey',
    kind: 'keys',
    summary: 'Paused the secret key Data team notebook',
    byStaff: true,
    reason: 'Requested by the customer by phone',
  },
]

/** Adds entries to the activity log of a person, one every few hours into the past. They cannot be undone. */
export async function seedActivity(
  db: Queries,
  {
    userId,
    accountId,
    now,
    count,
    past: entries = PAST,
  }: { userId: string; accountId: number; now: Date; count: number; past?: readonly Past[] },
): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    const { reason = null, byStaff = false, ...past } = entries[index % entries.length] ?? never()
    return {
      ...past,
      reason,
      byStaff,
      accountId,
      userId,
      requestId: newId(),
      address: `203.0.113.${index % 200}`,
      userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
      created: new Date(now.getTime() - (count - index) * 5 * HOUR),
    }
  })
  if (rows.length) await db.insert(activities).values(rows)
}

function never(): never {
  throw new Error('nothing has happened')
}
