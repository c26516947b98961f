import { expect } from 'vitest'
import { confirmStatusEmails } from '#generated/reporting/operations/confirmStatusEmails.ts'
import { requestStatusEmails } from '#generated/reporting/operations/requestStatusEmails.ts'
import { unsubscribeStatusEmails } from '#generated/reporting/operations/unsubscribeStatusEmails.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'

/** An address that has asked for emails, and the token of the one that it got. */
async function asked(world: World) {
  const email = world.newAddress()
  await world.perform(requestStatusEmails, { caller: null, body: { email } })
  return { email, token: await world.mailToken(email) }
}

async function subscribed(world: World): Promise<string> {
  const { email, token } = await asked(world)
  await world.perform(confirmStatusEmails, { caller: null, body: { token } })
  return world.given(token, async backend => {
    const [mail] = await backend.mails(email)
    return /#unsubscribe=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  })
}

export const cases = [
  define(requestStatusEmails, 200, {
    example: 'requested',
    arrange: async world => ({ caller: null, body: { email: world.newAddress() } }),
    check: ({ email }) => expect(email).toContain('@'),
  }),
  define(requestStatusEmails, 400, {
    example: 'no-address',
    invalid: true,
    arrange: async () => ({ caller: null, body: forbidden({}) }),
  }),
  define(confirmStatusEmails, 200, {
    example: 'confirmed',
    arrange: async world => ({ caller: null, body: { token: (await asked(world)).token } }),
    check: response => expect(response).toMatchObject({ status: 'confirmed' }),
  }),
  define(confirmStatusEmails, 200, {
    example: 'already-confirmed',
    arrange: async world => {
      const { token } = await asked(world)
      await world.perform(confirmStatusEmails, { caller: null, body: { token } })
      return { caller: null, body: { token } }
    },
    check: response => expect(response).toMatchObject({ status: 'already-confirmed' }),
  }),
  define(unsubscribeStatusEmails, 200, {
    example: 'unsubscribed',
    arrange: async world => ({ caller: null, body: { token: await subscribed(world) } }),
    check: ({ email }) => expect(email).toContain('@'),
  }),
  ...[confirmStatusEmails, unsubscribeStatusEmails].flatMap(operation => [
    define(operation, 400, {
      example: 'status-link-invalid',
      arrange: async () => ({ caller: null, body: { token: 'made-up' } }),
    }),
    define(operation, 400, {
      example: 'missing-token',
      invalid: true,
      arrange: async () => ({ caller: null, body: forbidden({}) }),
    }),
  ]),
]
