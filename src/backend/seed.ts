import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import { openAccount } from '#backend/accounts/public.ts'
import { people } from '#backend/identity/tables.ts'
import { secretKeys } from '#backend/security/tables.ts'
import { createToken, tokenColumns } from '#backend/security/tokens.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import type { Kernel } from '#kernel/contract/handlers.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { activities, internalRoles, memberships } from '#kernel/storage/tables.ts'
import {
  type SeedKeyWithPast,
  type SeedSubscription,
  seedKeysWithPast,
  seedSubscriptions,
} from './seed-keys.ts'
import { seedUsage } from './seed-usage.ts'

/** A key to put into an account; what is left out is that of an active key made now. */
export interface SeedKey {
  label: string
  description?: string
  created?: Date
  paused?: boolean
  recoveryDeadline?: Date
  /** Who made it. */
  createdBy?: string
}

/** Puts a person into the database, with an account unless the address is not confirmed. */
export async function seedPerson(
  db: Queries,
  person: {
    username: string
    passwordHash: string
    label: string
    now: Date
    confirmed?: boolean
    roles?: string[]
    maxUsers?: number
  },
): Promise<{ userId: string; accountId: number | null }> {
  const { username, passwordHash, label, now, confirmed = true, roles, maxUsers = 5 } = person
  const userId = uuidv7({ msecs: now.getTime() })
  await db.insert(people).values({
    userId,
    username,
    passwordHash,
    passwordSet: now,
    created: now,
    confirmed: confirmed ? now : null,
  })
  if (!confirmed) return { userId, accountId: null }
  const accountId = await openAccount(db, { userId, label, now, maxUsers })
  if (roles) await setRoles(db, { userId, accountId, roles, now })
  return { userId, accountId }
}

/** Replaces what a person may do in an account; the roles of staff go where those of staff are. */
export async function setRoles(
  db: Queries,
  {
    userId,
    accountId,
    roles,
    now,
  }: { userId: string; accountId: number; roles: readonly string[]; now: Date },
): Promise<void> {
  const customer = roles.filter(role => role !== INTERNAL_ROLE)
  await db
    .update(memberships)
    .set({ roles: customer })
    .where(and(eq(memberships.userId, userId), eq(memberships.accountId, accountId)))
  await db.delete(internalRoles).where(eq(internalRoles.userId, userId))
  if (roles.includes(INTERNAL_ROLE))
    await db.insert(internalRoles).values({ userId, role: INTERNAL_ROLE, created: now })
}

/** Puts secret keys into an account; answers their ids by label. */
export async function seedKeys(
  kernel: Kernel,
  db: Queries,
  accountId: number,
  keys: readonly SeedKey[],
): Promise<Map<string, string>> {
  const now = kernel.clock.now()
  const rows = keys.map(
    ({ label, description = '', created = now, paused = false, recoveryDeadline = null, createdBy }) => {
      const token = createToken()
      return {
        keyId: uuidv7({ msecs: created.getTime() }),
        accountId,
        label,
        description,
        ...tokenColumns(kernel, token),
        created,
        paused,
        deactivated: paused ? now : null,
        recoveryDeadline,
        createdBy: createdBy ?? null,
      }
    },
  )
  for (let from = 0; from < rows.length; from += 500)
    await db.insert(secretKeys).values(rows.slice(from, from + 500))
  return new Map(rows.map(({ label, keyId }) => [label, keyId]))
}

const PASSWORD = 'correct horse battery staple'

/**
 * `POST /dev/people` makes a person for a test: `{ roles?, confirmed?, keys?, labels?, usage?, accounts?,
 * keysWithPast?, subscriptions? }` answers `{ username, password, keys }`, the latter those with a past. It exists in
 * tests alone, so that each can begin with people of its own. `GET /dev/activities.json`
 * answers everything that was recorded, for a look at what a run has left behind.
 */
export function registerSeeding(app: FastifyInstance, kernel: Kernel): void {
  app.get('/dev/activities.json', () => kernel.queries.select().from(activities))
  let hash: Promise<string> | undefined
  app.post('/dev/people', async request => {
    const wish = (request.body ?? {}) as {
      roles?: string[]
      confirmed?: boolean
      keys?: number
      /** Labels of further keys. */
      labels?: string[]
      /** Days of made-up lookups of the keys. */
      usage?: number
      accounts?: string[]
      keysWithPast?: SeedKeyWithPast[]
      subscriptions?: SeedSubscription[]
    }
    hash ??= kernel.passwords.hash(PASSWORD)
    const passwordHash = await hash
    const username = `${uuidv7()}@test.example`
    const now = kernel.clock.now()
    const seeded = await kernel.queries.transaction(async db => {
      const { userId, accountId } = await seedPerson(db, {
        ...wish,
        username,
        passwordHash,
        label: 'Test account',
        now,
      })
      const keys = Array.from({ length: wish.keys ?? 0 }, (_, index) => ({
        label: `Key ${String(index + 1).padStart(5, '0')}`,
        created: new Date(now.getTime() - index * 60_000),
      }))
      keys.push(...(wish.labels ?? []).map(label => ({ label, created: now })))
      for (const label of wish.accounts ?? []) await openAccount(db, { userId, label, now })
      if (!accountId) return []
      if (keys.length) await seedKeys(kernel, db, accountId, keys)
      if (wish.usage) await seedUsage(db, { accountId, days: wish.usage, now })
      await seedSubscriptions(kernel, db, accountId, wish.subscriptions ?? [])
      return seedKeysWithPast(kernel, db, { accountId, userId }, wish.keysWithPast ?? [])
    })
    return { username, password: PASSWORD, ...(seeded.length && { keys: seeded }) }
  })
}
