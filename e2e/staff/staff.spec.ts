import type { Page } from '@playwright/test'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { showView } from '../support/staff.ts'
import { expect, expectAccessible, openAs, type Person, setScenario, test } from '../support/test.ts'

/** The scripts that a page has requested, by their addresses. */
function watchScripts(page: Page): Set<string> {
  const scripts = new Set<string>()
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  return scripts
}

const search = (page: Page) => page.getByLabel('Search customers')

test.describe('staff', () => {
  let staff: Person
  test.beforeEach(async ({ makePerson }) => {
    staff = await makePerson({ roles: ['internal-admin'] })
  })

  test('find a customer by email, and open the account with all its sections', async ({
    page,
    makePerson,
  }) => {
    const customer = await makePerson({
      label: 'Harbor Foods',
      keys: 12,
      orders: [{ planId: 3120, state: 'paid' }],
    })
    await openAs(page, staff, '/admin/search')
    await search(page).fill(customer.username)
    await expect(page).toHaveURL(/text=/)
    const people = page.getByRole('region', { name: 'People' })
    await expect(people.getByRole('row', { name: customer.username })).toBeVisible()
    await expectAccessible(page)
    await people.getByRole('link', { name: 'Harbor Foods' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Harbor Foods' })).toBeVisible()
    await expect(page.getByText(/^Account \d+, since .* Price list/)).toBeVisible()
    const ribbon = page.getByRole('navigation', { name: 'Account' })
    await expect(ribbon.getByRole('link', { name: 'Admin' })).toHaveAttribute('aria-current', 'page')
    const card = (name: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(card('Money')).toContainText('Last paymentNone yet')
    await expect(card('Subscriptions in use')).toContainText('500,000 of 500,000 lookups left')
    await expect(card('Open work')).toContainText('Nothing is waiting.')
    await expectAccessible(page)
    for (const [view, sections] of Object.entries({
      Overview: ['Money', 'Notes'],
      Subscriptions: ['Licenses', 'Subscriptions'],
      Billing: ['Orders', 'Payments', 'Cards', 'Tax exemption', 'Billing addresses'],
      People: ['People', 'Organization', 'Contacts'],
      Activity: ['Activity'],
      Keys: ['Secret keys', 'Embedded keys'],
    })) {
      await showView(page, view)
      for (const name of sections)
        await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    }
    const keys = page.getByRole('region', { name: 'Secret keys' }).first()
    await expect(keys.getByText('12 secret keys')).toBeVisible()
    await keys.getByRole('button', { name: /next/i }).click()
    await expect(keys.getByRole('row')).toHaveCount(3)
    await expectAccessible(page)
    // A view is an address, which a colleague can be sent and Back leaves.
    await page.goBack()
    await expect(page.getByRole('heading', { level: 2, name: 'Activity' })).toBeVisible()
  })

  test('see first what waits in an account, and open it from there', async ({ page, makePerson }) => {
    const customer = await makePerson({
      label: 'Harbor Foods',
      orders: [{ planId: 3705, state: 'grace-period' }],
      contacts: [{ email: 'accounts@harbor-foods.example', topics: [], undeliverable: 'bounced' }],
    })
    await page.setViewportSize({ width: 320, height: 800 })
    await openAs(page, staff, `/admin/search?text=${encodeURIComponent(customer.username)}`)
    await page.getByRole('region', { name: 'People' }).getByRole('link', { name: 'Harbor Foods' }).click()
    await expect(page.getByRole('link', { name: '1 contact who can’t be reached' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: '1 order in a grace period' }).click()
    const orders = page.getByRole('region', { name: 'Orders' }).first()
    await expect(orders.getByRole('row').nth(1)).toContainText('$')
  })

  test('see which section failed, and load it again', { tag: FULL }, async ({ page, makePerson }) => {
    const customer = await makePerson()
    await openAs(page, staff, `/admin/search?text=${encodeURIComponent(customer.username)}`)
    await page.getByRole('region', { name: 'People' }).getByRole('link', { name: 'Test account' }).click()
    await showView(page, 'Billing')
    const orders = page.getByRole('region', { name: 'Orders' }).first()
    await expect(orders.getByText('No orders yet.')).toBeVisible()
    await setScenario(page, 'server-error:listAccountOrders')
    await page.reload()
    await expect(orders.getByText('The orders couldn’t be loaded')).toBeVisible()
    await expect(page.getByText('No payments yet.')).toBeVisible()
    await page.setExtraHTTPHeaders({})
    await orders.getByRole('button', { name: 'Try again' }).click()
    await expect(orders.getByText('No orders yet.')).toBeVisible()
  })

  test('find who owns a pasted key, which is in no address', async ({ page, makePerson }) => {
    const customer = await makePerson({
      label: 'Harbor Foods',
      keysWithPast: [{ kind: 'secret', label: 'Checkout server' }],
    })
    await openAs(page, staff, '/admin/search?text=harbor')
    const token = customer.keys[0]?.token ?? ''
    await search(page).fill(token)
    const found = page.getByRole('main')
    await expect(found.getByText('Checkout server')).toBeVisible()
    await expect(found.getByRole('link', { name: 'Harbor Foods' })).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/search$/)
    await expectAccessible(page)
    await search(page).fill(customer.keys[0]?.keyId ?? '')
    await expect(found.getByText('No person has this ID.')).toBeVisible()
    await expect(found.getByText('Checkout server')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/search$/)
    await search(page).fill(`sk_${'0'.repeat(36)}`)
    await expect(found.getByText('No account has a key with this token.')).toBeVisible()
  })

  test('limit and trace a key with a reason, and see what the trace has recorded', { tag: FULL }, async ({
    page,
    makePerson,
  }) => {
    const customer = await makePerson({
      label: 'Harbor Foods',
      keysWithPast: [{ kind: 'secret', label: 'Checkout server' }],
    })
    await openAs(page, staff, '/admin/search?text=harbor foods')
    await page
      .getByRole('region', { name: 'Accounts' })
      .getByRole('link', { name: 'Harbor Foods' })
      .first()
      .click()
    await showView(page, 'Keys')
    const key = page.getByRole('row', { name: /Checkout server/ })
    const choose = async (item: string) => {
      await key.getByRole('button', { name: 'Actions for Checkout server' }).click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    const dialog = page.getByRole('dialog')
    await choose('Set limit')
    await dialog.getByLabel('Lookups').fill('5000')
    await dialog.getByRole('button', { name: 'Set limit' }).click()
    await expect(dialog.getByText('This field is required.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Reason').fill('Requested by phone')
    await dialog.getByRole('button', { name: 'Set limit' }).click()
    await expect(key.getByText('0 of 5,000')).toBeVisible()
    await choose('Set trace')
    await dialog.getByLabel('Reason').fill('Calls fail since this morning')
    await dialog.getByRole('button', { name: 'Set trace' }).click()
    const traces = page.getByRole('region', { name: 'Traces' }).first()
    await expect(traces.getByText(staff.username)).toBeVisible()
    const { keyId = '', token = '' } = customer.keys[0] ?? {}
    const authorization = `Basic ${Buffer.from(`${keyId}:${token}`).toString('base64')}`
    const calls = page.getByRole('region', { name: 'Calls of Checkout server' }).first()
    // The gateway hears of a trace a moment later.
    await expect(async () => {
      await page.request.get('/api/gateway/us-street?street=4711 Secret Ave&zipcode=84116', {
        headers: { authorization },
      })
      await page.reload()
      await traces.getByRole('button', { name: 'Show calls of Checkout server' }).click()
      await expect(calls.getByText(/street: 9999 xxxxxx xxx/).first()).toBeVisible({
        timeout: scaledTimeout(3_000),
      })
    }).toPass()
    await expect(page.getByText('4711')).toHaveCount(0)
    await expectAccessible(page)
    await choose('End trace')
    await dialog.getByLabel('Reason').fill('Found')
    await dialog.getByRole('button', { name: 'End trace' }).click()
    await expect(traces).toHaveCount(0)
  })

  test('find no account by a number that has no price list', { tag: FULL }, async ({ page }) => {
    await openAs(page, staff, '/admin/accounts/2000000000')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await page.goto('/admin/accounts/all')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await page.goto('/admin/nowhere')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await page.goto('/admin/search?text=2000000000')
    await expect(page.getByText('No account has the number 2000000000.')).toBeVisible()
    await expect(page.getByText('No order has the number 2000000000.')).toBeVisible()
  })
})

test('a customer who guesses an address for staff gets a 404 page, and none of its code', async ({
  browser,
  page,
  makePerson,
}) => {
  const customer = await makePerson()
  const guessed = watchScripts(page)
  for (const path of ['/admin', '/admin/search', '/admin/accounts/1', '/admin/act', '/admin/nowhere']) {
    await openAs(page, customer, path)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Account' })).toHaveCount(0)
  }
  const context = await browser.newContext()
  const other = await context.newPage()
  const needed = watchScripts(other)
  await openAs(other, await makePerson({ roles: ['internal-admin'] }), '/admin/search')
  await expect(search(other)).toBeVisible()
  const ofStaff = await scriptsWith(other, needed, 'Search customers')
  expect(ofStaff).toHaveLength(1)
  expect([...guessed].filter(script => ofStaff.includes(script))).toEqual([])
  // Nor is it in another file that the customer has loaded.
  expect(await scriptsWith(other, guessed, 'Search customers')).toEqual([])
  await context.close()
})

/** The scripts that have a text in them. */
async function scriptsWith(page: Page, scripts: Iterable<string>, text: string): Promise<string[]> {
  const found: string[] = []
  for (const script of scripts) {
    const response = await page.request.get(script)
    if ((await response.text()).includes(text)) found.push(script)
  }
  return found
}
