import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { accounts } from '#backend/authorization/tables.ts'
import { getMaxUsers } from '#generated/subscription/operations.ts'
import { define } from '../../support/case.ts'

export const cases = [
  define(getMaxUsers, 200, {
    example: 'team',
    arrange: async world => {
      const caller = await world.person()
      await world.given(undefined, async ({ db }) => {
        await db
          .update(accounts)
          .set({ maxUsers: 5 })
          .where(eq(accounts.accountId, caller.accountId ?? 0))
      })
      return { caller }
    },
    check: ({ max_users }) => expect(max_users).toBe(5),
  }),
  define(getMaxUsers, 200, {
    example: 'one-person',
    arrange: async world => {
      const caller = await world.person()
      await world.given(undefined, async ({ db }) => {
        await db
          .update(accounts)
          .set({ maxUsers: 1 })
          .where(eq(accounts.accountId, caller.accountId ?? 0))
      })
      return { caller }
    },
    check: ({ max_users }) => expect(max_users).toBe(1),
  }),
]
