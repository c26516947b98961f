import { expect, test } from 'vitest'
import { networkOf, originOf } from './origin.ts'

test.each([
  ['203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.77', '203.0.113.x'],
  ['2001:db8:12:3456::7', '2001:db8:12:…'],
  ['2001:DB8::7', '2001:db8:0:…'],
  ['127.0.0.1', 'A private network'],
  ['::1', 'A private network'],
  ['172.31.0.9', 'A private network'],
  ['172.32.0.9', '172.32.0.x'],
  ['fd12::9', 'A private network'],
  ['', 'Unknown'],
])('the network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network))

test.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
  ['curl/8.9.1', 'An unknown device'],
])('the device of %s is %s, and the time is in UTC', (userAgent, device) => {
  const request = {
    id: '1',
    operationId: 'logIn',
    headers: {},
    address: '203.0.113.77',
    userAgent,
    origin: undefined,
  }
  expect(originOf({ now: new Date('2026-11-02T09:12:40Z'), request })).toEqual({
    when: 'November 2, 2026 at 9:12 AM UTC',
    device,
    network: '203.0.113.x',
  })
})
