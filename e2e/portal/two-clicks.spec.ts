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
  /** What one types into the palette. Of pages of the portal, the first result has it. */
  typed: string
}

/** Pages of the portal. */
const SOUGHT: readonly Sought[] = [
  { name: 'the request log', from: '/account/keys', at: /^\/account\/keys\/requests$/, typed: 'requests' },
  { name: 'the live tail', from: '/account/keys', at: /^\/account\/keys\/requests$/, typed: 'live tail' },
  { name: 'limits', from: '/account/keys', at: /^\/account\/keys\/limits$/, typed: 'limits' },
  { name: 'alerts', from: '/account', at: /^\/account\/keys\/limits$/, typed: 'alerts' },
  { name: 'the spending cap', from: '/account', at: /^\/account\/keys\/limits$/, typed: 'spending cap' },
  {
    name: 'changing the plan',
    from: '/account/subscriptions',
    at: /^\/account\/subscriptions\/[^/]+\/plan$/,
    typed: 'change plan',
  },
  { name: 'test keys', from: '/account', at: /^\/account\/keys\?tab=test$/, typed: 'test keys' },
  { name: 'lists on the server', from: '/account', at: /^\/account\/tools\/lists$/, typed: 'bulk' },
  {
    name: 'usage by tag',
    from: '/account',
    at: /^\/account\/keys\/usage(\?by=tag)?$/,
    typed: 'usage by tag',
  },
  {
    name: 'latency and errors',
    from: '/account/keys',
    at: /^\/account\/keys\/performance$/,
    typed: 'performance',
  },
  { name: 'why a request failed', from: '/account', at: /^\/account\/keys\/diagnose$/, typed: 'diagnose' },
  { name: 'reports of wrong data', from: '/account', at: /^\/account\/tools\/reports$/, typed: 'wrong data' },
  {
    name: 'invoices and receipts',
    from: '/account',
    at: /^\/account\/billing\/documents$/,
    typed: 'documents',
  },
  {
    name: 'PO number, tax ID, and billing emails',
    from: '/account',
    at: /^\/account\/billing(\?dialog=invoice-details)?$/,
    typed: 'billing emails',
  },
  { name: 'API tokens', from: '/account', at: /^\/account\/developers$/, typed: 'token' },
  {
    name: 'service accounts',
    from: '/account',
    at: /^\/account\/developers(\?dialog=create-service)?$/,
    typed: 'service account',
  },
  { name: 'webhooks', from: '/account', at: /^\/account\/developers\/webhooks$/, typed: 'webhooks' },
  { name: 'log streams', from: '/account', at: /^\/account\/developers\/streams$/, typed: 'splunk' },
  {
    name: 'settings as a file',
    from: '/account',
    at: /^\/account\/developers\/configuration$/,
    typed: 'yaml',
  },
  {
    name: 'the comparison of accounts',
    from: '/account',
    at: /^\/account\/developers\/configuration$/,
    typed: 'compare accounts',
  },
  {
    name: 'keys of an organization',
    from: '/account/keys',
    at: /^\/account\/keys\/organization$/,
    typed: 'organization keys',
  },
  {
    name: 'a set-up link',
    from: '/account/team',
    at: /^\/account\/single-sign-on(\?dialog=create-set-up-link)?$/,
    typed: 'set-up link',
  },
  {
    name: 'the export of data',
    from: '/account',
    at: /^\/account\/settings$/,
    typed: 'export data',
  },
  {
    name: 'closing the account',
    from: '/account',
    at: /^\/account\/settings(\?dialog=close)?$/,
    typed: 'close account',
  },
]

