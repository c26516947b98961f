import { and, eq } from 'drizzle-orm'
import { openAccount } from '#backend/accounts/public.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import type { Demo } from '#kernel/dev/demo.ts'
import { internalRoles, memberships } from '#kernel/storage/tables.ts'
import { seedActivity } from './seed-activity.ts'

export const demo: Demo = {
  async plant({ db, now, userId, accountId, staffUserId }) {
    // A second account to switch to; logins still start in the first.
    await openAccount(db, { userId, label: 'Fabrikam Freight', now })
    const first = and(eq(memberships.userId, userId), eq(memberships.accountId, accountId))
    await db.update(memberships).set({ isDefault: true }).where(first)
    await seedActivity(db, { userId, accountId, now, count: 40 })
    await db.insert(internalRoles).values({ userId: staffUserId, role: INTERNAL_ROLE, created: now })
  },
}
