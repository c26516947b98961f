import { expect } from 'vitest'
import { recordNotice } from '#backend/services/payment/vendor-notices.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { dismissVendorNotice } from '#generated/payment/operations/dismissVendorNotice.ts'
import { listVendorNotices } from '#generated/payment/operations/listVendorNotices.ts'
import { newId } from '#kernel/random.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'

const NOTICE = '0193f2a1-5a0b-7c42-8e31-7b9d2f4a6c80'
/** Past the last page: others report to the same database. */
const PAST = 100_000

const staff = (world: World) => world.person({ roles: [INTERNAL_ROLE] })

/** Staff, and a notice of a type of events that only this test has. */
async function notice(world: World) {
  const caller = await staff(world)
  const subject = `payout.${newId()}`
  await world.given(undefined, ({ db, clock }) =>
    recordNotice(db, {
      ...{ kind: 'unknown-event', vendor: 'test', subject, now: clock.now() },
      event: { eventId: newId(), type: subject },
    }),
  )
  return caller
}

export const cases = [
  define(listVendorNotices, 200, {
    example: 'some',
    arrange: async world => ({ caller: await notice(world) }),
    check: ({ notices, total }) => {
      expect(total).toBeGreaterThan(0)
      const times = notices.map(({ latest }) => latest)
      expect(times).toEqual(times.toSorted().toReversed())
    },
  }),
  define(listVendorNotices, 200, {
    example: 'none',
    arrange: async world => ({ caller: await staff(world), query: { page: PAST } }),
    check: ({ notices }) => expect(notices).toEqual([]),
  }),
  define(listVendorNotices, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ caller: await staff(world), query: forbidden({ page: 0 }) }),
  }),
  define(dismissVendorNotice, 200, {
    example: 'seen',
    arrange: async world => {
      const caller = await notice(world)
      const id = await world.given(NOTICE, async () => {
        const { notices } = await world.perform(listVendorNotices, { caller })
        return notices[0]?.notice_id ?? ''
      })
      return { caller, params: { id } }
    },
    check: ({ seen }) => expect(seen).not.toBeNull(),
  }),
  define(dismissVendorNotice, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await staff(world), params: { id: newId() } }),
  }),
]
