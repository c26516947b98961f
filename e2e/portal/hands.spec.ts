import type { Locator, Page } from '@playwright/test'
import { expect, gotoHydrated, openAs, test } from '../support/test.ts'

/** Sends the keys of an input method to a field. Returns whether the page took any of them for itself. */
function composeIn(field: Locator): Promise<boolean> {
  return field.evaluate(input => {
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    const keys = ['ArrowDown', 'ArrowUp', 'Escape', 'Enter'].map(
      key => new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }),
    )
    // Safari ends the composition before its last key.
    const last = new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true })
    return [...keys, last].map(event => input.dispatchEvent(event)).includes(false)
  })
}

async function expectKeysLeftAlone(page: Page, field: Locator): Promise<void> {
  const before = await field.getAttribute('aria-activedescendant')
  const address = page.url()
  expect(await composeIn(field)).toBe(false)
  await expect(field).toBeVisible()
  expect(await field.getAttribute('aria-activedescendant')).toBe(before)
  expect(page.url()).toBe(address)
}

test('suggestions leave the keys of an input method alone, in every field that suggests', async ({
  page,
  makePerson,
}) => {
  const person = await makePerson({
    subscriptions: [
      { planId: 3120, startedDaysAgo: 30 },
      { planId: 3310, startedDaysAgo: 20 },
    ],
    keysWithPast: [{ kind: 'embedded', label: 'Portal tools', hostnames: ['localhost'] }],
  })
  await gotoHydrated(page, '/docs')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  const site = page.getByRole('combobox', { name: 'Search the site' })
  await site.fill('key')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectKeysLeftAlone(page, site)

  await openAs(page, person, '/account/tools/autocomplete')
  const address = page.getByRole('main').getByRole('combobox', { name: 'Address' })
  await address.pressSequentially('88 copper m')
  await expect(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first()).toBeVisible()
  await address.press('ArrowDown')
  await expectKeysLeftAlone(page, address)
  await expect(address).toHaveValue('88 copper m')
  // A word that Chrome does not know: it covers the suggestions of a field that says `off`.
  await expect(address).toHaveAttribute('autocomplete', 'none')

  await page.keyboard.press('ControlOrMeta+K')
  const palette = page.getByRole('dialog', { name: 'Search and commands' }).getByRole('combobox')
  await palette.fill('keys')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectKeysLeftAlone(page, palette)
})

test('toasts stay within reach above a dialog', async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ keys: 2 }), '/account/keys')
  const menu = page.getByRole('row', { name: /Key 00001/ }).getByRole('button', { name: /^Actions for/ })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Pause key' }).click()
  const toast = page.getByText('Key 00001 is paused.')
  await expect(toast).toBeVisible()
  await page
    .getByRole('row', { name: /Key 00002/ })
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Pause' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const isOnTop = () =>
    toast.evaluate(node => {
      const { x, y, width, height } = node.getBoundingClientRect()
      return node.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await expect.poll(isOnTop).toBe(true)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toast).toBeHidden()
  await expect(page.getByRole('row', { name: /Key 00001/, includeHidden: true })).not.toContainText('Paused')
  await expect(dialog, 'a press on a toast does not close the dialog').toBeVisible()
  // Toasts are still there once the dialog has closed.
  await dialog.getByRole('button', { name: 'Pause key' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Key 00002 is paused.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Key 00002 is paused.')).toBeHidden()
})

test('a press on Save is heard while the field that it leaves turns out to be wrong', async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson(), '/account/contacts')
  await page.getByRole('button', { name: 'Add contact' }).first().click()
  const dialog = page.getByRole('dialog')
  const address = dialog.getByLabel('Email', { exact: true })
  const button = dialog.getByRole('button', { name: 'Add contact' })
  await expect(address).toBeFocused()
  await address.fill('not an address')
  await button.scrollIntoViewIfNeeded()
  const before = await button.boundingBox()
  if (!before) throw new Error('the button has no place')
  await page.mouse.move(before.x + before.width / 2, before.y + before.height - 3)
  await page.mouse.down()
  // Some frames pass before the button is up again, as with a hand.
  await page.evaluate(
    () =>
      new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100)))),
  )
  expect(await button.boundingBox()).toEqual(before)
  await page.mouse.up()
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  // A rejected submission moves the focus to the first wrong field.
  await expect(address).toBeFocused()
})
