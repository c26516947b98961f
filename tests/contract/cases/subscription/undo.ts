import { adjustDuration } from '#generated/subscription/operations/adjustDuration.ts'
import { adjustLookups } from '#generated/subscription/operations/adjustLookups.ts'
import { adjustRateLimit } from '#generated/subscription/operations/adjustRateLimit.ts'
import { resumeLicense } from '#generated/subscription/operations/resumeLicense.ts'
import { suspendLicense } from '#generated/subscription/operations/suspendLicense.ts'
import { define } from '../../../support/contract/case.ts'
import { addTermAfter } from '../../../support/terms.ts'
import { inDays, REASON, suspended, withTerm, withTrack, year } from './staff.ts'

/** Names of a change, and of one that was never made. */
const [CHANGE, NO_CHANGE] = ['0193f232-7b1e-7d02-9a54-6f0c8e2b41d7', '0193f232-7b1e-7d02-9a54-6f0c8e2b41d8']

export const cases = [
  define(adjustLookups, 409, {
    example: 'changed-since',
    arrange: async world => ({
      ...(await withTerm(world, year)),
      body: { lookups: 1_000, reason: REASON, undoes_change: NO_CHANGE },
    }),
  }),
  define(adjustLookups, 409, {
    example: 'used-since',
    arrange: async world => {
      const call = await withTerm(world, year)
      const body = { lookups: 200_000, reason: REASON, change_id: CHANGE }
      await world.perform(adjustLookups, { ...call, body })
      return { ...call, body: { lookups: 30_000, reason: REASON, undoes_change: CHANGE } }
    },
  }),
  define(adjustDuration, 409, {
    example: 'changed-since',
    arrange: async world => ({
      ...(await withTerm(world, year)),
      body: { expiration: await inDays(world, 9), reason: REASON, undoes_change: NO_CHANGE },
    }),
  }),
  define(adjustDuration, 409, {
    example: 'renewed-since',
    arrange: async world => {
      const call = await withTerm(world, year)
      const body = { expiration: await inDays(world, 9), reason: REASON, change_id: CHANGE }
      await world.perform(adjustDuration, { ...call, body })
      await world.given(undefined, backend => addTermAfter(backend, call.params.id))
      return { ...call, body: { expiration: await inDays(world, 8), reason: REASON, undoes_change: CHANGE } }
    },
  }),
  define(adjustRateLimit, 409, {
    example: 'changed-since',
    arrange: async world => ({
      ...(await withTerm(world, year)),
      body: { rate_limit: 10, expiration: null, reason: REASON, undoes_change: NO_CHANGE },
    }),
  }),
  define(suspendLicense, 409, {
    example: 'changed-since',
    arrange: async world => ({
      ...(await withTrack(world, year)),
      query: { reason: REASON, undoes_change: NO_CHANGE },
    }),
  }),
  define(resumeLicense, 409, {
    example: 'changed-since',
    arrange: async world => ({
      ...(await withTrack(world, suspended)),
      query: { reason: REASON, undoes_change: NO_CHANGE },
    }),
  }),
]
