import { describe, expect, test } from 'vitest'
import { countedAs, networkOf } from './network.ts'

describe('an address counts as', () => {
  test.each([
    ['192.0.2.17', '192.0.2.17'],
    ['::ffff:192.0.2.17', '192.0.2.17'],
    ['::FFFF:c000:211', '192.0.2.17'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['no address', 'no address'],
    ['192.0.2.17:4711', '192.0.2.17:4711'],
  ])('%s as %s', (address, counted) => expect(countedAs(address)).toBe(counted))
})

describe('the network of an address', () => {
  test.each([
    ['192.0.2.17', '192.0.2.0/24'],
    ['::ffff:192.0.2.200', '192.0.2.0/24'],
    ['192.0.3.17', '192.0.3.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['no address', 'no address'],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network))
})
