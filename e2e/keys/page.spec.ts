import type { Page } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { onceNoticed } from '../support/once-shown.ts'
import { expect, expectAccessible, openAs, type Person, setScenario, test } from '../support/test.ts'

/** Creates an embedded key through the pages, and opens it. */
async function openEmbeddedKey(page: Page, person: Person, hostnames = 'shop.northwind.example') {
  await openAs(page, person, '/account/keys?tab=embedded')
  await page.getByRole('button', { name: 'Create key' }).first().click()
  await page.getByLabel('Label').fill('Store checkout')
  await page.getByLabel('Hostnames').fill(hostnames)
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('link', { name: 'Store checkout' }).click()
  await expect(page.getByRole('heading', { name: 'Store checkout' })).toBeVisible()
}

async function openSecretKey(page: Page, person: Person) {
  await openAs(page, person, '/account/keys')
  await page.getByRole('link', { name: 'Key 00001' }).click()
  await expect(page.getByRole('heading', { name: 'Key 00001' })).toBeVisible()
}

test('an embedded key is created with hostnames, and shown with the code that a page needs', async ({
  page,
  makePerson,
}) => {
  const person = await makePerson({ subscriptions: [{ planId: 3310, startedDaysAgo: 20 }] })
  await openAs(page, person, '/account/keys')
  await page.getByRole('link', { name: 'Embedded keys' }).click()
  await expect(page).toHaveURL(/tab=embedded/)
  await page.getByRole('button', { name: 'Create key' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Label').fill('Store checkout')
  const hostnames = dialog.getByLabel('Hostnames')
  await hostnames.fill('https://shop.northwind.example/cart')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect(hostnames).toHaveAccessibleDescription(/Correct or remove the entries marked below\./)
  await expect(dialog.getByText('Remove the protocol.')).toHaveCount(1)
  await expect(hostnames).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Use shop.northwind.example' }).click()
  await expect(hostnames).toHaveValue('shop.northwind.example')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  const ready = page.getByRole('dialog', { name: 'Store checkout is ready' })
  await expect(ready.getByText(/\/api\/gateway\/us-autocomplete/)).toBeVisible()
  await ready.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('row', { name: /Store checkout/ })).toContainText('shop.northwind.example')

  // Filtered by the host of a page and by a hostname search.
  await page.getByLabel('Works on host').fill('shop.northwind.example')
  await expect(page).toHaveURL(/host=shop\.northwind\.example/)
  await expect(page.getByRole('row', { name: /Store checkout/ })).toBeVisible()
  await page.getByLabel('Works on host').fill('fabrikam.example')
  await expect(page.getByText('No key works on fabrikam.example')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByLabel('Search keys').fill('SHOP.north')
  await expect(page.getByRole('row', { name: /Store checkout/ })).toBeVisible()
})

test('each hostname is checked during typing, with a reason', { tag: FULL }, async ({ page, makePerson }) => {
  await openEmbeddedKey(page, await makePerson())
  const verdicts = page.getByRole('list', { name: 'What was typed' }).getByRole('listitem')
  await page
    .getByLabel('Add hostnames')
    .fill(
      'shop northwind.example, *.*\nhttps://a.example/b\nc.example/d\nSHOP.northwind.example\nlocalhost\nfabrikam.example',
    )
  await expect(verdicts).toContainText([
    'A hostname cannot contain spaces.',
    'A hostname cannot be only asterisks.',
    'Remove the protocol.',
    'Remove the path.',
    'This hostname is already authorized.',
    'use it from their own computer',
    'www.fabrikam.example isn’t covered.',
  ])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Authorize 7 hostnames' }).click()
  await expect(page.getByLabel('Add hostnames')).toHaveAccessibleDescription(/Correct or remove the entries/)
  await page.getByRole('button', { name: 'Use a.example' }).click()
  await expect(page.getByLabel('Add hostnames')).toHaveValue(/\na\.example\nc\.example\/d\n/)
})

test('many hostnames are pasted; one is deactivated, restored and authorized again', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await openEmbeddedKey(page, await makePerson())
  const many = Array.from({ length: 12 }, (_, index) => `store-${index + 1}.northwind.example`)
  await page.getByLabel('Add hostnames').fill(many.join('\n'))
  const added = onceNoticed(page, '12 hostnames are authorized.')
  await page.getByRole('button', { name: 'Authorize 12 hostnames' }).click()
  await added
  const authorized = page
    .getByRole('list', { name: 'Authorized hostnames', exact: true })
    .getByRole('listitem')
  await expect(authorized).toHaveCount(13)
  await expect(page.getByText('You can add 87 more.')).toBeVisible()

  await page.getByRole('button', { name: 'Deactivate store-3.northwind.example' }).click()
  await expect(authorized).toHaveCount(12)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(authorized).toHaveCount(13)
  await page.getByRole('button', { name: 'Deactivate store-4.northwind.example' }).click()
  await page.getByText('One deactivated hostname').click()
  await page.getByRole('button', { name: 'Authorize store-4.northwind.example again' }).click()
  await expect(authorized).toHaveCount(13)
})

test('the 101st hostname is rejected and stays in the field', { tag: FULL }, async ({ page, makePerson }) => {
  const many = Array.from({ length: 99 }, (_, index) => `store-${index + 1}.northwind.example`)
  await openEmbeddedKey(page, await makePerson(), many.join(','))
  await page.getByLabel('Add hostnames').fill('a.northwind.example\nb.northwind.example')
  await page.getByRole('button', { name: 'Authorize 2 hostnames' }).click()
  await expect(page.getByRole('alert')).toContainText('This key has 100 hostnames. Remove one first.')
  await expect(page.getByLabel('Add hostnames')).toHaveValue('b.northwind.example')
})

test('a limit is added, changed, reset, and deleted', { tag: FULL }, async ({ page, makePerson }) => {
  await openSecretKey(page, await makePerson({ keys: 1 }))
  await page.getByRole('button', { name: 'Add limit' }).click()
  const dialog = page.getByRole('dialog')
  const lookups = dialog.getByLabel('Lookups')
  await lookups.fill('0')
  await dialog.getByRole('button', { name: 'Add limit' }).click()
  await expect(lookups).toHaveAccessibleDescription(/Enter at least 1\./)
  await expect(lookups).toHaveAccessibleDescription(/To stop the key, pause it/)
  await expectAccessible(page)
  await lookups.fill('50,000')
  await dialog.getByRole('button', { name: 'Add limit' }).click()
  await expect(page.getByText('50,000 lookups are left')).toBeVisible()
  await expect(page.getByRole('meter', { name: 'Limit used' })).toHaveAttribute(
    'aria-valuetext',
    '0 of 50,000 lookups used, 0%',
  )
  await expect(page.getByRole('button', { name: 'Reset counter' })).toBeDisabled()
  await page.getByRole('button', { name: 'Change limit' }).click()
  await lookups.fill('80000')
  await dialog.getByRole('button', { name: 'Change limit' }).click()
  await expect(page.getByText('80,000 lookups are left')).toBeVisible()
  await page.getByRole('button', { name: 'Delete limit' }).click()
  await dialog.getByRole('button', { name: 'Delete limit' }).click()
  await expect(page.getByText('No limit. This key can use every lookup')).toBeVisible()
})

test('two people edit the same key at once: the second is notified and decides', { tag: FULL }, async ({
  page,
  browser,
  makePerson,
}) => {
  const person = await makePerson({ keys: 1 })
  await openSecretKey(page, person)
  const context = await browser.newContext()
  const other = await context.newPage()
  await openSecretKey(other, person)

  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Edit details' }).click()
  const first = page.getByRole('dialog')
  await first.getByLabel('Label').fill('Warehouse')
  await first.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Warehouse' })).toBeVisible()

  const second = other.getByRole('dialog')
  await second.getByLabel('Description').fill('Prints labels')
  await second.getByRole('button', { name: 'Save' }).click()
  await expect(second.getByRole('alert')).toContainText('Someone else just changed this key')
  await expect(second.getByRole('alert')).toContainText('Label is now')
  await expect(second.getByRole('alert')).toContainText('Warehouse')
  await expect(second.getByLabel('Description')).toHaveValue('Prints labels')
  await expectAccessible(other)
  await expect(second.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  // Theirs is still there: nothing was overwritten.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Warehouse' })).toBeVisible()

  await second.getByLabel('Label').fill('Warehouse EU')
  await second.getByRole('button', { name: 'Keep mine' }).click()
  await second.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByRole('heading', { name: 'Warehouse EU' })).toBeVisible()
  await expect(other.getByRole('paragraph').filter({ hasText: 'Prints labels' })).toBeVisible()
  await context.close()
})

test('two people change the same limit at once: the second sees the new number first', { tag: FULL }, async ({
  page,
  browser,
  makePerson,
}) => {
  const person = await makePerson({ keys: 1 })
  await openSecretKey(page, person)
  await page.getByRole('button', { name: 'Add limit' }).click()
  await page.getByRole('dialog').getByLabel('Lookups').fill('1000')
  await page.getByRole('dialog').getByRole('button', { name: 'Add limit' }).click()
  await expect(page.getByText('1,000 lookups are left')).toBeVisible()
  const context = await browser.newContext()
  const other = await context.newPage()
  await openSecretKey(other, person)
  for (const [tab, count] of [
    [page, '2000'],
    [other, '3000'],
  ] as const) {
    await tab.getByRole('button', { name: 'Change limit' }).first().click()
    await tab.getByRole('dialog').getByLabel('Lookups').fill(count)
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Change limit' }).click()
  await expect(page.getByText('2,000 lookups are left')).toBeVisible()
  const dialog = other.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Change limit' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The limit is now')
  await expect(dialog.getByRole('alert')).toContainText('2,000')
  await dialog.getByRole('button', { name: 'Discard mine' }).click()
  await expect(other.getByText('2,000 lookups are left')).toBeVisible()
  await context.close()
})

test('a key is restricted to a time, addresses and licenses, and unrestricted again', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await openSecretKey(page, await makePerson({ keys: 1 }))
  await page.getByRole('button', { name: 'Change restrictions' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Expires').fill('2020-01-01T00:00')
  await dialog.getByLabel('Allowed IP addresses').fill('203.0.113.0/24\n300.1.1.1')
  await dialog.getByRole('button', { name: 'Save restrictions' }).click()
  await expect(dialog.getByLabel('Expires')).toHaveAccessibleDescription(/Choose a time in the future\./)
  await expect(dialog.getByLabel('Allowed IP addresses')).toHaveAccessibleDescription(
    /300\.1\.1\.1: Enter an IP/,
  )
  await expectAccessible(page)
  await dialog.getByLabel('Expires').fill('2031-03-31T10:00')
  await dialog.getByLabel('Allowed IP addresses').fill('203.0.113.9/24, 2001:DB8::1')
  await dialog.getByRole('button', { name: 'Save restrictions' }).click()
  await expect(page.getByText('203.0.113.0/24', { exact: true })).toBeVisible()
  await expect(page.getByText('2001:db8::1', { exact: true })).toBeVisible()
  await expect(page.getByText(/Mar 31, 2031/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Change restrictions' }).click()
  await dialog.getByLabel('Expires').fill('')
  await dialog.getByLabel('Allowed IP addresses').fill('')
  await dialog.getByRole('button', { name: 'Save restrictions' }).click()
  await expect(page.getByText('203.0.113.0/24')).toHaveCount(0)
})

test('a pause reverts when the server rejects it', { tag: FULL }, async ({ page, makePerson }) => {
  await openSecretKey(page, await makePerson({ keys: 1 }))
  await setScenario(page, 'server-error')
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Pause key' }).click()
  const rejected = page.getByRole('alert').filter({ hasText: 'Key 00001 couldn’t be paused' })
  await expect(rejected).toBeVisible()
  await expect(page.getByRole('main').getByText('Active', { exact: true })).toBeVisible()
  await page.setExtraHTTPHeaders({})
  await rejected.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByText('Paused', { exact: true })).toBeVisible()
})

test('a deleted key shows until when it can be recovered, and accepts no other change', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  await openSecretKey(page, await makePerson({ keys: 1 }))
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Secret key deleted.')).toBeVisible()
  await expect(page.getByText(/It can be recovered until/)).toContainText('in 30 days')
  await expect(page.getByRole('button', { name: 'Add limit' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Reveal token' })).toBeDisabled()
  await expectAccessible(page)
  const restored = onceNoticed(page, 'Secret key restored.')
  await page.getByRole('button', { name: 'Recover key' }).click()
  await restored
})

test('a viewer finds actions disabled, with the needed role', { tag: FULL }, async ({ page, makePerson }) => {
  await openSecretKey(page, await makePerson({ keys: 1, roles: ['api-key-viewer'] }))
  for (const name of [
    'Edit details',
    'Pause',
    'Delete',
    'Reveal token',
    'Rotate token',
    'Add limit',
    'Change restrictions',
  ])
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Change restrictions' }).hover()
  await expect(page.getByRole('tooltip')).toContainText('Ask an account owner for the API key editor role')
})

test('a key that the account does not have and a key that fails to load each show an error', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  await openAs(page, await makePerson(), '/account/keys/secret/0193f1c4-0000-7000-8000-000000000000')
  await expect(page.getByText('This account has no such key')).toBeVisible()
  await openAs(
    page,
    await makePerson({ roles: ['billing-viewer'] }),
    '/account/keys/embedded/0193f1c4-0000-7000-8000-000000000000',
  )
  await expect(page.getByRole('alert')).toContainText('API key viewer')
})
