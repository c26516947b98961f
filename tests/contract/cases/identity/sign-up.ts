import { expect } from 'vitest'
import { CONFIRMATION_COOL_DOWN } from '#backend/services/identity/limits.ts'
import { createInvitation } from '#generated/authorization/operations/createInvitation.ts'
import { CONFIRMATION_LIFETIME } from '#generated/durations.ts'
import { changeUsername } from '#generated/identity/operations/changeUsername.ts'
import { confirmEmail } from '#generated/identity/operations/confirmEmail.ts'
import { getBotProtection } from '#generated/identity/operations/getBotProtection.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { logOut } from '#generated/identity/operations/logOut.ts'
import { resendConfirmationEmail } from '#generated/identity/operations/resendConfirmationEmail.ts'
import { signUp } from '#generated/identity/operations/signUp.ts'
import type { Person } from '../../../support/backend.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import { playing } from '../../../support/contract/scenario.ts'
import { toRequest, type World } from '../../../support/contract/world.ts'

const PASSWORD = 'seven purple paper lanterns'
const WRONG_TOKEN = 'A'.repeat(43)
const NEW_PASSWORD = 'nine hollow bamboo whistles'
const query = { bot_response: 'pass' }

/** Token of the latest confirmation mail to the person. */
async function confirmationToken(world: World, person: Person): Promise<string> {
  await world.perform(resendConfirmationEmail, { caller: person, body: { user_id: person.userId } })
  return world.mailToken(person.username)
}

/** A person who is logged in with the password of the sign-up, and the call that the link leads to. */
async function unconfirmedWithLink(world: World) {
  const person = await world.person({ confirmed: false })
  const token = await confirmationToken(world, person)
  return { person, call: { caller: person, params: { id: person.userId }, body: { token } } }
}

/** The same link in a browser that knows nothing of the sign-up. */
async function linkElsewhere(world: World) {
  const { person, call } = await unconfirmedWithLink(world)
  return { person, token: call.body.token, call: { ...call, caller: null } }
}

const newcomer = (world: World) => ({ username: world.newAddress(), password: PASSWORD, open_account: true })

const signUpWith = (title: string, make: (world: World) => object) => ({
  example: title,
  arrange: async (world: World) => ({ caller: null, query, body: { ...newcomer(world), ...make(world) } }),
})

