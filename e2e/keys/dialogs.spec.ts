import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

test('a dialog is in the URL: Back closes it, and a reload or a link opens it', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson({ keys: 2 }), '/account/keys?sort=label&direction=asc')
  const dialog = page.getByRole('dialog', { name: 'Edit details' })
  const openFirst = async () => {
    await page.getByRole('button', { name: 'Actions for Key 00001' }).click()
    await page.getByRole('menuitem', { name: 'Edit details' }).click()
    await expect(dialog).toBeVisible()
  }
  await openFirst()
  await expect(page).toHaveURL(/dialog=edit/)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/sort=label/)

  // Closing it with a button leaves no history entry that Back would reopen.
  await openFirst()
  const address = page.url()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).not.toHaveURL(/dialog=/)

  await page.goto(address)
  await expect(dialog.getByLabel('Label')).toHaveValue('Key 00001')
  await page.reload()
  await expect(dialog.getByLabel('Label')).toHaveValue('Key 00001')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('row', { name: /Key 00002/ })).toBeVisible()
})

test('Escape asks once before it discards what was typed', async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ keys: 1 }), '/account/keys')
  const dialog = page.getByRole('dialog')
  const label = dialog.getByLabel('Label')
  const question = dialog.getByText('Discard your input?')
  const open = async () => {
    await page.getByRole('button', { name: 'Create key' }).first().click()
    // Before the dialog has the focus, Escape closes nothing.
    await expect(label).toBeFocused()
  }
  await open()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await open()
  await label.fill('Checkout server')
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toHaveCount(0)
  await expect(label).toHaveValue('Checkout server')

  // Typing on takes the question back; what is as it was before is no input.
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await label.fill('')
  await expect(question).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await open()
  await label.fill('Checkout server')
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('a link to a token reveals nothing until the person asks for it', async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ keys: 1 }), '/account/keys')
  await page.getByRole('button', { name: 'Actions for Key 00001' }).click()
  await page.getByRole('menuitem', { name: 'Reveal token' }).click()
  const dialog = page.getByRole('dialog')
  const token = dialog.getByText(/^sk_[A-Za-z0-9]{36}$/)
  await expect(token).toBeVisible()
  await page.reload()
  await expect(dialog.getByRole('button', { name: 'Reveal token' })).toBeVisible()
  await expect(token).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Reveal token' }).click()
  await expect(token).toBeVisible()
})

test('a link to the dialog of a key that the account does not have says so', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const id = '0193f1c4-0000-7000-8000-000000000000'
  await openAs(page, await makePerson({ keys: 1 }), `/account/keys?dialog=edit&id=${id}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('This account has no such key')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('row', { name: /Key 00001/ })).toBeVisible()
})

test('a person who may not do what a link opens sees why', { tag: FULL }, async ({ page, makePerson }) => {
  const person = await makePerson({ keys: 1, roles: ['api-key-viewer'] })
  await openAs(page, person, '/account/keys?dialog=create')
  const create = page.getByRole('dialog').getByRole('button', { name: 'Create key' })
  await expect(create).toBeDisabled()
  await expect(create).toHaveAccessibleDescription(/API key editor/)
})
