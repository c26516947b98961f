import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, expectAccessible, linkIn, openAs, readMail, setScenario, test } from '../support/test.ts'

const rowOf = (page: Page, name: string | RegExp) => page.getByRole('row', { name })
const action = async (page: Page, name: string, item: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
const subject = /^Confirm your address/

test('a contact is added, confirms in another browser while the owner looks on, changes address and is removed', async ({
  page,
  browser,
  request,
  makePerson,
}) => {
  const owner = await makePerson({ label: 'Northwind Traders' })
  const [first, second] = ['kim', 'invoices'].map(name => `${name}.${randomUUID()}@contacts.example`)
  if (!first || !second) throw new Error('two addresses')
  await openAs(page, owner, '/account')
  await page.getByRole('link', { name: 'Team', exact: true }).click()
  await page.getByRole('link', { name: 'Contacts', exact: true }).click()
  await expect(rowOf(page, new RegExp(owner.username))).toContainText('Primary')

  await page.getByRole('button', { name: 'Add contact' }).click()
  const form = page.getByRole('dialog', { name: 'Add a contact' })
  const address = form.getByLabel('Email', { exact: true })
  const add = form.getByRole('button', { name: 'Add contact' })
  await add.click()
  await expect(address).toHaveAccessibleDescription(/This field is required\./)
  await form.getByLabel('First name').fill('Kim')
  await form.getByLabel('Last name').fill('Osei')
  for (const [typed, rejection] of [
    [owner.username.toUpperCase(), /A contact with this email address already exists\./],
    ['kim@mailinator.com', /Use a permanent email address/],
  ] as const) {
    await address.fill(typed)
    await add.click()
    await expect(address).toHaveAccessibleDescription(rejection)
    await expect(address).toHaveValue(typed)
  }
  await expect(form.getByLabel('First name')).toHaveValue('Kim')
  await expectAccessible(page)
  await address.fill(first)
  await add.click()
  await expect(page.getByText('Contact info saved.', { exact: true })).toBeVisible()
  const kim = rowOf(page, /Kim Osei/)
  await expect(kim).toContainText('Not confirmed')
  await expect(kim).toContainText('expires in 7 days')
  // One mail a minute.
  const resend = kim.getByRole('button', { name: /^Send again/ })
  await expect(resend).toContainText(/Send again in \d+ s/)
  await expect(resend).toHaveAttribute('aria-disabled', 'true')

  const link = linkIn(await readMail(request, first, subject))
  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await expect(other).toHaveURL('/confirm-contact')
  await expect(other.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible()
  await expectAccessible(other)
  await setScenario(other, 'server-error')
  await other.getByRole('button', { name: 'Confirm address' }).click()
  await expect(other.getByText('The address isn’t confirmed yet')).toBeVisible()
  await expect(kim).toContainText('Not confirmed')
  await other.setExtraHTTPHeaders({})
  await other.getByRole('button', { name: 'Try again' }).click()
  await expect(other.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  await expect(other.getByText(`Notices of Northwind Traders go to ${first}.`)).toBeVisible()
  await expectAccessible(other)
  // The list looks every five seconds.
  await expect(kim).not.toContainText('Not confirmed', { timeout: scaledTimeout(15_000) })
  await expect(kim).toContainText('Confirmed')

  await other.goto('/')
  await other.goto(link)
  await other.getByRole('button', { name: 'Confirm address' }).click()
  await expect(other.getByRole('heading', { name: 'Already confirmed' })).toBeVisible()

  await action(page, 'Kim Osei', 'Edit')
  const edit = page.getByRole('dialog', { name: 'Edit Kim Osei' })
  await edit.getByLabel('Email', { exact: true }).fill(second)
  await expect(edit.getByText('The new address needs to be confirmed')).toBeVisible()
  await edit.getByLabel('Email', { exact: true }).fill(first.toUpperCase())
  await expect(edit.getByText('The new address needs to be confirmed')).toHaveCount(0)
  await edit.getByLabel('Email', { exact: true }).fill(second)
  await edit.getByLabel('Position').fill('Accounts payable')
  await expectAccessible(page)
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toHaveCount(0)
  await expect(kim).toContainText(second)
  await expect(kim).toContainText('Accounts payable')
  await expect(kim).toContainText('Not confirmed')
  await readMail(request, second, subject)

  await other.goto('/')
  await other.goto(link)
  await other.getByRole('button', { name: 'Confirm address' }).click()
  await expect(other.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(other.getByText('ask the person who added you')).toBeVisible()
  await expectAccessible(other)
  await other.context().close()

  await action(page, 'Kim Osei', 'Remove')
  await expect(page.getByText('Kim Osei is removed.')).toBeVisible()
  await expect(kim).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(kim).toContainText('Not confirmed')
  await expectAccessible(page)
})

test('a notice that no one gets is named, and one press sends it to someone who has not turned it off', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  const contacts = [
    { email: 'ana@contacts.example', topics: [], firstName: 'Ana', lastName: 'Reyes' },
  ] as const
  // An owner follows it from the start.
  await openAs(page, await makePerson({ contacts }), '/account/contacts')
  const warning = page.getByRole('status').filter({ hasText: 'No one follows' })
  await expect(page.getByRole('table', { name: 'Contacts' })).toBeVisible()
  await expect(warning).toHaveCount(0)
  await page.goto('/account/profile/notifications')
  await page.getByRole('switch', { name: 'Receipts' }).click()
  await expect(page.getByRole('switch', { name: 'Receipts' })).toHaveAttribute('aria-checked', 'false')
  await page.goto('/account/contacts')
  await expect(warning).toContainText('go to the owners')
  await expect(warning).toContainText('No one follows “Receipts”')
  await expectAccessible(page)
  // The owner is a contact too, whose own choice counts.
  await warning.getByRole('button', { name: 'Send to this contact' }).click()
  await expect(page.getByText('Ana Reyes now gets “Receipts”.')).toBeVisible()
  await expect(warning).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(warning).toBeVisible()

  await page.reload()
  await expect(warning).toBeVisible()
})

test('a topic that a member has turned off for themselves is marked at the contact with their address', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  const person = await makePerson({ contacts: [] })
  await openAs(page, person, '/account/profile/notifications')
  await page.getByRole('switch', { name: 'Receipts' }).click()
  await expect(page.getByRole('switch', { name: 'Receipts' })).toHaveAttribute('aria-checked', 'false')
  await page.goto('/account/contacts?view=topics')
  const box = page.getByRole('checkbox', { name: /^Receipts for / })
  if (!(await box.isChecked())) await box.click()
  await expect(page.getByText('Has turned off “Receipts” as a member')).toBeVisible()
  const warning = page.getByRole('status').filter({ hasText: 'No one follows “Receipts”' })
  await warning.getByRole('button', { name: 'Send to me' }).click()
  await expect(page.getByText('You now get “Receipts”.')).toBeVisible()
  await expect(warning).toHaveCount(0)
  await expect(page.getByText('Has turned off “Receipts” as a member')).toHaveCount(0)
})

test('the primary contact is chosen, and loads and fails apart from the list', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const contacts = [
    { email: 'ana@contacts.example', topics: [], firstName: 'Ana', lastName: 'Reyes' },
    { email: 'it@contacts.example', topics: [], isConfirmed: false },
    { email: 'old@contacts.example', topics: [], undeliverable: 'bounced' },
  ] as const
  await setScenario(page, 'server-error:getPrimaryProfile')
  await openAs(page, await makePerson({ contacts }), '/account/contacts')
  const failure = page.getByRole('alert').filter({ hasText: 'Unable to load Primary Contact' })
  await expect(failure).toBeVisible()
  await expect(rowOf(page, /Ana Reyes/)).toBeVisible()
  await expectAccessible(page)
  await page.setExtraHTTPHeaders({})
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toHaveCount(0)

  await page.getByRole('button', { name: 'Actions for it@contacts.example' }).click()
  await expect(page.getByRole('menuitem', { name: 'Make primary' })).toContainText(
    'Confirm the address first.',
  )
  await page.keyboard.press('Escape')
  await action(page, 'Ana Reyes', 'Make primary')
  await page.getByRole('dialog').getByRole('button', { name: 'Make primary' }).click()
  await expect(page.getByText('Ana Reyes is the primary contact now.')).toBeVisible()
  await expect(rowOf(page, /Ana Reyes/)).toContainText('Primary')
  await page.getByRole('button', { name: 'Actions for Ana Reyes' }).click()
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toContainText(
    'Choose another primary contact first.',
  )
  await page.keyboard.press('Escape')
  // No link is on its way, so one can be sent immediately, and the next a minute later.
  await expect(rowOf(page, /old@contacts/)).toContainText('An email bounced')
  const resend = page.getByRole('button', { name: /^Send .* to it@contacts\.example$/ })
  await page.clock.install()
  await resend.click()
  await expect(page.getByText('A new link is on its way to it@contacts.example.')).toBeVisible()
  await expect(resend).toHaveAttribute('aria-disabled', 'true')
  await page.clock.fastForward(61_000)
  await expect(resend).not.toHaveAttribute('aria-disabled', 'true')
})

test('search, filters and page are in the URL, and restricted owners and others have their limits', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  await openAs(
    page,
    await makePerson({ manyContacts: 60, roles: ['account-owner-restricted'] }),
    '/account/contacts',
  )
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(25)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText('26–50 of 61 contacts')).toBeVisible()
  await page.getByLabel('Contacts per page').selectOption('50 per page')
  await expect(rows).toHaveCount(50)
  await page.getByLabel('Status').selectOption('Undeliverable')
  await expect(rows.first()).toContainText('Undeliverable')
  await page.getByLabel('Search contacts').fill('contact 26')
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(page.getByLabel('Search contacts')).toHaveValue('contact 26')
  await expect(rows).toHaveCount(1)
  await page.getByLabel('Search contacts').fill('nobody')
  await expect(page.getByText('No undeliverable contact matches “nobody”')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByText('1–50 of 61 contacts')).toBeVisible()

  const menu = rows.nth(1).getByRole('button', { name: /^Actions for/ })
  await menu.click()
  await expect(page.getByRole('menuitem', { name: 'Make primary' })).toContainText(
    'Ask an account owner for the Owner role.',
  )
  await expect(page.getByRole('menuitem', { name: 'Edit' })).not.toHaveAttribute('aria-disabled', 'true')

  await page.context().clearCookies()
  await openAs(page, await makePerson({ roles: ['billing-viewer'] }), '/account/contacts')
  await expect(page.getByRole('alert')).toContainText('Ask an account owner for the Owner role.')
  await expect(page.getByRole('button', { name: 'Add contact' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('Primary contact')).toHaveCount(0)
  await expectAccessible(page)
})
