import { randomUUID } from 'node:crypto'
import { subscribeContact } from '#generated/notification/operations/subscribeContact.ts'
import { unsubscribeContact } from '#generated/notification/operations/unsubscribeContact.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { countCalls } from '../support/session.ts'
import { expect, expectAccessible, openAs, setScenario, test } from '../support/test.ts'

test('a contact for receipts takes three clicks', async ({ page, makePerson }) => {
  const email = `receipts.${randomUUID()}@contacts.example`
  await openAs(page, await makePerson(), '/account/contacts')
  await page.getByRole('button', { name: 'Add contact' }).click()
  const form = page.getByRole('dialog', { name: 'Add a contact' })
  await form.getByLabel('Email', { exact: true }).fill(email)
  const notices = form.getByRole('group', { name: 'Notices to send' })
  await expect(notices.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await notices.getByRole('checkbox', { name: 'Receipts' }).click()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Add contact' }).click()
  await expect(page.getByRole('row', { name: email })).toContainText('4 of 11')
})

test('who gets what is chosen by keyboard, for a page at once, and on a phone', { tag: FULL }, async ({
  page,
  context,
  makePerson,
}) => {
  const turnedOn = countCalls(context, subscribeContact)
  const turnedOff = countCalls(context, unsubscribeContact)
  const person = await makePerson({
    contacts: [
      { email: 'ana@contacts.example', topics: ['receipts'], firstName: 'Ana' },
      { email: 'kim@contacts.example', topics: [], firstName: 'Kim', isConfirmed: false },
    ],
  })
  await openAs(page, person, '/account/contacts?sort=name')
  await page.getByRole('navigation', { name: 'Contacts' }).getByRole('link', { name: 'Topics' }).click()
  const grid = page.getByRole('grid', { name: 'Who gets which notices' })
  const box = (name: string) => grid.getByRole('checkbox', { name })
  await expect(grid.getByRole('row')).toHaveCount(4)
  await expect(grid.getByRole('rowheader', { name: /Ana/ })).toBeVisible()
  await expect(grid.getByRole('columnheader', { name: 'Product news' })).toBeVisible()
  await expectAccessible(page)

  // One tab stop, from the last filter to the first box and on to the pages.
  await page.getByLabel('Contacts per page').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Previous' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key)
  }
  await keys('Control+Home')
  await expect(grid.getByRole('button', { name: '25% used' })).toBeFocused()
  await keys('ArrowDown', 'ArrowDown', 'End', 'ArrowRight')
  await expect(box('Product news for Ana')).toBeFocused()
  await keys('Control+End', 'Home', 'ArrowUp', 'ArrowRight')
  await expect(box('50% used for Ana')).toBeFocused()
  await keys('Space')
  await expect(box('50% used for Ana')).toBeChecked()
  await keys('ArrowRight', 'Enter', 'ArrowRight', 'Space', 'Space')
  await expect(box('70% used for Ana')).toBeChecked()
  await expect(box('90% used for Ana')).not.toBeChecked()
  // Boxes show a press before its response.
  await expect.poll(turnedOff).toBe(1)
  await expect.poll(turnedOn).toBe(3)

  await setScenario(page, 'server-error:subscribeContact')
  await box('Security for Kim').click()
  await expect(page.getByText('“Security” couldn’t be turned on for Kim')).toBeVisible()
  await expect(box('Security for Kim')).not.toBeChecked()
  await expect(box('50% used for Ana')).toBeChecked()
  await page.setExtraHTTPHeaders({})
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(box('Security for Kim')).toBeChecked()

  await grid.getByRole('button', { name: 'Renewal' }).click()
  await expect(page.getByText('3 contacts now get “Renewal”.')).toBeVisible()
  await expect(box('Renewal for Kim')).toBeChecked()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByText('3 contacts no longer get “Renewal”.')).toBeVisible()
  await expect(box('Renewal for Kim')).not.toBeChecked()

  await page.reload()
  await expect(box('70% used for Ana')).toBeChecked()
  await expect(box('90% used for Ana')).not.toBeChecked()
  await expect(box('Security for Kim')).toBeChecked()

  await page.setViewportSize({ width: 375, height: 800 })
  await expect(grid).toHaveCount(0)
  await page.getByRole('button', { name: 'Choose topics of Ana' }).click()
  const dialog = page.getByRole('dialog', { name: 'Topics of Ana' })
  await expect(dialog.getByRole('switch', { name: '70% used' })).toBeChecked()
  await dialog.getByRole('switch', { name: 'Key limits' }).click()
  await expect(dialog.getByRole('switch', { name: 'Key limits' })).toBeChecked()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Ana' })).toContainText('4 of 11')
})
