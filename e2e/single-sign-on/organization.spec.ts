import type { Page } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

const PATH = '/account/single-sign-on'
const newName = () => `northwind-${crypto.randomUUID().slice(0, 8)}`

const dialog = (page: Page) => page.getByRole('dialog')
const shownKey = (page: Page) => page.getByRole('group', { name: 'Organization key' })

async function revealKey(page: Page): Promise<string> {
  await shownKey(page).getByRole('button', { name: 'Show organization key' }).click()
  const key = (await shownKey(page).getByText(/^ok_/).textContent()) ?? ''
  await shownKey(page).getByRole('button', { name: 'Hide organization key' }).click()
  return key
}

async function create(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create organization' }).click()
  await dialog(page).getByLabel('Name').fill(name)
  await expect(dialog(page).getByText(`${name} is available.`)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

test('an owner creates an organization, whose name is judged while it is typed, renames it, and deletes it by its name', async ({
  page,
  makePerson,
}) => {
  const taken = newName()
  await makePerson({ organization: { name: taken, provider: 'none' } })
  await openAs(page, await makePerson(), PATH)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create organization' }).click()
  const field = dialog(page).getByLabel('Name')
  for (const [typed, verdict] of [
    ['Northwind', 'Use lower-case letters, digits, and hyphens only.'],
    ['no', 'Use at least 3 characters.'],
    ['north-', 'A hyphen can’t be at either end.'],
    [taken, `${taken} is taken. Choose another name.`],
  ] as const) {
    await field.fill(typed)
    await expect(dialog(page).getByRole('status').filter({ hasText: verdict })).toBeVisible()
  }
  await dialog(page).getByRole('button', { name: 'Create organization' }).click()
  await expect(dialog(page).getByText('This name is taken. Choose another one.')).toBeVisible()
  await expectAccessible(page)
  // Escape keeps what was typed.
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toHaveCount(0)

  const name = newName()
  await create(page, name)
  await expect(page.getByText(`/sso/${name}`)).toBeVisible()
  await expectAccessible(page)

  const other = newName()
  await page.getByRole('button', { name: 'Rename' }).click()
  await expect(dialog(page).getByText(/leads to the new one for 90 days/)).toBeVisible()
  await dialog(page).getByLabel('Name').fill(other)
  await dialog(page).getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('heading', { name: other })).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const confirm = dialog(page).getByRole('button', { name: 'Delete organization' })
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await dialog(page).getByRole('textbox').fill(other)
  await confirm.click()
  await expect(page.getByText('Start with an organization')).toBeVisible()
})

test('an account sees whose key it has before it joins, and leaves or is removed again', {
  tag: FULL,
}, async ({ page, browser, makePerson }) => {
  const name = newName()
  await openAs(page, await makePerson({ organization: { name, provider: 'none' } }), PATH)
  const key = await revealKey(page)

  const second = await browser.newPage()
  await openAs(second, await makePerson(), PATH)
  await second.getByRole('button', { name: 'Join with a key' }).click()
  await dialog(second).getByLabel('Organization key').fill('ok_AAAAAAAAAAAAAAAAAAAAAAAA')
  await dialog(second).getByRole('button', { name: 'Continue' }).click()
  await expect(dialog(second).getByText(/No organization has this key/)).toBeVisible()
  await dialog(second).getByLabel('Organization key').fill(key)
  await dialog(second).getByRole('button', { name: 'Continue' }).click()
  await expect(dialog(second).getByRole('heading', { name: `Join ${name}?` })).toBeVisible()
  await expectAccessible(second)
  await dialog(second)
    .getByRole('button', { name: `Join ${name}` })
    .click()
  await expect(second.getByText('Another account registered this organization')).toBeVisible()
  await expect(second.getByRole('button', { name: 'Rename' })).toHaveAttribute('aria-disabled', 'true')
  await second.getByRole('button', { name: 'Leave the organization' }).click()
  await dialog(second).getByRole('button', { name: 'Leave organization' }).click()
  await expect(second.getByText('Start with an organization')).toBeVisible()

  // The key works again until it is regenerated.
  await second.getByRole('button', { name: 'Join with a key' }).click()
  await dialog(second).getByLabel('Organization key').fill(key)
  await dialog(second).getByRole('button', { name: 'Continue' }).click()
  await dialog(second)
    .getByRole('button', { name: `Join ${name}` })
    .click()
  await expect(second.getByRole('heading', { name })).toBeVisible()
  await second.close()

  await page.reload()
  await page
    .getByRole('row')
    .filter({ hasText: 'Joined' })
    .getByRole('button', { name: /^Remove / })
    .click()
  await dialog(page).getByRole('button', { name: 'Remove account' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Joined' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Regenerate' }).click()
  await dialog(page).getByRole('button', { name: 'Regenerate key' }).click()
  await expect(dialog(page)).toHaveCount(0)
  expect(await revealKey(page)).not.toBe(key)
})
