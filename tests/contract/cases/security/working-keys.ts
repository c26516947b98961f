import { expect } from 'vitest'
import { listWorkingKeys } from '#generated/security/operations/listWorkingKeys.ts'
import { define, forbidden } from '../../../support/contract/case.ts'

/** Verification in the United States. */
const PLAN = 3119

export const cases = [
  define(listWorkingKeys, 200, {
    example: 'working-key',
    seed: {
      subscriptions: [{ planId: PLAN, startedDaysAgo: 30 }],
      keysWithPast: [{ kind: 'embedded', label: 'Store checkout', hostnames: ['shop.northwind.example'] }],
    },
    query: { kind: 'embedded' },
    check: body =>
      expect(body).toMatchObject({
        keys: [{ label: 'Store checkout', hostname: 'shop.northwind.example', licenses: ['us-core-cloud'] }],
        licenses: ['us-core-cloud'],
      }),
  }),
  define(listWorkingKeys, 200, {
    example: 'no-license',
    seed: { keysWithPast: [{ kind: 'secret', label: 'Server' }] },
    query: { kind: 'secret' },
    check: body => expect(body).toEqual({ keys: [], licenses: [] }),
  }),
  define(listWorkingKeys, 400, {
    example: 'invalid-option',
    invalid: true,
    query: { kind: forbidden('public') },
  }),
]
