import { expect, test } from 'vitest'
import { headerMenus, menusOf } from './menus.ts'
import type { SiteEntry } from './site-entry.ts'

const entry = (to: string, rest: Partial<SiteEntry> = {}): SiteEntry => ({
  to,
  label: to,
  line: 'What it is for.',
  order: 10,
  area: to.split('/')[1] as SiteEntry['area'],
  ...rest,
})

test('an area has its pages by group, and the page over it as its head', () => {
  const [products] = menusOf(
    [
      entry('/products'),
      entry('/products/a', { group: 'Products' }),
      entry('/products/list', { group: 'Try it' }),
      entry('/products/b', { group: 'Products' }),
    ],
    ['/products', '/consent'],
  )
  expect(products).toMatchObject({ label: 'Products', overview: { to: '/products' } })
  expect(products?.groups.map(({ title, entries }) => [title, entries.map(({ to }) => to)])).toEqual([
    ['Products', ['/products/a', '/products/b']],
    ['Try it', ['/products/list']],
  ])
})

test('an area without a page is left out, and the header leaves out what is not for looking around', () => {
  const menus = menusOf([entry('/legal/terms'), entry('/pricing')], ['/solutions'])
  expect(menus.map(({ area }) => area)).toEqual(['pricing', 'solutions', 'legal'])
  expect(headerMenus(menus).map(({ area }) => area)).toEqual(['pricing', 'solutions'])
})

test('the page of prices is an entry of its own area, and there is none over it', () => {
  expect(menusOf([entry('/pricing')], [])).toMatchObject([
    { overview: null, groups: [{ entries: [{ to: '/pricing' }] }] },
  ])
})
