import { expect, test } from 'vitest'
import { breakableParts } from './breakable.tsx'

test.each([
  [
    'https://login.okta.example/sso/saml?x=1',
    ['https://', 'login.', 'okta.', 'example/', 'sso/', 'saml?', 'x=', '1'],
  ],
  ['http://localhost:4100/account/', ['http://', 'localhost:', '4100/', 'account/']],
  ['dana@northwind.example', ['dana@', 'northwind.', 'example']],
  ['openid email', ['openid email']],
  ['', []],
])('%s breaks only after its punctuation, and stays the same text', (text, parts) => {
  const found = breakableParts(text)
  expect(found.map(({ part }) => part)).toEqual(parts)
  expect(found.map(({ part }) => part).join('')).toBe(text)
})
