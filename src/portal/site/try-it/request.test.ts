import { expect, test } from 'vitest'
import { verifyUsAddress } from '#generated/portal/reference/verify-us-address.ts'
import { verifyUsAddresses } from '#generated/portal/reference/verify-us-addresses.ts'
import { curlCommand, jsonFault, lookupsOf } from './request.ts'

const origin = 'http://localhost:3000'

test('a command that a shell reads as it is meant, without empty parameters', () => {
  const query = { street: "5 O'Brien St", city: '', zipcode: '$(id)' }
  expect(curlCommand({ operation: verifyUsAddress, query, body: '' }, { keyId: '0193', origin })).toBe(
    `curl --get 'http://localhost:3000/api/gateway/us-street' \\
  --header 'Origin: http://localhost:3000' \\
  --data-urlencode 'street=5 O'\\''Brien St' \\
  --data-urlencode 'zipcode=$(id)' \\
  --data-urlencode 'key=0193'`,
  )
})

test('a secret key comes from the environment, with its token', () => {
  const { query, body } = verifyUsAddresses.sample
  const command = curlCommand({ operation: verifyUsAddresses, query, body }, { keyId: 'secret', origin })
  expect(command).toContain('--user "$GATEPOST_KEY_ID:$GATEPOST_TOKEN"')
  expect(command).toContain(`curl 'http://localhost:3000/api/gateway/us-street' `)
  expect(command).toContain('Content-Type: application/json')
  expect(command).not.toContain('key=')
})

test('each entry of a batch is a lookup', () => {
  expect(lookupsOf('')).toBe(1)
  expect(lookupsOf('{"lookups":[{},{},{}]}')).toBe(3)
  expect(lookupsOf('{"lookups":')).toBe(1)
  expect(lookupsOf('{}')).toBe(1)
})

test('a body that is no JSON is said to be none', () => {
  expect(jsonFault(verifyUsAddresses.sample.body)).toBeUndefined()
  expect(jsonFault('{')).toMatch(/valid JSON/)
})
