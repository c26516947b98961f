import type { Page } from '@playwright/test'
import { expect, expectAccessible, openAs, type Person, test } from '../support/test.ts'

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
    await expect(page.getByRole('heading', { level: 1, name: /^Account \d+$/ })).toBeVisible()
    for (const name of [
      'Licenses',
      'Subscriptions',
      'Secret keys',
      'Embedded keys',
      'Orders',
      'Payments',
      'Cards',
      'Tax exemption',
      'Taxable addresses',
      'Contacts',
    ])
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    const keys = page.getByRole('region', { name: 'Secret keys' }).first()
    await expect(keys.getByText('12 secret keys')).toBeVisible()
    await keys.getByRole('button', { name: /next/i }).click()
    await expect(keys.getByRole('row')).toHaveCount(3)
    await expectAccessible(page)
  })

  test('see which section failed, and load it again', async ({ page, makePerson }) => {
    const customer = await makePerson({ keys: 1 })
    await openAs(page, staff, `/admin/search?text=${encodeURIComponent(customer.username)}`)
    await page.getByRole('region', { name: 'People' }).getByRole('link', { name: 'Test account' }).click()
    await expect(page.getByRole('row', { name: /Key 00001/ })).toBeVisible()
    await page.setExtraHTTPHeaders({ 'x-scenario': 'server-error:listAccountOrders' })
    await page.reload()
    const orders = page.getByRole('region', { name: 'Orders' }).first()
    await expect(orders.getByText('The orders couldn’t be loaded')).toBeVisible()
    await expect(page.getByRole('row', { name: /Key 00001/ })).toBeVisible()
    await page.setExtraHTTPHeaders({})
    await orders.getByRole('button', { name: 'Try again' }).click()
    await expect(orders.getByText('The account has ordered nothing yet.')).toBeVisible()
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
    await expect(found.getByText('No person has this id.')).toBeVisible()
    await expect(found.getByText('Checkout server')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/search$/)
    await search(page).fill(`sk_${'0'.repeat(36)}`)
    await expect(found.getByText('No account has a key with this token.')).toBeVisible()
  })

  test('find no account by a number that has no price list', async ({ page }) => {
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
    const answer = await page.request.get(script)
    if ((await answer.text()).includes(text)) found.push(script)
  }
  return found
}
