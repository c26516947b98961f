import { expect } from 'vitest'
import { createAccessToken } from '#generated/authorization/operations/createAccessToken.ts'
import { reportFoundTokens } from '#generated/authorization/operations/reportFoundTokens.ts'
import { newApiToken } from '#kernel/access/api-tokens/api-tokens.ts'
import { define } from '../../../support/contract/case.ts'
import { OTHER_SCANNER, SCANNER, signReport } from '../../../support/contract/scanner.ts'
import type { World } from '../../../support/contract/world.ts'

const TYPE = 'gatepost_personal_access_token'

/** A signed report of a token. */
function report(token: string, scanner = SCANNER) {
  return {
    caller: null,
    body: [
      {
        token,
        type: TYPE,
        url: 'https://github.com/octocat/Hello-World/blob/main/deploy.sh',
        source: 'content',
      },
    ],
    sign: (body: string) => signReport(body, scanner),
  }
}

async function own(world: World) {
  const caller = await world.person()
  const body = { name: 'Public', account_ids: [caller.accountId ?? 0], roles: [], networks: [] }
  return (await world.perform(createAccessToken, { caller, body })).secret
}

export const cases = [
  define(reportFoundTokens, 200, {
    example: 'ours',
    arrange: async world => report(await own(world)),
    check: ([found]) => expect(found?.label).toBe('true_positive'),
  }),
  define(reportFoundTokens, 200, {
    example: 'other',
    arrange: async () => report(newApiToken('personal')),
    check: ([found]) => expect(found?.label).toBe('false_positive'),
  }),
  define(reportFoundTokens, 400, {
    example: 'missing-signature',
    invalid: true,
    arrange: async () => {
      const { sign, ...call } = report(newApiToken('personal'))
      const { 'Github-Public-Key-Signature': _, ...headers } = sign(JSON.stringify(call.body))
      return { ...call, headers }
    },
  }),
  define(reportFoundTokens, 401, {
    example: 'scanner-signature-invalid',
    arrange: async () => report(newApiToken('personal'), OTHER_SCANNER),
  }),
  define(reportFoundTokens, 503, {
    example: 'scanner-not-configured',
    mockOnly: true,
    arrange: async () => report('x'),
  }),
]
