import type { Page } from '@playwright/test'
import { logOut } from '#generated/identity/operations/logOut.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { ended, keysOf, openTabs, pressLogOut, revoke } from '../support/session.ts'
import { openAccountAsStaff } from '../support/staff.ts'
import { expect, expectAccessible, fillLogin, logIn, openAs, test } from '../support/test.ts'

test.describe('text typed when the session ends', () => {
  const label = (page: Page) => page.getByRole('dialog').getByLabel('Label')
  const isBack = (page: Page) => page.getByText('We restored what you typed.')

  async function typeIntoNewKey(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Create key' }).first().click()
    // During typing, the form checks whether another key has the label. That call must not end the session.
    const asked = page.waitForResponse(/\/secret-keys\?.*search=Checkout/)
    await label(page).fill('Checkout server')
    await asked
    await page.getByLabel('Description').fill('Half a description')
  }

  test('returns to the person after the login, in the same dialog, and only once', async ({
    page,
    request,
    makePerson,
  }) => {
    const person = await makePerson({ keys: 1 })
    await logIn(page, person)
    await openTabs(page.context(), page, 1)
    await typeIntoNewKey(page)
    await revoke(page, request)
    await page.getByRole('button', { name: 'Create key' }).last().click()
    await expect(ended(page)).toBeVisible()
    await fillLogin(page, person)
    await expect(isBack(page)).toBeVisible()
    await expect(label(page)).toHaveValue('Checkout server')
    await expect(page.getByLabel('Description')).toHaveValue('Half a description')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create key' }).last().click()
    await expect(page.getByText('Checkout server is ready')).toBeVisible()
    await page.reload()
    await expect(keysOf(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Checkout')
  })

  test('returns to a page that warns about unsaved changes', { tag: FULL }, async ({
    page,
    request,
    makePerson,
  }) => {
    const person = await makePerson()
    await openAs(page, person, '/account/profile')
    await page.getByLabel('First name').fill('Dana')
    await revoke(page, request)
    // Any call of the page may find out before, and then there is no button to wait for.
    await page.keyboard.press('Enter')
    await expect(ended(page)).toBeVisible()
    await fillLogin(page, person)
    await expect(page.getByLabel('First name')).toHaveValue('Dana')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByText('Profile saved.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('First name')).toHaveValue('Dana')
    await expect(isBack(page)).toHaveCount(0)
  })

  test('does not prevent logging out', { tag: FULL }, async ({ page, makePerson }) => {
    await openAs(page, await makePerson(), '/account/profile')
    await page.getByLabel('First name').fill('Dana')
    await pressLogOut(page)
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('is not shown to the next person', async ({ page, request, makePerson }) => {
    await logIn(page, await makePerson({ keys: 1 }))
    await openTabs(page.context(), page, 1)
    await typeIntoNewKey(page)
    await revoke(page, request)
    await page.getByRole('button', { name: 'Create key' }).last().click()
    await expect(ended(page)).toBeVisible()
    await fillLogin(page, await makePerson({ keys: 1 }))
    // The URL names the dialog, so it opens for anyone who follows it. It is empty.
    await expect(label(page)).toHaveValue('')
    await expect(page.getByLabel('Description')).toHaveValue('')
    await expect(isBack(page)).toHaveCount(0)
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Checkout')
  })

  test('is gone after the person logs out', { tag: FULL }, async ({ page, context, makePerson }) => {
    const person = await makePerson({ keys: 1 })
    await logIn(page, person)
    const [tab, other] = await openTabs(context, page, 2)
    if (!tab || !other) throw new Error('two tabs')
    await typeIntoNewKey(tab)
    // All tabs leave at once. The server hears of it afterwards, and would end the next session if it is early.
    const left = other.waitForResponse(response => response.request().method() === logOut.method)
    await pressLogOut(other)
    await expect(tab).toHaveURL(/\/login$/)
    await left
    await expect(other).toHaveURL(/\/login$/)
    expect(await tab.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Checkout')
    await openAs(tab, person, '/account/keys')
    await expect(keysOf(tab)).toBeVisible()
    await expect(tab.getByRole('dialog')).toHaveCount(0)
  })
})

test('what is typed into a dialog survives a reload, and Back asks before it is lost', async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson({ keys: 1 }), '/account/keys')
  await page.getByRole('button', { name: 'Create key' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Label').fill('Checkout server')
  await page.goBack()
  await expect(dialog.getByText('Discard your input?')).toBeVisible()
  await expect(page).toHaveURL(/dialog=/)
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await expect(dialog.getByLabel('Label')).toHaveValue('Checkout server')

  await page.reload()
  await expect(dialog.getByText('We restored what you typed.')).toBeVisible()
  await expect(dialog.getByLabel('Label')).toHaveValue('Checkout server')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect(page.getByText('Checkout server is ready')).toBeVisible()
})

test('Back closes a dialog without input at once, and one with input after it was asked', async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson({ keys: 1 }), '/account/keys')
  const create = page.getByRole('button', { name: 'Create key' }).first()
  const dialog = page.getByRole('dialog')
  await create.click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()

  await create.click()
  await dialog.getByLabel('Label').fill('Checkout server')
  await page.goBack()
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/account\/keys$/)
  await page.reload()
  await expect(create).toBeVisible()
  await expect(dialog).toBeHidden()
  await create.click()
  await expect(dialog.getByLabel('Label')).toHaveValue('')
})

test('what is typed outside a form survives a reload too', async ({ page, makePerson }) => {
  await openAs(
    page,
    await makePerson({
      subscriptions: [
        { planId: 3120, startedDaysAgo: 30 },
        { planId: 3310, startedDaysAgo: 20 },
      ],
      keysWithPast: [{ kind: 'embedded', label: 'Store checkout', hostnames: ['shop.northwind.example'] }],
    }),
    '/account/billing',
  )
  await page.getByRole('button', { name: 'Rename the account' }).click()
  await page.getByLabel('Name of the account').fill('Southwind')
  await page.reload()
  await expect(page.getByLabel('Name of the account')).toHaveValue('Southwind')
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.goto('/account/keys?tab=embedded')
  await page.getByRole('link', { name: 'Store checkout' }).click()
  await page.getByLabel('Add hostnames').fill('www.northwind.example\n')
  await page.reload()
  await expect(page.getByLabel('Add hostnames')).toHaveValue('www.northwind.example\n')

  await page.goto('/account/tools/list')
  await page.getByLabel('Or paste rows').fill('street,city\n85 Mill Street,Provo')
  await page.reload()
  await expect(page.getByLabel('Or paste rows')).toHaveValue('street,city\n85 Mill Street,Provo')

  // What came back uses no lookup until the person types on.
  await page.goto('/account/tools/autocomplete')
  const address = page.getByRole('combobox', { name: 'Address' })
  await address.fill('88 c')
  await expect(page.getByRole('option').first()).toBeVisible()
  const lookups: string[] = []
  page.on('request', request => {
    if (request.url().includes('/us-autocomplete')) lookups.push(request.url())
  })
  await page.reload()
  await expect(address).toHaveValue('88 c')
  await address.press('End')
  await address.pressSequentially('o')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(lookups.map(url => new URL(url).searchParams.get('search'))).toEqual(['88 co'])
})

test('the items of an order that staff were about to place survive a reload', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const staff = await makePerson({ roles: ['internal-admin'] })
  await openAccountAsStaff(page, staff, await makePerson({ taxableAddress: {} }))
  await page.getByRole('link', { name: 'New order' }).click()
  await page.getByRole('button', { name: 'Add item' }).click()
  const item = page.getByRole('group', { name: 'Item 2' })
  await item.getByLabel('Price').selectOption('custom')
  await item.getByLabel('Amount (USD)').fill('480')
  await page.reload()
  await expect(item.getByLabel('Amount (USD)')).toHaveValue('480')
  await page.getByRole('button', { name: 'Gift' }).click()
  await page.getByLabel('Lookups').fill('750')
  await page.reload()
  await expect(page.getByLabel('Lookups')).toHaveValue('750')
})
