import { expect, test } from 'vitest'
import { safeRedirect } from './redirects.ts'

test.each(['/account', '/account/keys?state=paused', '/account/keys#x', '/pricing?volume=1000'])(
  'a path of ours passes: %s',
  path => expect(safeRedirect(path)).toBe(path),
)

test.each([
  undefined,
  null,
  7,
  '',
  'account',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  'https://evil.example',
  'https:evil.example',
  'http:/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
])('anything else leads to the account: %s', target => expect(safeRedirect(target)).toBe('/account'))
