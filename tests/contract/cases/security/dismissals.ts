import { v7 as uuidv7 } from 'uuid'
import { expect } from 'vitest'
import { hostnames, tipDismissals } from '#backend/services/security/tables.ts'
import { deleteSecretKey } from '#generated/security/operations/deleteSecretKey.ts'
import { dismissKeyTip } from '#generated/security/operations/dismissKeyTip.ts'
import { getKeySurvey } from '#generated/security/operations/getKeySurvey.ts'
import { restoreKeyTip } from '#generated/security/operations/restoreKeyTip.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import { limitOf } from '../../../support/contract/contract.ts'
import type { World } from '../../../support/contract/world.ts'
import {
  embeddedKey,
  limitKey,
  UNKNOWN_KEY,
  withRestrictedKey,
  withSecretKey,
} from '../../../support/keys.ts'

const intended = { reason: 'intended' as const }
const accepted = {
  reason: 'accepted-risk' as const,
  note: "The plan's rate limit is enough for this program.",
}

/** A new secret key has no limit, and a tip that says so. */
async function withTip(world: World, tip = 'no-limit') {
  const { caller, params } = await withSecretKey(world)
  return { caller, params: { ...params, tip } }
}

async function withDismissed(world: World) {
  const call = await withTip(world)
  await world.perform(dismissKeyTip, { ...call, body: accepted })
  return call
}

export const cases = [
  define(dismissKeyTip, 200, {
    example: 'dismissed',
    arrange: async world => ({ ...(await withTip(world)), body: accepted }),
    check: dismissal =>
      expect(dismissal).toMatchObject({ tip: 'no-limit', ...accepted, dismissed_by: { is_member: true } }),
  }),
  define(dismissKeyTip, 200, {
    example: 'dismissed-without-a-note',
    title: 'again, with another reason',
    arrange: async world => ({ ...(await withDismissed(world)), body: intended }),
    check: dismissal => expect(dismissal).toMatchObject({ reason: 'intended', note: '' }),
  }),
  define(dismissKeyTip, 200, {
    title: 'about a hostname',
    arrange: async world => {
      const caller = await world.person()
      const id = await embeddedKey(world, caller)
      await world.given(undefined, async ({ db, clock }) => {
        const names = ['localhost', '*.vercel.app']
        await db
          .insert(hostnames)
          .values(names.map(hostname => ({ keyId: id, hostname, isAuthorized: true, changed: clock.now() })))
      })
      return { caller, params: { id, tip: 'wide-wildcard:*.vercel.app' }, body: accepted }
    },
  }),
  define(dismissKeyTip, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      ...(await withTip(world)),
      body: forbidden({ note: 'x'.repeat(301) }),
    }),
  }),
  define(dismissKeyTip, 400, {
    title: 'a tip that there is not',
    invalid: true,
    arrange: async world => ({ ...(await withTip(world, 'no-such-tip')), body: accepted }),
  }),
  define(dismissKeyTip, 404, {
    example: 'not-found',
    title: 'an id that no key has',
    arrange: async world => ({
      caller: await world.person(),
      params: { id: UNKNOWN_KEY, tip: 'no-limit' },
      body: accepted,
    }),
  }),
  define(dismissKeyTip, 409, {
    example: 'tip-gone',
    arrange: async world => {
      const call = await withTip(world)
      await limitKey(world, call, 0)
      return { ...call, body: accepted }
    },
  }),
  define(dismissKeyTip, 409, {
    example: 'key-pending',
    arrange: async world => {
      const call = await withTip(world)
      await world.perform(deleteSecretKey, { caller: call.caller, params: { id: call.params.id } })
      return { ...call, body: accepted }
    },
  }),
  define(dismissKeyTip, 409, {
    example: 'too-many-dismissals',
    arrange: async world => {
      const call = await withTip(world)
      await world.given(undefined, async ({ db, clock }) => {
        const row = {
          tip: 'no-limit',
          accountId: call.caller.accountId ?? 0,
          ...accepted,
          facts: '',
          dismissed: clock.now(),
          dismissedBy: call.caller.userId,
        }
        const rows = Array.from({ length: limitOf(dismissKeyTip) }, () => ({ ...row, keyId: uuidv7() }))
        await db.insert(tipDismissals).values(rows)
      })
      return { ...call, body: accepted }
    },
  }),

  define(restoreKeyTip, 204, { title: 'a dismissed tip', arrange: withDismissed }),
  define(restoreKeyTip, 204, { title: 'a tip that is not dismissed', arrange: world => withTip(world) }),
  define(restoreKeyTip, 404, {
    example: 'not-found',
    title: 'an id that no key has',
    arrange: async world => ({
      caller: await world.person(),
      params: { id: UNKNOWN_KEY, tip: 'no-limit' },
    }),
  }),

  define(getKeySurvey, 200, {
    example: 'dismissed-tip',
    arrange: async world => {
      const { caller, params } = await withRestrictedKey(world)
      const call = { caller, params: { ...params, tip: 'no-limit' } }
      await world.perform(dismissKeyTip, { ...call, body: accepted })
      return { caller }
    },
    check: ({ dismissals }) => expect(dismissals).toMatchObject([{ tip: 'no-limit', ...accepted }]),
  }),
]
