import { describe, expect, test } from 'vitest'
import { chatGroupOf, SALES_PAGES } from '#portal/site/contact/chat-groups.ts'
import { givenPages, givenPortalPaths } from '../../../e2e/support/given-paths.ts'
import { prerenderedPaths } from '../../../scripts/lib/pages.ts'
import { pagesOf } from '../../../scripts/lib/routes.ts'

/** The page about storage is ours. */
const given = [...givenPages, ...givenPortalPaths].filter(path => path !== '/consent')

/** Those of the given pages whose visitors reach sales. */
const SALES = [
  '/products',
  '/products/us-address-verification',
  '/products/international-address-verification',
  '/products/us-address-autocomplete',
  '/products/international-address-autocomplete',
  '/products/us-rooftop-geocoding',
  '/products/us-reverse-geocoding',
  '/products/us-property-data',
  '/products/us-property-data-financial',
  '/products/us-georeference-data',
  '/products/us-secondary-address-data',
  '/products/us-master-address-list',
  '/products/single-sign-on',
  '/products/single-address',
  '/products/list',
  '/products/try-us-property-data',
  '/products/apis/us-street-api',
  '/products/apis/us-reverse-geocoding',
  '/pricing',
  '/pricing/international-address-verification',
  '/pricing/us-address-autocomplete',
  '/pricing/international-address-autocomplete',
  '/pricing/us-rooftop-geocoding',
  '/pricing/us-reverse-geocoding',
  '/pricing/us-property-data',
  '/pricing/us-master-address-list',
  '/pricing/us-georeference-data',
  '/pricing/us-secondary-address-data',
  '/contact',
  '/checkout/cart',
]

test('the pages of sales: storefront-and-session §9', () => {
  expect(SALES_PAGES).toEqual(['checkout/*', 'contact', 'pricing', 'pricing/*', 'products', 'products/*'])
})

describe('whom the visitors of the 76 given pages reach', () => {
  test('there are 76', () => {
    expect(new Set(given).size).toBe(76)
    expect(SALES.filter(path => !given.includes(path))).toEqual([])
  })

  test.each(given)('%s', path => {
    expect(chatGroupOf(path)).toBe(SALES.includes(path) ? 'sales' : 'support')
  })
})

test('every other page reaches support, unless it is about products or prices', async () => {
  const routes = pagesOf()
  const others = [...(await prerenderedPaths(routes)), ...routes.map(({ path }) => path)].filter(
    path => !given.includes(path),
  )
  const inSales = others.filter(path => chatGroupOf(path) === 'sales')
  expect(inSales.filter(path => !/^\/(products|pricing)\//.test(path))).toEqual([])
  expect(others.filter(path => /^\/(account|admin|login|signup)/.test(path)).length).toBeGreaterThan(30)
})

test.each([
  ['/checkout', 'support'],
  ['/checkout/cart', 'sales'],
  ['/contact', 'sales'],
  ['/contact/support', 'support'],
  ['/contact-us', 'support'],
  ['/pricing/', 'sales'],
  ['/pricing-history', 'support'],
  ['/docs/products', 'support'],
  ['/', 'support'],
])('%s: %s', (path, group) => expect(chatGroupOf(path)).toBe(group))
