import { expect, test } from 'vitest'
import { headerMenus, menusOf } from './menus.ts'
import type { SiteEntry } from './site-entry.ts'

const entry = (to: string, rest: Partial<SiteEntry> = {}): SiteEntry => ({
  to,
  label: to,
  line: 'Short description.',
  area: to.split('/')[1] as SiteEntry['area'],
  ...rest,
})

test('an area lists its pages by group, with the overview page at the top', () => {
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

test('areas without pages are left out, and the header shows only some areas', () => {
  const menus = menusOf([entry('/legal/terms'), entry('/pricing')], ['/solutions'])
  expect(menus.map(({ area }) => area)).toEqual(['pricing', 'solutions', 'legal'])
  expect(headerMenus(menus).map(({ area }) => area)).toEqual(['pricing', 'solutions'])
})

test('the page about the company is an entry like the others', () => {
  expect(menusOf([entry('/company'), entry('/company/security')], ['/company'])).toMatchObject([
    { overview: null, groups: [{ entries: [{ to: '/company' }, { to: '/company/security' }] }] },
  ])
})

test('/pricing is an entry of its own area, which has no overview', () => {
  expect(menusOf([entry('/pricing')], [])).toMatchObject([
    { overview: null, groups: [{ entries: [{ to: '/pricing' }] }] },
  ])
})
