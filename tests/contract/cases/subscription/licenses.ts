import { expect } from 'vitest'
import { openTrack } from '#backend/services/subscription/grants.ts'
import { getMaxUsers } from '#generated/subscription/operations/getMaxUsers.ts'
import { listLicenses } from '#generated/subscription/operations/listLicenses.ts'
import { define } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { grantTerms, yearTerm } from '../../../support/terms.ts'

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
          license_label: 'US Address Verification, Plus',
          license_description: 'Verifies and standardizes addresses in the United States.',
          product_line: 'us-address-verification',
          product_edition: 'core',
          edition_key: 'core',
          edition_label: 'Plus',
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
      const caller = await world.person({ maxUsers: 1 })
      await world.given(undefined, async backend => {
        await grantTerms(backend, caller.accountId, 1102, [yearTerm])
        await grantTerms(backend, caller.accountId, 1701, [{ planId: 4401, daysAgo: 49 }])
      })
      return { caller }
    },
    check: ({ max_users, sources }) => {
      expect(max_users).toBe(30)
      expect(sources.map(({ kind, seats }) => [kind, seats])).toEqual([
        ['plan', 25],
        ['multi-user-access', 5],
      ])
    },
  }),
  define(getMaxUsers, 200, {
    example: 'one-person',
    seed: { maxUsers: 1 },
    check: ({ max_users, sources }) => {
      expect(max_users).toBe(1)
      expect(sources).toEqual([{ kind: 'account', license_label: null, seats: 1 }])
    },
  }),
]
