import type { Page } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { nextCode, setUp } from '../support/second-factor.ts'
import { expect, expectAccessible, logIn, openAs, type Person, setScenario, test } from '../support/test.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Acting as another person' })

async function actAs(page: Page, { username }: Person) {
  await page.goto('/admin/act')
  await page.getByLabel('Email or user ID').fill(username)
  await page.getByLabel('Reason').fill('Ticket 4711: keys are not shown')
  await page.getByRole('button', { name: 'Act as this person' }).click()
  await expect(banner(page)).toBeVisible()
}

async function raiseAndGiveBack(page: Page) {
  await banner(page).getByRole('button', { name: 'Allow changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Allow changes' }).click()
  await expect(banner(page)).toContainText('Changes are allowed.')
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Keys' }).click()
  // A new secret would outlast the acting; the page says so before they try.
  const create = page.getByRole('button', { name: 'Create key' }).first()
  await expect(create).toBeDisabled()
  await create.hover()
  await expect(page.getByText('Only the person can do this.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Embedded keys' }).click()
  await expect(page.getByRole('button', { name: 'Create key' }).first()).toBeEnabled()
  await banner(page).getByRole('button', { name: 'Read only' }).click()
  await expect(banner(page)).toContainText('Read-only')
}

test.describe('staff', () => {
  test.beforeEach(async ({ page, makePerson }) => {
    await logIn(page, await makePerson({ roles: ['internal-admin'] }))
  })

  test('look on as a customer, under a banner on every page, and stop', async ({ page, makePerson }) => {
    const customer = await makePerson({ keys: 2 })
    await actAs(page, customer)
    await expect(banner(page)).toContainText(customer.username)
    await expect(banner(page)).toContainText('Read-only')
    await expect(banner(page)).toContainText('60 minutes left')
    await expectAccessible(page)
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Keys' }).click()
    await expect(page.getByRole('row', { name: /Key 00001/ })).toBeVisible()
    await expect(banner(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Create key' })).toBeDisabled()
    await page.reload()
    await expect(banner(page)).toContainText(customer.username)
    await test.step('raise their access, and give it back', () => raiseAndGiveBack(page))
    await banner(page).getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByRole('heading', { name: 'Act as a customer' })).toBeVisible()
    await page.goto('/account/keys')
    await expect(banner(page)).toHaveCount(0)
    await expect(page.getByText('Key 00001')).toHaveCount(0)
  })

  test('prove who they are first when their login is old', { tag: FULL }, async ({ page, makePerson }) => {
    const staff = await makePerson({ roles: ['internal-admin'] })
    await openAs(page, staff, '/account/profile/security')
    const { secret } = await setUp(page)
    await actAs(page, await makePerson({ keys: 1 }))
    await setScenario(page, 'old-login')
    await banner(page).getByRole('button', { name: 'Allow changes' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Allow changes' }).click()
    const password = dialog.getByLabel(`Your password (${staff.username})`)
    await expect(password).toBeVisible()
    await page.setExtraHTTPHeaders({})
    await password.fill('not the password')
    await dialog.getByRole('button', { name: 'Allow changes' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await password.fill(staff.password)
    await dialog.getByRole('button', { name: 'Allow changes' }).click()
    await dialog.getByLabel('Code', { exact: true }).fill(nextCode(secret))
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Allow changes' }).click()
    await expect(banner(page)).toContainText('Changes are allowed.')
  })

  test('find the page in the ribbon, and no one else does', { tag: FULL }, async ({ page, makePerson }) => {
    const ribbon = page.getByRole('navigation', { name: 'Account' })
    await ribbon.getByRole('link', { name: 'Admin' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Act as a customer' }).click()
    await expect(page.getByRole('heading', { name: 'Act as a customer' })).toBeVisible()
    await expect(ribbon.getByRole('link', { name: 'Admin' })).toHaveAttribute('aria-current', 'page')
    await test.step('must name a person and give a reason', async () => {
      await page.getByLabel('Email or user ID').fill('nobody@test.example')
      await page.getByRole('button', { name: 'Act as this person' }).click()
      await expect(
        page.getByText('Say why, in a few words.').or(page.getByText('This field is required.')).first(),
      ).toBeVisible()
      await page.getByLabel('Reason').fill('A test')
      await page.getByRole('button', { name: 'Act as this person' }).click()
      await expect(page.getByText("We couldn't find that. It may have been removed.").first()).toBeVisible()
      await expectAccessible(page)
    })
    await actAs(page, await makePerson())
    await expect(ribbon.getByRole('link', { name: 'Keys' })).toBeVisible()
    await expect(ribbon.getByRole('link', { name: 'Admin' })).toHaveCount(0)
  })
})
