import type { Page } from '@playwright/test'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

const PATH = '/account/keys/organization'
const newName = () => `northwind-${crypto.randomUUID().slice(0, 8)}`
const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name })

test('an owner finds the keys of all accounts, and pauses, limits, and rotates several at once', async ({
  page,
  makePerson,
}) => {
  const name = newName()
  const owner = await makePerson({
    label: 'Northwind Traders',
    organization: { name, provider: 'none' },
    keysWithPast: [{ kind: 'secret', label: 'Checkout server', createdDaysAgo: 30, usedDaysAgo: 0.1 }],
  })
  await makePerson({
    label: 'Fabrikam Freight',
    joinedOrganization: { name, keyAccess: 'manage' },
    keysWithPast: [
      { kind: 'secret', label: 'Route planner', createdDaysAgo: 20 },
      { kind: 'embedded', label: 'Booking form', createdDaysAgo: 10, hostnames: ['book.fabrikam.example'] },
    ],
  })
  await makePerson({
    label: 'Contoso Post',
    joinedOrganization: { name, keyAccess: 'view' },
    keysWithPast: [{ kind: 'secret', label: 'Sorting center', createdDaysAgo: 5 }],
  })
  await makePerson({ label: 'Tailspin', joinedOrganization: { name }, keys: 1 })

  await openAs(page, owner, PATH)
  await expect(page.getByRole('rowheader')).toHaveText([
    'Sorting center',
    'Booking form',
    'Route planner',
    'Checkout server',
  ])
  await expect(row(page, /Sorting center/)).toContainText('View only')
  await expect(page.getByText(/1 account doesn’t share its keys: Tailspin/)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('combobox', { name: 'Account' }).selectOption('Fabrikam Freight')
  await expect(page).toHaveURL(/account=\d+/)
  await expect(page.getByRole('rowheader')).toHaveText(['Booking form', 'Route planner'])
  await page.getByRole('combobox', { name: 'Account' }).selectOption('All accounts')
  await page.getByLabel('Search keys').fill('sorting')
  await expect(page.getByRole('rowheader')).toHaveText(['Sorting center'])
  await page.getByLabel('Search keys').fill('')
  await expect(page.getByRole('rowheader')).toHaveCount(4)

  // Each action takes the selected keys that it is for.
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  await expect(page.getByText('1 key can only be viewed.')).toBeVisible()
  await page.getByRole('button', { name: 'Pause 3' }).click()
  await expect(dialog(page)).toContainText('Checkout server (Northwind Traders)')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Pause 3 keys' }).click()
  await expect(page.getByText('3 keys paused.')).toBeVisible()
  await expect(row(page, /Booking form/)).toContainText('Paused')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('3 keys resumed.')).toBeVisible()
  await expect(row(page, /Booking form/)).toContainText('Active')

  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  await page.getByRole('button', { name: 'Limit 3' }).click()
  await dialog(page).getByLabel('Lookups for each key').fill('none')
  await dialog(page).getByRole('button', { name: 'Limit 3 keys' }).click()
  await expect(dialog(page).getByLabel('Lookups for each key')).toHaveAttribute('aria-invalid', 'true')
  await dialog(page).getByLabel('Lookups for each key').fill('10,000')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Limit 3 keys' }).click()
  await expect(page.getByText('3 keys changed.')).toBeVisible()
  await expect(row(page, /Route planner/)).toContainText('10,000 a day')

  await page.getByRole('button', { name: 'Actions for Route planner' }).click()
  await page.getByRole('menuitem', { name: 'Rotate token' }).click()
  await expect(dialog(page)).toContainText('You won’t see the new token here.')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Rotate token' }).click()
  await expect(page.getByText('1 key rotated.')).toBeVisible()
  await expect(row(page, /Route planner/)).toContainText('Rotating')

  // What can't be done says why, by key.
  await page.getByRole('button', { name: 'Actions for Route planner' }).click()
  await page.getByRole('menuitem', { name: 'Rotate token' }).click()
  await dialog(page).getByRole('button', { name: 'Rotate token' }).click()
  await expect(page.getByText(/Route planner \(Fabrikam Freight\): This key already has two/)).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('button', { name: 'Actions for Sorting center' }).click()
  await expect(page.getByRole('menuitem', { name: 'Pause' })).toHaveAttribute('aria-disabled', 'true')
})

test('an account that joined shares its keys, and stops at once', async ({ page, browser, makePerson }) => {
  const name = newName()
  const owner = await makePerson({ organization: { name, provider: 'none' } })
  await openAs(page, owner, PATH)
  await expect(page.getByText('No keys yet')).toBeVisible()

  const second = await browser.newPage()
  const other = await makePerson({
    label: 'Fabrikam Freight',
    joinedOrganization: { name },
    keysWithPast: [{ kind: 'secret', label: 'Route planner' }],
  })
  await openAs(second, other, PATH)
  await expect(second.getByText('Another account manages your organization')).toBeVisible()
  await expectAccessible(second)
  await second.getByRole('link', { name: 'under Single sign-on' }).click()
  await expect(
    second.getByText(`Owners of the account that registered ${name} can’t see your keys.`),
  ).toBeVisible()
  await second.getByRole('button', { name: 'Share keys' }).click()
  await dialog(second).getByLabel('What they can do with your keys').selectOption('See them')
  await expectAccessible(second)
  await dialog(second).getByRole('button', { name: 'Save' }).click()
  await expect(second.getByText('can see your keys, but not change them.')).toBeVisible()

  await page.reload()
  await expect(row(page, /Route planner/)).toContainText('View only')
  await second.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(second.getByText('can’t see your keys.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No keys yet')).toBeVisible()
  await second.close()

  // The account that registered the organization sees who shares, and that it has ended.
  await page.goto('/account/single-sign-on')
  await expect(row(page, /Fabrikam Freight/)).toContainText('Not shared')
  await page.goto('/account/activity')
  await expect(page.getByText(`Let ${name} no longer see the keys of Fabrikam Freight`)).toBeVisible()
})

test('without an organization the page says what it is for, and without the role who may see it', async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson(), PATH)
  await expect(page.getByText('One list for the keys of several accounts')).toBeVisible()
  await expectAccessible(page)
  await openAs(page, await makePerson({ roles: ['api-key-viewer', 'api-key-editor'] }), PATH)
  await expect(page.getByText('Only account owners can see the keys of the organization')).toBeVisible()
})
