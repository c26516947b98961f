import { describe, expect, test } from 'vitest'
import { gatewayCodes } from '#domain/errors/gateway.ts'
import { NOW } from '#domain/gateway/lookup/sample.ts'
import { explain } from './explain.ts'
import { readPaste } from './paste.ts'
import { account, REJECTED, SERVER_ID, STORE_ID } from './sample.ts'

const diagnose = (text: string) => explain(readPaste(text), account, NOW)

/** The keys and licenses of the account that could have caused each code, by label and rule. */
const CODES: [number, string, [string, string][]][] = [
  [1588093855, 'too-many-requests', []],
  [1588093856, 'requests-too-fast', [['US Address Verification, Plus', 'rate-limit']]],
  [1611081804, 'body-not-processable', []],
  [1611081888, 'lookup-body-too-large', []],
  [1611082010, 'processing-interrupted', []],
  [1611082095, 'processing-interrupted', []],
  [1611082217, 'secret-key-in-browser', []],
  [
    1611079217,
    'not-permitted',
    [
      ['Paused', 'paused'],
      ['Expired', 'expired'],
      ['Deleted', 'deleted'],
      ['Rotated', 'ended-token'],
    ],
  ],
  [1611081571, 'license-not-recognized', []],
  [1611081654, 'license-not-recognized', []],
  [1588026162, 'subscription-inactive', [['US Address Autocomplete, Pro', 'subscription']]],
  [
    1588026122,
    'key-unauthorized',
    [
      ['Listed', 'addresses'],
      ['Scoped', 'scope'],
      ['Nowhere', 'no-hostname'],
    ],
  ],
  [1613259231, 'suspected-bot', []],
  [1613259252, 'gateway-failure', []],
  [1612396608, 'gateway-unavailable', []],
  [1601236387, 'gateway-unavailable', []],
]

test('the table below has all sixteen codes', () => {
  expect(CODES.map(([id]) => id).toSorted()).toEqual([...gatewayCodes.keys()].toSorted())
  expect(CODES).toHaveLength(16)
})

test.each(CODES)('%d is %s, caused by %j', (id, name, suspects) => {
  const explanation = diagnose(`error ${id}`)
  expect(explanation).toMatchObject({
    kind: 'reported',
    reported: { id, name, status: gatewayCodes.get(id)?.status },
  })
  const found = explanation.kind === 'reported' ? explanation.suspects : []
  expect(found.map(({ key, license, reason }) => [(key ?? license).label, reason.rule])).toEqual(suspects)
})

test('the limit of a key has no number and is found by its name', () => {
  expect(diagnose('key-limit-reached')).toMatchObject({
    kind: 'reported',
    reported: { id: null },
    suspects: [{ key: { label: 'Full' }, reason: { rule: 'key-limit', max: 100, used: 100 } }],
  })
})

describe('what the API has rejected lately explains an error that nothing in the account does', () => {
  const bot = { ...REJECTED, rule: 'bot', error: 'suspected-bot', number: 1613259231, count: 77 } as const
  const limited = { ...REJECTED, rule: 'key-limit', error: 'key-limit-reached', number: null } as const
  const held = { ...REJECTED, rule: 'license-not-held', error: 'license-not-recognized' } as const
  const rejected = [bot, limited, { ...held, number: 1611081654 }]
  const recordedFor = (paste: string) => {
    const explanation = explain(readPaste(paste), { ...account, rejected }, NOW)
    return 'recorded' in explanation ? explanation.recorded.map(({ rule }) => rule) : undefined
  }

  test.each([
    ['1613259231', ['bot']],
    ['key-limit-reached', ['key-limit']],
    ['1611081654', ['license-not-held']],
    // Another number of the same name, for another reason.
    ['1611081571', []],
    [`1613259231 ${STORE_ID}`, ['bot']],
    [`1613259231 ${SERVER_ID}`, []],
  ])('%s: %j', (paste, rules) => expect(recordedFor(paste)).toEqual(rules))
})
