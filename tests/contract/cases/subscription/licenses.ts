import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { accounts } from '#backend/accounts/tables.ts'
import { openTrack } from '#backend/subscription/grants.ts'
import { getMaxUsers, listLicenses } from '#generated/subscription/operations.ts'
import { define } from '../../../support/case.ts'
import type { World } from '../../../support/world.ts'

async function holding(world: World, ...licenses: number[]) {
  const caller = await world.person()
  await world.given(undefined, async ({ db, clock }) => {
    for (const licenseId of licenses)
      await openTrack(db, { accountId: caller.accountId ?? 0, licenseId, now: clock.now() })
  })
  return { caller }
}

export const cases = [
  define(listLicenses, 200, {
    example: 'some-licenses',
    arrange: world => holding(world, 1102, 1203, 1407),
    check: ({ licenses }) => expect(licenses.map(({ license_id }) => license_id)).toEqual([1407, 1203, 1102]),
  }),
  define(listLicenses, 200, {
    example: 'one-license',
    arrange: world => holding(world, 1102),
    check: ({ licenses }) =>
      expect(licenses).toEqual([
        {
          license_id: 1102,
          license_key: 'us-core-cloud',
          license_label: 'US Address Verification, Core',
          license_description: 'Verifies and standardizes addresses in the United States.',
          product_line: 'us-address-verification',
          product_edition: 'core',
          edition_key: 'core',
          edition_label: 'Core',
          region_label: 'United States',
          hosting_key: 'cloud',
          hosting_label: 'Cloud',
          group: 'us-core',
          endpoints: ['/api/gateway/us-street'],
        },
      ]),
  }),
  define(listLicenses, 200, {
    example: 'no-licenses',
    title: 'those of another account are not shown',
    arrange: async world => {
      await holding(world, 1102)
      return { caller: await world.person() }
    },
    check: ({ licenses }) => expect(licenses).toEqual([]),
  }),
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