/** Pages of the site, which the palette opens in another tab. */
const SOUGHT_ON_THE_SITE: readonly (Sought & { option: string })[] = [
  {
    name: 'the autocomplete widget',
    from: '/docs',
    at: /^\/docs\/autocomplete-widget$/,
    typed: 'widget',
    option: 'Autocomplete widget',
  },
  {
    name: 'existing code',
    from: '/docs',
    at: /^\/docs\/existing-code$/,
    typed: 'existing code',
    option: 'Existing code',
  },
  {
    name: 'why there is no match',
    from: '/docs',
    at: /^\/docs\/no-match$/,
    typed: 'no match',
    option: 'No match',
  },
  {
    name: 'the command line',
    from: '/docs',
    at: /^\/docs\/command-line$/,
    typed: 'cli',
    option: 'Use the command line',
  },
  {
    name: 'tools for assistants',
    from: '/docs',
    at: /^\/docs\/mcp$/,
    typed: 'mcp',
    option: 'Connect an AI assistant',
  },
  {
    name: 'calling the account API',
    from: '/docs',
    at: /^\/docs\/account-api$/,
    typed: 'account api',
    option: 'Account API',
  },
  { name: 'the changelog', from: '/', at: /^\/changelog$/, typed: 'changelog', option: 'Changelog' },
  {
    name: 'the status, with its emails',
    from: '/',
    at: /^\/status$/,
    typed: 'service status',
    option: 'Service status',
  },
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
async function wayTo(
  page: Page,
  { from, at }: Pick<Sought, 'from' | 'at'>,
  known: Map<string, string[]>,
): Promise<string[]> {
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

const isAt = (at: RegExp) => (url: URL) => at.test(url.pathname + url.search)

test('a new user finds each thing within two clicks of where they look', async ({ page, makePerson }) => {
  test.setTimeout(scaledTimeout(180_000))
  const person = await makePerson({ subscriptions: [{ planId: 3120, startedDaysAgo: 3 }] })
  await openAs(page, person, '/account')
  const known = new Map<string, string[]>()
  const clicks: [name: string, clicks: number, way: string][] = []
  for (const sought of [...SOUGHT, ...SOUGHT_ON_THE_SITE])
    await test.step(sought.name, async () => {
      const way = await wayTo(page, sought, known)
      clicks.push([sought.name, way.length, way.join(' → ')])
      // The last click, as a person makes it.
      const [last = ''] = way.slice(-1)
      const before = way.at(-2) ?? sought.from
      await gotoHydrated(page, before)
      await page.locator(`a[href="${last}"]`).filter({ visible: true }).first().click()
      await expect(page).toHaveURL(isAt(sought.at))
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    })
  expect(clicks.filter(([, count]) => count > MOST_CLICKS)).toEqual([])

  // What is in the person's menu is one click for the menu, and one for its item.
  await openAs(page, person, '/account')
  const menu = page.getByRole('button', { name: 'Your menu' })
  await menu.click()
  await page.getByRole('menuitemradio', { name: /^UTC/ }).click()
  await expect(page.getByRole('contentinfo')).toContainText('Times in UTC')
  await menu.click()
  await page.getByRole('menuitem', { name: 'Login and security' }).click()
  await expect(page.getByRole('button', { name: 'Delete login…' })).toBeVisible()
  console.log(clicks.map(([name, count, way]) => `    ${name}: ${count} (${way})`).join('\n'))
})

test('the palette finds each of them by the word that one types for it', async ({ page, makePerson }) => {
  test.setTimeout(scaledTimeout(300_000))
  const person = await makePerson({ subscriptions: [{ planId: 3120, startedDaysAgo: 3 }] })
  await openAs(page, person, '/account')
  const type = async (text: string) => {
    const palette = await openPalette(page)
    await palette.fill(text)
    return palette
  }
  for (const { name, typed, at } of SOUGHT)
    await test.step(name, async () => {
      const palette = await type(typed)
      await expect(page.getByRole('option').first()).toBeVisible()
      await palette.press('Enter')
      await expect(page).toHaveURL(isAt(at))
      await page.goto('/account')
    })
  for (const { name, typed, at, option } of SOUGHT_ON_THE_SITE)
    await test.step(name, async () => {
      await type(typed)
      const opened = page.waitForEvent('popup')
      await page.getByRole('option', { name: option }).first().click()
      const tab = await opened
      await expect(tab).toHaveURL(isAt(at))
      await tab.close()
    })
  for (const [typed, name, check] of [
    [
      'time zone',
      'Show times in UTC',
      () => expect(page.getByRole('contentinfo')).toContainText('Times in UTC'),
    ],
    [
      'delete login',
      'Delete your login',
      () => expect(page).toHaveURL(/\/account\/profile\/security\?dialog=delete-login/),
    ],
  ] as const)
    await test.step(typed, async () => {
      await type(typed)
      await page.getByRole('option', { name }).click()
      await check()
    })
})
