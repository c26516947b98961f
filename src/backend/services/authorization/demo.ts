import { and, eq } from 'drizzle-orm'
import { internalRoles, memberships, openAccount } from '#backend/modules/accounts/public.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import type { Demo } from '#kernel/seeds.ts'
import { seedTokens } from './api-tokens/seed-tokens.ts'
import { type Past, seedActivity } from './seed-activity.ts'

/** What happens again and again, and leaves nothing on another page that would have to agree with it. */
const ROUTINE: readonly Past[] = [
  { operation: 'logIn', kind: 'sign-in', summary: 'Logged in with a password' },
  {
    operation: 'revealSecretKeyToken',
    kind: 'keys',
    summary: 'Revealed the token of the secret key Claims intake',
  },
  { operation: 'logIn', kind: 'sign-in', summary: 'Logged in with a password' },
  {
    operation: 'revealSecretKeyToken',
    kind: 'keys',
    summary: 'Revealed the token of the secret key Returns portal',
  },
]

/** The keys of the demo have this one paused today. */
const PAUSED_BY_STAFF: Past = {
  operation: 'pauseSecretKey',
  kind: 'keys',
  summary: 'Paused the secret key Data team notebook',
  byStaff: true,
  reason: 'Requested by the customer by phone',
}

export const demo: Demo = {
  async seed({ db, now, userId, accountId, staffUserId }) {
    // A second account to switch to; logins still start in the first.
    await openAccount(db, { userId, label: 'Fabrikam Freight', now })
    const first = and(eq(memberships.userId, userId), eq(memberships.accountId, accountId))
    await db.update(memberships).set({ isDefault: true }).where(first)
    const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60_000)
    await seedActivity(db, { userId, accountId, now: hoursAgo(5), count: 39, past: ROUTINE })
    await seedActivity(db, { userId, accountId, now, count: 1, past: [PAUSED_BY_STAFF] })
    await seedTokens({ db, now, userId, accountId }, [
      { name: 'Nightly export', roles: ['api-key-viewer', 'billing-viewer'], usedHoursAgo: 7 },
      {
        name: 'Infrastructure as code',
        kind: 'service',
        roles: ['api-key-viewer', 'api-key-editor'],
        networks: ['203.0.113.0/24'],
        usedHoursAgo: 2,
      },
    ])
    await db.insert(internalRoles).values({ userId: staffUserId, role: INTERNAL_ROLE, created: now })
  },
}
