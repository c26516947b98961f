import { expect, test } from 'vitest'
import { currentPath } from './pages.ts'

const paths = ['/account/', '/account/keys', '/account/keys/usage']

test.each([
  ['/account', '/account/'],
  ['/account/', '/account/'],
  ['/account/keys', '/account/keys'],
  ['/account/keys/secret/7', '/account/keys'],
  ['/account/keys/usage', '/account/keys/usage'],
  ['/account/keys-of-others', undefined],
  ['/account/profile', undefined],
])('%s belongs to %s', (open, path) => {
  expect(currentPath(paths, open)).toBe(path)
})
