import { expect, test } from 'vitest'
import { beforeEncodedHash, loggedPath } from './encoded-hash.ts'

test.each([
  ['/invite%23token=abc&username=x', '/invite'],
  ['/invite%2523token%253Dabc', '/invite'],
  ['/invite%23abc?utm_source=mail', '/invite'],
  ['/confirm-email?user_id=7%23token=abc', '/confirm-email?user_id=7'],
  ['/confirm-email?user_id=7%2523unsubscribe%3Dabc', '/confirm-email?user_id=7'],
  ['/newsletter%3Fby=email%23token=abc', '/newsletter?by=email'],
  ['/search?q=%23hash', undefined],
  ['/invite', undefined],
])('of %s, the page is %s', (url, page) => expect(beforeEncodedHash(url)).toBe(page))

test.each([
  ['/invite%2523token=abc?a=b', '/invite%23[secret]'],
  ['/search?q=typed', '/search'],
])('of %s, a log has %s', (url, path) => expect(loggedPath(url)).toBe(path))
