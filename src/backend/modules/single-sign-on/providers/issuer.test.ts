import { expect, test } from 'vitest'
import { discoveryAddressOf, isSameIssuer } from './issuer.ts'

const DOCUMENT = 'https://login.example/realms/staff/.well-known/openid-configuration'

test.each([
  'https://login.example/realms/staff',
  'https://login.example/realms/staff/',
  'https://LOGIN.example:443/realms/staff//',
  DOCUMENT,
  `${DOCUMENT}/`,
  'https://login.example/realms/staff//.well-known/openid-configuration',
  'https://login.example/realms/staff/.well-known/oauth-authorization-server',
])('%s leads to its discovery document', issuer => {
  expect(discoveryAddressOf(issuer)).toBe(DOCUMENT)
})

test.each([
  ['https://login.example', 'https://login.example/', true],
  ['https://login.example', 'https://login.example/realms', false],
  ['https://login.example', 'http://login.example', false],
  ['https://login.example', 'https://login.example.evil.example', false],
  ['https://login.example', 'not an address', false],
])('%s and %s: the same issuer is %s', (one, other, isSame) => {
  expect(isSameIssuer(one, other)).toBe(isSame)
})
