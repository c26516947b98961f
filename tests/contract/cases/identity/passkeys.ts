import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { passkeys, people } from '#backend/modules/people/tables.ts'
import { PASSKEY_CHALLENGE_LIFETIME } from '#generated/durations.ts'
import { confirmLoginWithPasskey } from '#generated/identity/operations/confirmLoginWithPasskey.ts'
import { createPasskey } from '#generated/identity/operations/createPasskey.ts'
import { listPasskeys } from '#generated/identity/operations/listPasskeys.ts'
import { logInWithPasskey } from '#generated/identity/operations/logInWithPasskey.ts'
import { removePasskey } from '#generated/identity/operations/removePasskey.ts'
import { renamePasskey } from '#generated/identity/operations/renamePasskey.ts'
import { startPasskeyLogin } from '#generated/identity/operations/startPasskeyLogin.ts'
import { startPasskeyRegistration } from '#generated/identity/operations/startPasskeyRegistration.ts'
import { createAuthenticator } from '../../../support/authenticator.ts'
import type { Person } from '../../../support/backend.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import { limitOf } from '../../../support/contract/contract.ts'
import type { World } from '../../../support/contract/world.ts'
import { withPasskey } from '../../../support/factors.ts'
import { makeOidcOrganization } from '../../../support/organization.ts'
import { withOldLogin } from './second-factor.ts'

const UNKNOWN = '0193f1c4-0000-7000-8000-000000000000'

async function signedBy(world: World, caller?: Person) {
  const owner = caller ?? (await world.person())
  const { authenticator } = await withPasskey(world, owner)
  return { owner, body: authenticator.sign(await world.perform(startPasskeyLogin, { caller: null })) }
}

async function withOwnPasskey(world: World) {
  const caller = await world.person()
  const { passkeyId } = await withPasskey(world, caller)
  return { caller, params: { id: passkeyId } }
}

/** As many passkeys as there can be. */
function fill(world: World, { userId }: Person): Promise<undefined> {
  return world.given(undefined, async ({ db, clock }) => {
    const rows = Array.from({ length: limitOf(createPasskey) }, (_, index) => ({
      passkeyId: `0193f1d0-0000-7000-8000-${String(index).padStart(12, '0')}`,
      userId,
      credentialId: `${userId}-${index}`,
      publicKey: 'none',
      counter: 0,
      transports: [],
      name: 'Key',
      synced: false,
      created: clock.now(),
    }))
    await db.delete(passkeys)
    await db.insert(passkeys).values(rows)
    return undefined
  })
}

