import { and, eq } from 'drizzle-orm'
import { openAccount } from '#backend/accounts/public.ts'
import { people } from '#backend/identity/tables.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import type { Kernel } from '#kernel/contract/handlers.ts'
import { internalRoles, memberships } from '#kernel/storage/tables.ts'
import { seedDemoKeys } from './demo-keys.ts'
import { seedDemoUsage } from './demo-usage.ts'
import { seedPerson } from './seed.ts'

/** How to sign in to the demo. The address can never get a mail (RFC 2606). */
export const DEMO_LOGIN = { username: 'dana@northwind.example', password: 'correct horse battery staple' }

/** A member of staff, who can act as the customer. */
export const DEMO_STAFF = { username: 'robin@gatepost.example', password: DEMO_LOGIN.password }

/**
 * Gives an empty database a confirmed owner with an account, keys, and months of their use to look at. Does
 * nothing the second time.
 */
export async function seedDemo(kernel: Kernel): Promise<void> {
  const { username, password } = DEMO_LOGIN
  const known = await kernel.queries.select().from(people).where(eq(people.username, username))
  if (known.length) return
  const passwordHash = await kernel.passwords.hash(password)
  const now = kernel.clock.now()
  await kernel.queries.transaction(async db => {
    const { userId, accountId } = await seedPerson(db, {
      username,
      passwordHash,
      label: 'Northwind Traders',
      now,
    })
    if (accountId) {
      const keys = await seedDemoKeys(kernel, db, { accountId, userId })
      await seedDemoUsage(db, { accountId, keys, now })
    }
    // A second account, so that there is one to switch to; the first stays the one to start in.
    await openAccount(db, { userId, label: 'Fabrikam Freight', now })
    const own = and(eq(memberships.userId, userId), eq(memberships.accountId, accountId ?? 0))
    await db.update(memberships).set({ isDefault: true }).where(own)
    const staff = await seedPerson(db, {
      username: DEMO_STAFF.username,
      passwordHash,
      label: 'Gatepost staff',
      now,
    })
    await db.insert(internalRoles).values({ userId: staff.userId, role: INTERNAL_ROLE, created: now })
  })
  kernel.log.info('seeded the demo')
}
