import { describe, expect, test } from 'vitest'
import { nearestPages, withSuggestions } from './nearest-pages.ts'

const names = {
  '/': 'Home',
  '/pricing': 'Pricing',
  '/pricing/us-address-autocomplete': 'Prices of autocomplete',
  '/products/us-address-autocomplete': 'US address autocomplete',
  '/products/us-address-verification': 'US address verification',
  '/legal/privacy-policy': 'Privacy Policy',
  '/docs/errors': 'Errors',
}
const nearest = nearestPages(names)

test.each([
  ['/pricng', '/pricing'],
  ['/pricing/us-adress-autocomplete', '/pricing/us-address-autocomplete'],
  ['/Legal/Privacy', '/legal/privacy-policy'],
  ['/privacy-policy', '/legal/privacy-policy'],
  ['/us-address-verification', '/products/us-address-verification'],
  ['/errors', '/docs/errors'],
])('%s may have meant %s', (wanted, meant) => expect(nearest(wanted)[0]?.path).toBe(meant))

test.each(['/wp-login.php', '/zyxw', '/', '/a', `/${'pricing/'.repeat(14)}`, `/${'pricing'.repeat(50)}`])(
  '%s has meant nothing here',
  wanted => expect(nearest(wanted)).toEqual([]),
)

test('no more than three are suggested', () => {
  expect(nearest('/us-address').length).toBeLessThanOrEqual(3)
})

describe('the page for an unknown address', () => {
  const html =
    '<nav data-nearest="" hidden=""><ul><li data-nearest-page=""><a href="/" class="x">Home</a></li></ul></nav>'

  test('lists the pages that it may have meant', () => {
    expect(
      withSuggestions(html, [
        { path: '/a', name: 'A & B' },
        { path: '/c', name: '$& <c>' },
      ]),
    ).toBe(
      '<nav data-nearest=""><ul><li data-nearest-page=""><a href="/a" class="x">A &#38; B</a></li>' +
        '<li data-nearest-page=""><a href="/c" class="x">$&#38; &#60;c&#62;</a></li></ul></nav>',
    )
  })

  test('stays as it is without a list', () => {
    expect(withSuggestions('nothing here', [{ path: '/a', name: 'A' }])).toBe('nothing here')
  })
})
