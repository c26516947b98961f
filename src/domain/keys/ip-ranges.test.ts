import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkIpRanges, coversIp, normalizeIp, normalizeIpRange, splitIpRanges } from './ip-ranges.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['203.0.113.7/32', '203.0.113.7'],
  ['203.0.113.7/24', '203.0.113.0/24'],
  ['10.1.2.3/8', '10.0.0.0/8'],
  ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['2001:db8::1/128', '2001:db8::1'],
  ['2001:db8:1:2::/48', '2001:db8:1::/48'],
  ['2001:db8:0:1:0:0:0:1', '2001:db8:0:1::1'],
  ['2001:0:0:1:0:0:1:1', '2001::1:0:0:1:1'],
  ['::', '::'],
  ['::1', '::1'],
  ['1::', '1::'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:C000:0201', '192.0.2.1'],
  ['::ffff:192.0.2.1/120', '192.0.2.0/24'],
  ['64:ff9b::192.0.2.1', '64:ff9b::c000:201'],
  ['1:2:3:4:5:6:7:0', '1:2:3:4:5:6:7:0'],
])('%s is %s', (typed, range) => {
  expect(normalizeIpRange(typed)).toEqual({ range })
  expect(normalizeIpRange(range)).toEqual({ range })
})

test.each([
  ['', 'ip-range-invalid'],
  ['203.0.113', 'ip-range-invalid'],
  ['203.0.113.256', 'ip-range-invalid'],
  ['203.0.113.07', 'ip-range-invalid'],
  ['0x7f.0.0.1', 'ip-range-invalid'],
  ['203.0.113.7/33', 'ip-range-invalid'],
  ['203.0.113.7/', 'ip-range-invalid'],
  ['203.0.113.7/08', 'ip-range-invalid'],
  ['203.0.113.7/-1', 'ip-range-invalid'],
  ['203.0.113.7/24/24', 'ip-range-invalid'],
  ['203.0.113.7-203.0.113.9', 'ip-range-invalid'],
  ['1:2:3:4:5:6:7', 'ip-range-invalid'],
  ['1:2:3:4:5:6:7:8:9', 'ip-range-invalid'],
  ['1::2::3', 'ip-range-invalid'],
  ['1:2:3:4:5:6:7::8', 'ip-range-invalid'],
  [':::', 'ip-range-invalid'],
  [':1', 'ip-range-invalid'],
  ['12345::', 'ip-range-invalid'],
  ['fe80::1%eth0', 'ip-range-invalid'],
  ['[::1]', 'ip-range-invalid'],
  ['::/129', 'ip-range-invalid'],
  ['::ffff:192.0.2.1/64', 'ip-range-invalid'],
  ['office.example', 'ip-range-invalid'],
  ['0.0.0.0/0', 'ip-range-too-wide'],
  ['10.0.0.0/7', 'ip-range-too-wide'],
  ['::/0', 'ip-range-too-wide'],
  ['2001::/15', 'ip-range-too-wide'],
])('%s is rejected: %s', (typed, name) => expect(normalizeIpRange(typed)).toMatchObject({ name }))

test.each([
  ['203.0.113.0/24', '203.0.113.255', true],
  ['203.0.113.0/24', '203.0.114.0', false],
  ['203.0.113.7', '203.0.113.7', true],
  ['203.0.113.7', '203.0.113.8', false],
  ['203.0.113.0/24', '::ffff:203.0.113.9', true],
  ['203.0.113.0/25', '203.0.113.128', false],
  ['2001:db8::/32', '2001:db8:ffff::1', true],
  ['2001:db8::/32', '2001:db9::1', false],
  ['2001:db8::/32', '203.0.113.9', false],
  ['::/16', '0.0.0.1', false],
  ['nonsense', '203.0.113.9', false],
  ['203.0.113.0/24', 'nonsense', false],
])('%s and %s: %s', (range, ip, isIn) => expect(coversIp(range, ip)).toBe(isIn))

test('an address is valid IPv6 if and only if a browser accepts it', () => {
  const ipV6Like = fc.stringMatching(/^[0-9a-f:.]{0,40}$/)
  fc.assert(
    fc.property(fc.oneof(fc.ipV6(), ipV6Like), text => {
      if (text.includes(':')) expect(normalizeIp(text) !== undefined).toBe(URL.canParse(`http://[${text}]/`))
    }),
    { numRuns: 5_000 },
  )
})

test('an IPv6 address is normalized as browsers do', () => {
  fc.assert(
    fc.property(fc.ipV6(), text => {
      const mine = normalizeIp(text) ?? ''
      if (mine.includes(':')) expect(`[${mine}]`).toBe(new URL(`http://[${text}]/`).hostname)
      expect(normalizeIp(mine)).toBe(mine)
    }),
    { numRuns: 2_000 },
  )
})

test('a text is split at line breaks, blanks, commas and semicolons', () => {
  expect(splitIpRanges(' 203.0.113.7,198.51.100.0/24\n\n2001:db8::/32 ;')).toEqual([
    '203.0.113.7',
    '198.51.100.0/24',
    '2001:db8::/32',
  ])
  expect(checkIpRanges('203.0.113.7 198.51.100.0/24')).toBeUndefined()
  expect(checkIpRanges('203.0.113.7, 203.0.113.400, nowhere')).toEqual({
    name: 'ip-range-invalid',
    message: expect.stringMatching(/^203\.0\.113\.400: /),
  })
})