export const cases = [
  define(signUp, 202, {
    example: 'sent',
    arrange: async world => ({ caller: null, query, body: newcomer(world) }),
  }),
  define(signUp, 202, {
    example: 'sent',
    title: 'an address that has an account answers the same',
    arrange: async world => {
      const { username } = await world.person()
      return { caller: null, query, body: { username, password: PASSWORD, open_account: true } }
    },
  }),
  define(signUp, 201, {
    example: 'invited',
    arrange: async world => {
      const username = world.newAddress()
      const invited = { email_address: username, roles: ['api-key-viewer' as const] }
      await world.perform(createInvitation, { caller: await world.person(), body: invited })
      const headers = { cookie: `invitation=${await world.mailToken(username)}` }
      return { caller: null, query, headers, body: { username, password: PASSWORD, open_account: false } }
    },
    check: ({ confirmed }) => expect(confirmed).toBe(true),
  }),
  define(signUp, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async () => ({
      caller: null,
      query,
      body: forbidden({ password: 'short', open_account: true }),
    }),
  }),
  define(
    signUp,
    400,
    signUpWith('email-not-accepted', () => ({ username: 'dana@mailinator.com' })),
  ),
  define(
    signUp,
    400,
    signUpWith('email-plus-not-allowed', () => ({ username: 'dana+trial@gmail.com' })),
  ),
  define(
    signUp,
    400,
    signUpWith('password-too-common', () => ({ password: 'passwordpassword' })),
  ),
  define(signUp, 202, {
    example: 'sent',
    title: 'with a trial of another product',
    arrange: async world => ({ caller: null, query, body: { ...newcomer(world), trial_plan_id: 3701 } }),
  }),
  define(
    signUp,
    400,
    signUpWith('trial-not-offered', () => ({ trial_plan_id: 3117 })),
  ),
  define(signUp, 403, {
    example: 'suspected-bot',
    arrange: async world => ({
      caller: null,
      body: newcomer(world),
    }),
  }),

  define(signUp, 502, {
    example: 'upstream-failure',
    arrange: async world => ({
      caller: null,
      query,
      body: newcomer(world),
      headers: playing('upstream-failure'),
    }),
  }),

  define(getBotProtection, 200, {
    example: 'test',
    arrange: async () => ({ caller: null }),
    check: ({ script_url }) => expect(script_url).toBeNull(),
  }),

  ...['none', 'turnstile'].map(example =>
    define(getBotProtection, 200, { example, mockOnly: true, arrange: async () => ({ caller: null }) }),
  ),

  define(confirmEmail, 200, {
    example: 'confirmed',
    title: 'elsewhere, with a new password',
    arrange: async world => {
      const { token, call } = await linkElsewhere(world)
      return { ...call, body: { token, new_password: NEW_PASSWORD } }
    },
    check: ({ status, account_opened }) => expect([status, account_opened]).toEqual(['confirmed', true]),
  }),
  define(confirmEmail, 200, {
    example: 'confirmed',
    title: 'in a browser that is logged in with the password of the sign-up',
    arrange: async world => (await unconfirmedWithLink(world)).call,
    check: ({ status, account_opened }) => expect([status, account_opened]).toEqual(['confirmed', true]),
  }),
  define(confirmEmail, 200, {
    example: 'confirmed',
    title: 'elsewhere, with the password of the sign-up',
    arrange: async world => {
      const { person, token, call } = await linkElsewhere(world)
      return { ...call, body: { token, password: person.password } }
    },
    check: ({ status, account_opened }) => expect([status, account_opened]).toEqual(['confirmed', true]),
  }),
  define(confirmEmail, 200, {
    example: 'address-changed',
    arrange: async world => {
      const [caller, username] = [await world.person(), world.newAddress()]
      await world.perform(changeUsername, { caller, body: { username } })
      const token = await world.mailToken(username)
      return { caller, params: { id: caller.userId }, body: { token } }
    },
    check: ({ status, account_opened }) => expect([status, account_opened]).toEqual(['confirmed', false]),
  }),
  define(confirmEmail, 200, {
    example: 'already-confirmed',
    arrange: async world => {
      const { call } = await unconfirmedWithLink(world)
      await world.send(toRequest(confirmEmail, call))
      return call
    },
    check: ({ status }) => expect(status).toBe('already-confirmed'),
  }),
  define(confirmEmail, 400, {
    example: 'confirmation-link-invalid',
    title: 'a token that no mail held',
    arrange: async world => {
      const { call } = await unconfirmedWithLink(world)
      return { ...call, body: { token: WRONG_TOKEN } }
    },
  }),
  define(confirmEmail, 400, {
    example: 'confirmation-link-invalid',
    title: 'a link older than a day',
    arrange: async world => {
      const { call } = await unconfirmedWithLink(world)
      world.advance(CONFIRMATION_LIFETIME)
      return call
    },
  }),
  define(confirmEmail, 400, {
    example: 'confirmation-link-invalid',
    title: 'a link that a later mail replaced',
    arrange: async world => {
      const { person, call } = await unconfirmedWithLink(world)
      world.advance(CONFIRMATION_COOL_DOWN)
      await confirmationToken(world, person)
      return call
    },
  }),
  define(confirmEmail, 400, {
    example: 'confirmation-password-required',
    arrange: async world => (await linkElsewhere(world)).call,
  }),
  define(confirmEmail, 400, {
    example: 'password-incorrect',
    arrange: async world => {
      const { token, call } = await linkElsewhere(world)
      return { ...call, body: { token, password: 'not that of the sign-up' } }
    },
  }),
  define(confirmEmail, 400, {
    example: 'new-password-too-common',
    arrange: async world => {
      const { token, call } = await linkElsewhere(world)
      return { ...call, body: { token, new_password: 'passwordpassword' } }
    },
  }),

  define(resendConfirmationEmail, 202, {
    example: 'sent',
    arrange: async world => {
      const caller = await world.person({ confirmed: false })
      return { caller, body: { user_id: caller.userId } }
    },
  }),
  define(resendConfirmationEmail, 400, {
    example: 'missing-user',
    invalid: true,
    seed: { confirmed: false },
    body: forbidden({}),
  }),
  define(resendConfirmationEmail, 409, {
    example: 'already-confirmed',
    arrange: async world => {
      const caller = await world.person()
      return { caller, body: { user_id: caller.userId } }
    },
  }),
  define(resendConfirmationEmail, 429, {
    example: 'too-many-requests',
    title: 'a second mail within a minute',
    arrange: async world => {
      const caller = await world.person({ confirmed: false })
      await confirmationToken(world, caller)
      return { caller, body: { user_id: caller.userId } }
    },
  }),

  define(logIn, 200, {
    example: 'confirmed',
    arrange: async world => {
      const { username, password } = await world.person()
      return { caller: null, body: { username, password } }
    },
    check: ({ confirmed }) => expect(confirmed).toBe(true),
  }),
  define(logIn, 200, {
    example: 'confirmed',
    title: 'the address in upper case',
    arrange: async world => {
      const { username, password } = await world.person()
      return { caller: null, body: { username: username.toUpperCase(), password } }
    },
  }),
  define(logIn, 200, {
    example: 'unconfirmed',
    arrange: async world => {
      const { username, password } = await world.person({ confirmed: false })
      return { caller: null, body: { username, password } }
    },
    check: ({ confirmed }) => expect(confirmed).toBe(false),
  }),
  define(logIn, 400, {
    example: 'missing-password',
    invalid: true,
    arrange: async world => ({ caller: null, body: forbidden({ username: world.newAddress() }) }),
  }),
  define(logIn, 401, {
    example: 'invalid-credentials',
    title: 'a wrong password',
    arrange: async world => {
      const { username } = await world.person()
      return { caller: null, body: { username, password: PASSWORD } }
    },
  }),
  define(logIn, 401, {
    example: 'invalid-credentials',
    title: 'an address that no one has',
    arrange: async world => ({ caller: null, body: { username: world.newAddress(), password: PASSWORD } }),
  }),

  define(logOut, 204, {}),
  define(logOut, 204, { title: 'without a session', arrange: async () => ({ caller: null }) }),
]
