import type { Page } from '@playwright/test'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { openPalette } from '../support/palette.ts'
import { expect, gotoHydrated, openAs, test } from '../support/test.ts'

/* What those who call the API look for in the first hour, and how many clicks away it is from where they look. */

interface Sought {
  name: string
  /** Where one looks for it. */
  from: string
  /** The page that has it: a path, or a path with a query. */
  at: RegExp
  /** What one types into the palette, for what it finds; the site's pages are found by its search. */
  typed?: string
}

const SOUGHT: readonly Sought[] = [
  { name: 'the request log', from: '/account/keys', at: /^\/account\/keys\/requests$/, typed: 'requests' },
  { name: 'limits and alerts', from: '/account/keys', at: /^\/account\/keys\/limits$/, typed: 'limits' },
  { name: 'the spending cap', from: '/account', at: /^\/account\/keys\/limits$/, typed: 'spending cap' },
  {
    name: 'changing the plan',
    from: '/account/subscriptions',
    at: /^\/account\/subscriptions\/[^/]+\/plan$/,
    typed: 'change plan',
  },
  { name: 'test keys', from: '/account', at: /^\/account\/keys\?tab=test$/, typed: 'test keys' },
  { name: 'lists on the server', from: '/account', at: /^\/account\/tools\/lists$/, typed: 'lists' },
  { name: 'usage by tag', from: '/account', at: /^\/account\/keys\/usage$/, typed: 'usage' },
  {
    name: 'latency and errors',
    from: '/account/keys',
    at: /^\/account\/keys\/performance$/,
    typed: 'performance',
  },
  { name: 'reports of wrong data', from: '/account', at: /^\/account\/tools\/reports$/, typed: 'wrong data' },
  {
    name: 'invoices and receipts',
    from: '/account',
    at: /^\/account\/billing\/documents$/,
    typed: 'documents',
  },
  { name: 'API tokens', from: '/account', at: /^\/account\/developers$/, typed: 'token' },
  { name: 'webhooks', from: '/account', at: /^\/account\/developers\/webhooks$/, typed: 'webhooks' },
  {
    name: 'settings as a file',
    from: '/account',
    at: /^\/account\/developers\/configuration$/,
    typed: 'yaml',
  },
  { name: 'the export of data', from: '/account', at: /^\/account\/settings$/, typed: 'export data' },
  { name: 'closing the account', from: '/account', at: /^\/account\/settings/, typed: 'close account' },
  {
    name: 'keys of an organization',
    from: '/account/keys',
    at: /^\/account\/keys\/organization$/,
    typed: 'organization keys',
  },
  { name: 'the autocomplete widget', from: '/docs', at: /^\/docs\/autocomplete-widget$/ },
  { name: 'existing code', from: '/docs', at: /^\/docs\/existing-code$/ },
  { name: 'why there is no match', from: '/docs', at: /^\/docs\/no-match$/ },
  { name: 'the changelog', from: '/', at: /^\/changelog$/ },
  { name: 'the status, with its emails', from: '/', at: /^\/status$/ },
]
const MOST_CLICKS = 2

/** Addresses of this site that a page links to, where a person sees the link. */
async function linksOn(page: Page): Promise<string[]> {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  // What a page reads of the server may have links as well.
  await page.waitForLoadState('networkidle')
  return page
    .locator('a[href]')
    .evaluateAll(links =>
      (links as HTMLAnchorElement[])
        .filter(link => link.origin === location.origin && link.checkVisibility())
        .map(link => link.pathname + link.search),
    )
}

/** Finds the shortest way by clicks. Pages that were read before are not read again. */
async function wayTo(page: Page, { from, at }: Sought, known: Map<string, string[]>): Promise<string[]> {
  const read = async (path: string) => {
    const links = known.get(path)
    if (links) return links
    await gotoHydrated(page, path)
    const found = await linksOn(page)
    known.set(path, found)
    return found
  }
  const first = await read(from)
  const direct = first.find(link => at.test(link))
  if (direct) return [direct]
  // Pages of the same part come first.
  const near = [...new Set(first)].toSorted((a, b) => Number(b.startsWith(from)) - Number(a.startsWith(from)))
  for (const link of near) {
    // A dialog covers what its page links to.
    if (link.startsWith('/admin') || link === from || link.includes('dialog=')) continue
    const next = (await read(link)).find(each => at.test(each))
    if (next) return [link, next]
  }
  throw new Error(`no ${MOST_CLICKS} clicks lead from ${from} to ${at}`)
}

test('a new user finds each thing within two clicks of where they look, and in the palette', async ({
  page,
  makePerson,
}) => {
  test.setTimeout(scaledTimeout(180_000))
  const person = await makePerson({ subscriptions: [{ planId: 3120, startedDaysAgo: 3 }] })
  await openAs(page, person, '/account')
  const known = new Map<string, string[]>()
  const clicks: [name: string, clicks: number, way: string][] = []
  for (const sought of SOUGHT)
    await test.step(sought.name, async () => {
      const way = await wayTo(page, sought, known)
      clicks.push([sought.name, way.length, way.join(' → ')])
      // The last click, as a person makes it.
      const [last = ''] = way.slice(-1)
      const before = way.at(-2) ?? sought.from
      await gotoHydrated(page, before)
      await page.locator(`a[href="${last}"]`).filter({ visible: true }).first().click()
      await expect(page).toHaveURL(url => sought.at.test(url.pathname + url.search))
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    })
  expect(clicks.filter(([, count]) => count > MOST_CLICKS)).toEqual([])

  for (const { name, typed, at } of SOUGHT)
    if (typed)
      await test.step(`${name}, by the palette`, async () => {
        await gotoHydrated(page, '/account')
        const palette = await openPalette(page)
        await palette.fill(typed)
        await expect(page.getByRole('option').first()).toBeVisible()
        await palette.press('Enter')
        await expect(page).toHaveURL(url => at.test(url.pathname + url.search))
      })
  console.log(clicks.map(([name, count, way]) => `    ${name}: ${count} (${way})`).join('\n'))
})
