import { expect } from 'vitest'
import { PASSWORD_RESET_LIFETIME } from '#generated/durations.ts'
import { associateUsername } from '#generated/identity/operations/associateUsername.ts'
import { changePassword } from '#generated/identity/operations/changePassword.ts'
import { completePasswordReset } from '#generated/identity/operations/completePasswordReset.ts'
import { requestPasswordReset } from '#generated/identity/operations/requestPasswordReset.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { withoutPassword } from './credentials.ts'

const NEW = 'eleven quiet harbor lamps'
const COMMON = 'passwordpassword'

/** A person who has the link from the email. */
async function withLink(world: World) {
  const person = await world.person()
  const { username } = person
  await world.perform(requestPasswordReset, { caller: null, body: { username } })
  return { person, body: { token: await world.mailToken(username), password: NEW, username } }
}

export const cases = [
  define(changePassword, 204, {
    arrange: async world => {
      const caller = await world.person()
      return { caller, body: { old_password: caller.password, new_password: NEW } }
    },
  }),
  define(changePassword, 400, {
    example: 'invalid-fields',
    invalid: true,
    body: forbidden({ new_password: 'short' }),
  }),
  define(changePassword, 400, {
    example: 'password-incorrect',
    body: { old_password: 'not the password', new_password: NEW },
  }),
  define(changePassword, 400, {
    example: 'password-not-new',
    arrange: async world => {
      const caller = await world.person()
      return { caller, body: { old_password: caller.password, new_password: caller.password } }
    },
  }),
  define(changePassword, 400, {
    example: 'password-too-common',
    arrange: async world => {
      const caller = await world.person()
      return { caller, body: { old_password: caller.password, new_password: COMMON } }
    },
  }),
  define(changePassword, 409, {
    example: 'password-not-set',
    arrange: async world => ({
      caller: await withoutPassword(world),
      body: { old_password: 'none', new_password: NEW },
    }),
  }),

  define(associateUsername, 201, {
    example: 'usable',
    arrange: async world => {
      const caller = await withoutPassword(world)
      return { caller, body: { username: caller.username, password: NEW } }
    },
    check: ({ confirmed, last_used }) =>
      expect({ confirmed, last_used }).toEqual({ confirmed: true, last_used: null }),
  }),
  define(associateUsername, 201, {
    example: 'unconfirmed',
    arrange: async world => ({
      caller: await withoutPassword(world),
      body: { username: world.newAddress(), password: NEW },
    }),
    check: ({ confirmed }) => expect(confirmed).toBe(false),
  }),
  define(associateUsername, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      caller: await withoutPassword(world),
      body: { username: forbidden('dana'), password: 'short' },
    }),
  }),
  define(associateUsername, 400, {
    example: 'email-not-accepted',
    arrange: async world => ({
      caller: await withoutPassword(world),
      body: { username: 'dana@mailinator.com', password: NEW },
    }),
  }),
  define(associateUsername, 400, {
    example: 'email-plus-not-allowed',
    arrange: async world => ({
      caller: await withoutPassword(world),
      body: { username: 'dana+two@gmail.com', password: NEW },
    }),
  }),
  define(associateUsername, 400, {
    example: 'password-too-common',
    arrange: async world => ({
      caller: await withoutPassword(world),
      body: { username: world.newAddress(), password: COMMON },
    }),
  }),
  define(associateUsername, 403, {
    example: 'recent-login-required',
    arrange: async world => {
      const caller = await withoutPassword(world)
      world.advance(15 * 60_000 + 1)
      return { caller: await world.refresh(caller), body: { username: caller.username, password: NEW } }
    },
  }),
  define(associateUsername, 409, {
    example: 'login-already-exists',
    arrange: async world => {
      const caller = await world.person()
      return { caller, body: { username: caller.username, password: NEW } }
    },
  }),
  define(associateUsername, 201, {
    title: 'an address that belongs to someone else looks like any other',
    arrange: async world => {
      const { username } = await world.person()
      return { caller: await withoutPassword(world), body: { username, password: NEW } }
    },
  }),

  define(requestPasswordReset, 202, {
    example: 'taken',
    arrange: async world => {
      const { username } = await world.person()
      return { caller: null, body: { username } }
    },
  }),
  define(requestPasswordReset, 202, {
    example: 'taken',
    title: 'an address that no one has answers the same',
    arrange: async world => ({ caller: null, body: { username: world.newAddress() } }),
  }),
  define(requestPasswordReset, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async () => ({ caller: null, body: { username: forbidden('dana') } }),
  }),

  define(completePasswordReset, 204, {
    arrange: async world => ({ caller: null, body: (await withLink(world)).body }),
  }),
  define(completePasswordReset, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      caller: null,
      body: forbidden({ username: world.newAddress(), password: 'short' }),
    }),
  }),
  define(completePasswordReset, 400, {
    example: 'password-reset-link-invalid',
    title: 'a token that no mail held',
    arrange: async world => {
      const { username } = await world.person()
      return { caller: null, body: { token: 'A'.repeat(43), password: NEW, username } }
    },
  }),
  define(completePasswordReset, 400, {
    example: 'password-reset-link-invalid',
    title: 'a link older than half an hour',
    arrange: async world => {
      const { body } = await withLink(world)
      world.advance(PASSWORD_RESET_LIFETIME)
      return { caller: null, body }
    },
  }),
  define(completePasswordReset, 400, {
    example: 'password-too-common',
    arrange: async world => {
      const { body } = await withLink(world)
      return { caller: null, body: { ...body, password: COMMON } }
    },
  }),
]
