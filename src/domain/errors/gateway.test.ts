import { expect, test } from 'vitest'
import { decodeGatewayItem, gatewayCodes, isGatewayOutage } from './gateway.ts'

// account-portal §8, the table of the gateway codes.
const TABLE: readonly [status: number, ...codes: number[]][] = [
  [429, 1588093855, 1588093856],
  [412, 1611081804, 1611081888],
  [400, 1611082010, 1611082095],
  [401, 1611082217, 1611079217],
  [402, 1611081571, 1611081654, 1588026162],
  [403, 1588026122, 1613259231],
  [500, 1613259252],
  [502, 1612396608, 1601236387],
]

test('the sixteen codes are those of the specification, each with its status', () => {
  const listed = TABLE.flatMap(([status, ...codes]) => codes.map(code => [code, status]))
  expect(listed).toHaveLength(16)
  expect([...gatewayCodes].map(([code, { status }]) => [code, status]).toSorted()).toEqual(listed.toSorted())
})

const item = (id: number | null, name = '', message = '') => ({ id, name, message, fields: [], status: 400 })

test('a number without a name gets name and message', () => {
  expect(decodeGatewayItem(item(1588093855))).toMatchObject({ name: 'too-many-requests' })
  expect(decodeGatewayItem(item(1611082217))).toMatchObject({
    name: 'secret-key-in-browser',
    message: 'A secret key was sent from a browser. Use an embedded key there.',
  })
  expect(decodeGatewayItem(item(1611082217, '', 'Said by the gateway.'))).toMatchObject({
    name: 'secret-key-in-browser',
    message: 'Said by the gateway.',
  })
})

test.each([item(1588093855, 'other', 'x'), item(null), item(7)])('%o stays as it is', given => {
  expect(decodeGatewayItem(given)).toBe(given)
})

test('the status page is for our failures', () => {
  for (const code of [1613259252, 1612396608, 1601236387]) expect(isGatewayOutage(code)).toBe(true)
  for (const code of [1588093855, 1613259231, 7, null]) expect(isGatewayOutage(code)).toBe(false)
})
