import { expect } from 'vitest'
import { seedTokens } from '#backend/services/authorization/api-tokens/seed-tokens.ts'
import { createAccessToken } from '#generated/authorization/operations/createAccessToken.ts'
import { createAuthorizationCode } from '#generated/authorization/operations/createAuthorizationCode.ts'
import type { CustomerRole } from '#generated/authorization/types.ts'
import type { Person } from '../../../support/backend.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import { limitOf } from '../../../support/contract/contract.ts'

/** The request of the command line, and what a person allows it. */
const requestOf = ({ accountId }: Person) => ({
  client_id: 'gatepost-cli',
  loopback_uri: 'http://127.0.0.1:49152/callback',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256' as const,
  state: 'af0ifjsldkj',
  name: 'Gatepost CLI on laptop',
  account_id: accountId ?? 0,
  roles: [] as CustomerRole[],
})

/** What is wrong with a request. */
const rejected = [
  { example: 'unknown-program', change: { client_id: 'someone-else' } },
  { example: 'other-address', change: { loopback_uri: 'https://elsewhere.example/callback' } },
  { example: 'other-resource', change: { resource: 'https://elsewhere.example' } },
  {
    example: 'role-not-held',
    seed: { roles: ['account-owner'] },
    change: { roles: ['billing-editor' as const] },
  },
  { example: 'not-your-account', change: { account_id: 1 } },
]

export const cases = [
  define(createAuthorizationCode, 201, {
    example: 'created',
    arrange: async world => {
      const caller = await world.person()
      return { caller, body: requestOf(caller) }
    },
    check: ({ redirect_to: address }) => {
      const { origin, pathname, searchParams } = new URL(address)
      expect(origin + pathname).toBe('http://127.0.0.1:49152/callback')
      expect([...searchParams.keys()]).toEqual(['code', 'iss', 'state'])
    },
  }),
  define(createAuthorizationCode, 400, {
    example: 'missing-name',
    invalid: true,
    arrange: async world => {
      const caller = await world.person()
      const { name: _, ...body } = requestOf(caller)
      return { caller, body: forbidden(body) }
    },
  }),
  ...rejected.map(({ example, seed = {}, change }) =>
    define(createAuthorizationCode, 400, {
      example,
      arrange: async world => {
        const caller = await world.person(seed)
        return { caller, body: { ...requestOf(caller), ...change } }
      },
    }),
  ),
  define(createAuthorizationCode, 409, {
    example: 'too-many-access-tokens',
    arrange: async world => {
      const caller = await world.person()
      await world.given(null, async ({ db, clock }) => {
        const tokens = Array.from({ length: limitOf(createAccessToken) }, (_, at) => ({
          name: `${at}`,
          roles: [],
        }))
        const { userId, accountId } = caller
        await seedTokens({ db, userId, accountId: accountId ?? 0, now: clock.now() }, tokens)
        return null
      })
      return { caller, body: requestOf(caller) }
    },
  }),
]
