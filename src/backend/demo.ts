import { and, eq } from 'drizzle-orm'
import { openAccount } from '#backend/authorization/accounts.ts'
import { people } from '#backend/identity/tables.ts'
import { INTERNAL_ROLE, KEY_RECOVERY_WINDOW } from '#domain/constants.ts'
import type { Kernel } from '#kernel/handlers.ts'
import { internalRoles, memberships } from '#kernel/tables.ts'
import { type SeedKey, seedKeys, seedPerson } from './seed.ts'

/** How to sign in to the demo. The address can never get a mail (RFC 2606). */
export const DEMO_LOGIN = { username: 'dana@northwind.example', password: 'correct horse battery staple' }

/** A member of staff, who can act as the customer. */
export const DEMO_STAFF = { username: 'robin@gatepost.example', password: DEMO_LOGIN.password }

const DAY = 24 * 60 * 60_000

/** Gives an empty database a confirmed owner with an account and keys to look at. Does nothing the second time. */
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
    if (accountId) await seedKeys(kernel, db, accountId, demoKeys(now))
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

function demoKeys(now: Date): SeedKey[] {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  const recoveryDeadline = new Date(now.getTime() + KEY_RECOVERY_WINDOW - 3 * DAY)
  return [
    {
      label: 'Checkout server',
      description: 'Verifies the address before an order is placed',
      created: daysAgo(212),
    },
    { label: 'Nightly CRM import', description: 'Cleans new leads at 02:00 UTC', created: daysAgo(174) },
    {
      label: 'Warehouse label printer',
      description: 'ZIP+4 and delivery point for carrier labels',
      created: daysAgo(121),
    },
    { label: 'Claims intake', description: 'Geocodes the site of a claim', created: daysAgo(96) },
    { label: 'Data team notebook', created: daysAgo(71), paused: true },
    {
      label: 'Returns portal',
      description: 'Confirms the sender before a label is paid',
      created: daysAgo(44),
    },
    { label: 'Staging', description: 'Everything that is not production', created: daysAgo(30) },
    {
      label: 'Load test, spring',
      description: 'Delete after the test',
      created: daysAgo(23),
      recoveryDeadline,
    },
    {
      label: 'Mobile backend',
      description: 'Called by the app server, never by the app',
      created: daysAgo(9),
    },
  ]
}
