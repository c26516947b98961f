import { expect } from 'vitest'
import { SECOND_FACTOR_SETUP_LIFETIME } from '#generated/durations.ts'
import { confirmLogin } from '#generated/identity/operations/confirmLogin.ts'
import { confirmSecondFactor } from '#generated/identity/operations/confirmSecondFactor.ts'
import { createRecoveryCodes } from '#generated/identity/operations/createRecoveryCodes.ts'
import { createSecondFactor } from '#generated/identity/operations/createSecondFactor.ts'
import { getSecondFactor } from '#generated/identity/operations/getSecondFactor.ts'
import { removeSecondFactor } from '#generated/identity/operations/removeSecondFactor.ts'
import type { Person } from '../../../support/backend.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { codeOf, withSecondFactor } from '../../../support/factors.ts'

const RECENT_LOGIN = 15 * 60_000

/** A person whose login is too old for what changes a credential. */
export async function withOldLogin(world: World): Promise<Person> {
  const person = await world.person()
  world.advance(RECENT_LOGIN + 1_000)
  return world.refresh(person)
}

async function withFactor(world: World) {
  const caller = await world.person()
  return { caller, ...(await withSecondFactor(world, caller)) }
}

export const cases = [
  define(getSecondFactor, 200, {
    example: 'off',
    check: factor => expect(factor).toEqual({ enabled: null, last_used: null, recovery_code_count: 0 }),
  }),
  define(getSecondFactor, 200, {
    example: 'off',
    title: 'begun and not confirmed',
    arrange: async world => {
      const caller = await world.person()
      await world.perform(createSecondFactor, { caller })
      return { caller }
    },
    check: ({ enabled }) => expect(enabled).toBeNull(),
  }),
  define(getSecondFactor, 200, {
    example: 'on',
    title: 'after a recovery code was used',
    arrange: async world => {
      const { caller, recoveryCodes } = await withFactor(world)
      const body = { password: caller.password, code: recoveryCodes[3] ?? '' }
      await world.perform(confirmLogin, { caller, body })
      return { caller }
    },
    check: factor =>
      expect(factor).toEqual({
        enabled: expect.any(String),
        last_used: expect.any(String),
        recovery_code_count: 9,
      }),
  }),

  define(createSecondFactor, 201, {
    example: 'created',
    check: ({ secret, uri }) => expect(uri).toContain(`secret=${secret}`),
  }),
  define(createSecondFactor, 403, { example: 'email-not-confirmed', seed: { confirmed: false } }),
  define(createSecondFactor, 403, {
    example: 'recent-login-required',
    arrange: async world => ({ caller: await withOldLogin(world) }),
  }),
  define(createSecondFactor, 409, {
    example: 'second-factor-exists',
    arrange: async world => ({ caller: (await withFactor(world)).caller }),
  }),

  define(confirmSecondFactor, 200, {
    example: 'ten-codes',
    arrange: async world => {
      const caller = await world.person()
      const { secret } = await world.perform(createSecondFactor, { caller })
      return { caller, body: { code: await codeOf(world, secret) } }
    },
    check: ({ recovery_codes }) => expect(new Set(recovery_codes).size).toBe(10),
  }),
  define(confirmSecondFactor, 400, {
    example: 'missing-code',
    invalid: true,
    body: forbidden({}),
  }),
  define(confirmSecondFactor, 400, {
    example: 'code-incorrect',
    title: 'the code of an app with another secret',
    arrange: async world => {
      const caller = await world.person()
      await world.perform(createSecondFactor, { caller })
      return { caller, body: { code: await codeOf(world, 'A'.repeat(32)) } }
    },
  }),
  define(confirmSecondFactor, 403, {
    example: 'recent-login-required',
    arrange: async world => ({ caller: await withOldLogin(world), body: { code: '492039' } }),
  }),
  define(confirmSecondFactor, 409, {
    example: 'second-factor-exists',
    arrange: async world => {
      const { caller, nextCode } = await withFactor(world)
      return { caller, body: { code: await nextCode() } }
    },
  }),
  define(confirmSecondFactor, 409, {
    example: 'second-factor-not-begun',
    title: 'a secret of fifteen minutes ago',
    arrange: async world => {
      const person = await world.person()
      const { secret } = await world.perform(createSecondFactor, { caller: person })
      world.advance(SECOND_FACTOR_SETUP_LIFETIME)
      const caller = await world.refresh(person)
      await world.perform(confirmLogin, { caller, body: { password: caller.password } })
      return { caller, body: { code: await codeOf(world, secret) } }
    },
  }),

  define(removeSecondFactor, 204, { arrange: async world => ({ caller: (await withFactor(world)).caller }) }),
  define(removeSecondFactor, 204, { title: 'without one' }),
  define(removeSecondFactor, 403, {
    example: 'recent-login-required',
    arrange: async world => ({ caller: await withOldLogin(world) }),
  }),

  define(createRecoveryCodes, 201, {
    example: 'ten-codes',
    arrange: async world => ({ caller: (await withFactor(world)).caller }),
    check: ({ recovery_codes }) => expect(new Set(recovery_codes).size).toBe(10),
  }),
  define(createRecoveryCodes, 403, {
    example: 'recent-login-required',
    arrange: async world => ({ caller: await withOldLogin(world) }),
  }),
  define(createRecoveryCodes, 409, { example: 'second-factor-missing' }),
]
