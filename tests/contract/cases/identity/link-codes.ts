import { expect } from 'vitest'
import { PASSWORD_RESET_LIFETIME } from '#generated/durations.ts'
import { redeemLinkCode } from '#generated/identity/operations/redeemLinkCode.ts'
import { requestPasswordReset } from '#generated/identity/operations/requestPasswordReset.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'

/** A person who has the code from the email. */
async function withCode(world: World) {
  const { username } = await world.person()
  await world.perform(requestPasswordReset, { caller: null, body: { username } })
  return { caller: null, body: { email_address: username, link_code: await world.mailCode(username) } }
}

export const cases = [
  define(redeemLinkCode, 200, {
    example: 'password-reset',
    arrange: withCode,
    check: ({ mailed_link }) => expect(mailed_link).toMatch(/^\/reset-password#username=.+&token=[\w-]{43}$/),
  }),
  define(redeemLinkCode, 400, {
    example: 'link-code-invalid',
    arrange: async world => {
      const { body } = await withCode(world)
      world.advance(PASSWORD_RESET_LIFETIME)
      return { caller: null, body }
    },
  }),
  define(redeemLinkCode, 400, {
    example: 'missing-code',
    invalid: true,
    body: forbidden({ email_address: 'dana@northwind.example' }),
  }),
]