export const cases = [
  define(listPasskeys, 200, {
    example: 'two-passkeys',
    arrange: async world => {
      const caller = await world.person()
      await withPasskey(world, caller)
      await withPasskey(world, caller)
      return { caller }
    },
    check: list => expect(list.passkeys).toHaveLength(2),
  }),
  define(listPasskeys, 200, { example: 'no-passkeys', check: list => expect(list.passkeys).toEqual([]) }),

  define(startPasskeyRegistration, 201, {
    example: 'first',
    check: ({ known }) => expect(known).toEqual([]),
  }),
  define(startPasskeyRegistration, 403, { example: 'email-not-confirmed', seed: { confirmed: false } }),
  define(startPasskeyRegistration, 403, {
    example: 'recent-login-required',
    arrange: async world => ({ caller: await withOldLogin(world) }),
  }),
  define(startPasskeyRegistration, 409, {
    example: 'too-many-passkeys',
    arrange: async world => {
      const caller = await world.person()
      await fill(world, caller)
      return { caller }
    },
  }),

  define(createPasskey, 201, {
    example: 'added',
    arrange: async world => {
      const caller = await world.person()
      const options = await world.perform(startPasskeyRegistration, { caller })
      return { caller, body: { name: 'Phone', ...createAuthenticator().register(options) } }
    },
    check: ({ name, synced }) => expect({ name, synced }).toEqual({ name: 'Phone', synced: true }),
  }),
  define(createPasskey, 400, {
    example: 'missing-name',
    invalid: true,
    arrange: async world => {
      const caller = await world.person()
      const options = await world.perform(startPasskeyRegistration, { caller })
      return { caller, body: forbidden(createAuthenticator().register(options)) }
    },
  }),
  define(createPasskey, 400, {
    example: 'passkey-not-accepted',
    title: 'a challenge of five minutes ago',
    arrange: async world => {
      const caller = await world.person()
      const options = await world.perform(startPasskeyRegistration, { caller })
      world.advance(PASSKEY_CHALLENGE_LIFETIME)
      return { caller, body: { name: 'Phone', ...createAuthenticator().register(options) } }
    },
  }),
  define(createPasskey, 400, {
    example: 'passkey-not-accepted',
    title: 'the challenge of another person',
    arrange: async world => {
      const options = await world.perform(startPasskeyRegistration, { caller: await world.person() })
      const caller = await world.person()
      return { caller, body: { name: 'Phone', ...createAuthenticator().register(options) } }
    },
  }),
  define(createPasskey, 403, {
    example: 'email-not-confirmed',
    seed: { confirmed: false },
    body: { name: 'Phone', ...createAuthenticator().register({ challenge: UNKNOWN, rp_id: 'none' }) },
  }),
  define(createPasskey, 403, {
    example: 'recent-login-required',
    arrange: async world => {
      const body = { name: 'Phone', ...createAuthenticator().register({ challenge: UNKNOWN, rp_id: 'none' }) }
      return { caller: await withOldLogin(world), body }
    },
  }),
  define(createPasskey, 409, {
    example: 'login-already-exists',
    arrange: async world => {
      const caller = await world.person()
      const { authenticator } = await withPasskey(world, caller)
      const options = await world.perform(startPasskeyRegistration, { caller })
      return { caller, body: { name: 'Phone', ...authenticator.register(options) } }
    },
  }),
  define(createPasskey, 409, {
    example: 'too-many-passkeys',
    title: 'full by the time that the browser is done',
    arrange: async world => {
      const caller = await world.person()
      const options = await world.perform(startPasskeyRegistration, { caller })
      await fill(world, caller)
      return { caller, body: { name: 'Phone', ...createAuthenticator().register(options) } }
    },
  }),

  define(renamePasskey, 200, {
    example: 'renamed',
    arrange: async world => {
      const call = await withOwnPasskey(world)
      await world.perform(renamePasskey, { ...call, body: { name: 'Old phone' } })
      return { ...call, body: { name: 'Phone' } }
    },
    check: ({ name }) => expect(name).toBe('Phone'),
  }),
  define(renamePasskey, 400, {
    example: 'missing-name',
    invalid: true,
    arrange: async world => ({ ...(await withOwnPasskey(world)), body: forbidden({}) }),
  }),
  define(renamePasskey, 404, {
    example: 'not-found',
    title: 'an id that no passkey has',
    params: { id: UNKNOWN },
    body: { name: 'Phone' },
  }),

  define(removePasskey, 204, { arrange: world => withOwnPasskey(world) }),
  define(removePasskey, 403, {
    example: 'recent-login-required',
    arrange: async world => ({ caller: await withOldLogin(world), params: { id: UNKNOWN } }),
  }),
  define(removePasskey, 404, {
    example: 'not-found',
    title: 'an id that no passkey has',
    params: { id: UNKNOWN },
  }),
  define(removePasskey, 409, {
    example: 'last-credential',
    arrange: async world => {
      const { caller, params } = await withOwnPasskey(world)
      await world.given(undefined, async ({ db }) => {
        await db.update(people).set({ passwordHash: null }).where(eq(people.userId, caller.userId))
        return undefined
      })
      return { caller, params }
    },
  }),

  define(startPasskeyLogin, 201, { example: 'challenge', arrange: async () => ({ caller: null }) }),

  define(logInWithPasskey, 200, {
    example: 'confirmed',
    arrange: async world => ({ caller: null, body: (await signedBy(world)).body }),
    check: ({ confirmed }) => expect(confirmed).toBe(true),
  }),
  define(logInWithPasskey, 400, {
    example: 'missing-signature',
    invalid: true,
    arrange: async world => {
      const { signature: _left, ...rest } = (await signedBy(world)).body
      return { caller: null, body: forbidden(rest) }
    },
  }),
  define(logInWithPasskey, 401, {
    example: 'passkey-invalid',
    title: 'a passkey that no one has',
    arrange: async world => {
      const options = await world.perform(startPasskeyLogin, { caller: null })
      return { caller: null, body: createAuthenticator().sign(options) }
    },
  }),
  define(logInWithPasskey, 401, {
    example: 'passkey-invalid',
    title: 'again with the same signature',
    arrange: async world => {
      const { body } = await signedBy(world)
      await world.perform(logInWithPasskey, { caller: null, body })
      return { caller: null, body }
    },
  }),
  define(logInWithPasskey, 403, {
    example: 'user-disabled',
    arrange: async world => {
      const { owner, body } = await signedBy(world)
      await world.given(undefined, async ({ db, clock }) => {
        await db.update(people).set({ disabled: clock.now() }).where(eq(people.userId, owner.userId))
        return undefined
      })
      return { caller: null, body }
    },
  }),

  define(logInWithPasskey, 403, {
    example: 'sso-required',
    arrange: async world => {
      const { owner, body } = await signedBy(world)
      await world.given(undefined, async backend => {
        await makeOidcOrganization(backend, owner)
        return undefined
      })
      return { caller: null, body }
    },
  }),

  define(confirmLoginWithPasskey, 204, {
    arrange: async world => {
      const { owner, body } = await signedBy(world)
      return { caller: owner, body }
    },
  }),
  define(confirmLoginWithPasskey, 400, {
    example: 'missing-signature',
    invalid: true,
    arrange: async world => {
      const { owner, body } = await signedBy(world)
      const { signature: _left, ...rest } = body
      return { caller: owner, body: forbidden(rest) }
    },
  }),
  define(confirmLoginWithPasskey, 400, {
    example: 'passkey-not-accepted',
    title: 'the passkey of another person',
    arrange: async world => {
      const { body } = await signedBy(world)
      return { caller: await world.person(), body }
    },
  }),
]
