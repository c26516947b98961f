import { and, eq, isNull } from 'drizzle-orm'
import { apiTokens, authorizationCodes, setUpLinks } from '#backend/services/authorization/tables.ts'
import type { Operation } from '#domain/contract/operation.ts'
import { createAccessToken } from '#generated/authorization/operations/createAccessToken.ts'
import { createAuthorizationCode } from '#generated/authorization/operations/createAuthorizationCode.ts'
import { createServiceAccount } from '#generated/authorization/operations/createServiceAccount.ts'
import { createSetUpLink } from '#generated/authorization/operations/createSetUpLink.ts'
import { type Addition, ofAccount, twice } from './additions.ts'

/** How calls add one token of a person, one service account, or one set-up link. */
export const apiTokenAdditions: [Operation, Addition][] = [
  [
    createAccessToken,
    {
      calls: async (_, caller) =>
        twice(index => ({
          caller,
          body: {
            ...{ name: `Token ${index}`, account_ids: [caller.accountId ?? 0] },
            ...{ roles: [], networks: [] },
          },
        })),
      count: ({ db }, { userId }) =>
        db.$count(apiTokens, and(eq(apiTokens.userId, userId), isNull(apiTokens.accountId))),
    },
  ],
  [
    createAuthorizationCode,
    {
      calls: async (_, caller) =>
        twice(index => ({
          caller,
          body: {
            ...{ client_id: 'gatepost-cli', loopback_uri: 'http://127.0.0.1:49152/callback' },
            ...{ code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' as const },
            ...{ name: `Program ${index}`, account_id: caller.accountId ?? 0, roles: [] },
          },
        })),
      count: ({ db }, { userId }) => db.$count(authorizationCodes, eq(authorizationCodes.userId, userId)),
    },
  ],
  [
    createServiceAccount,
    {
      calls: async (_, caller) =>
        twice(index => ({
          caller,
          body: { name: `Service ${index}`, roles: ['api-key-viewer'], networks: [] },
        })),
      count: ofAccount(apiTokens),
    },
  ],
  [
    createSetUpLink,
    {
      calls: async (_, caller) => twice(index => ({ caller, body: { label: `Link ${index}` } })),
      count: ofAccount(setUpLinks),
    },
  ],
]
