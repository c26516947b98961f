import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { openAccountAsStaff } from '../support/staff.ts'
import { expect, expectAccessible, openAs, type Person, test } from '../support/test.ts'

const REASON = 'Agreed with Dana by phone'
const dialog = (page: Page) => page.getByRole('dialog')
/** The view of the account, for a colleague. */
const addressOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length)
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first()

async function choose(page: Page, row: Locator, item: string): Promise<void> {
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function confirm(page: Page, button: string): Promise<void> {
  await dialog(page).getByLabel('Reason').fill(REASON)
  await dialog(page).getByRole('button', { name: button, exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
}

/** Presses Tab until something has the focus, as a person does who has no mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const hasFocus = () => target.evaluate(element => element === document.activeElement)
  for (let presses = 0; presses < 150 && !(await hasFocus()); presses++) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

test.describe('staff change an account', () => {
  let staff: Person
  test.beforeEach(async ({ makePerson }) => {
    staff = await makePerson({ roles: ['internal-admin'] })
  })

  test('its subscriptions and licenses, with what changes before and Undo after', async ({
    page,
    makePerson,
  }) => {
    const customer = await makePerson({ orders: [{ planId: 3120, state: 'paid' }] })
    await page.setViewportSize({ width: 320, height: 800 })
    await openAccountAsStaff(page, staff, customer, 'Subscriptions')
    const term = section(page, 'Subscriptions').getByRole('row').last()
    await expect(term).toContainText('500,000 of 500,000')
    await choose(page, term, 'Adjust lookups…')
    const lookups = dialog(page).getByRole('textbox', { name: 'Lookups of the term' })
    await expect(lookups).toHaveAccessibleDescription('1,000,000,000,000 means unlimited.')
    await lookups.fill('600,000')
    const changes = dialog(page).getByRole('status', { name: 'What changes' })
    await expect(changes).toContainText('500,000 → becomes 600,000')
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Adjust lookups' }).click()
    await expect(dialog(page).getByText('This field is required.')).toBeVisible()
    await confirm(page, 'Adjust lookups')
    await expect(term).toContainText('600,000 of 600,000')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(term).toContainText('500,000 of 500,000')

    await choose(page, term, 'Change end…')
    await dialog(page).getByLabel('Last day (UTC)').fill('2001-01-01')
    await dialog(page).getByLabel('Reason').fill(REASON)
    await expect(dialog(page).getByText('End date cannot be before start date.')).toBeVisible()
    await dialog(page).getByLabel('Last day (UTC)').fill('2099-05-05')
    await expect(dialog(page).getByText('It’s more than one person can give')).toBeVisible()
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Change end' }).click()
    await expect(dialog(page).getByLabel('Last day (UTC)')).toHaveAccessibleDescription(
      /the customer would get more than \$5,000\.00 from staff today/,
    )
    const later = new Date().getUTCFullYear() + 3
    await dialog(page).getByLabel('Last day (UTC)').fill(`${later}-05-05`)
    await expect(dialog(page).getByText('It’s more than one person can give')).toHaveCount(0)
    await confirm(page, 'Change end')
    await expect(term).toContainText(String(later))

    await choose(page, term, 'Adjust rate limit…')
    await dialog(page).getByLabel('Requests per second').fill('20')
    await expect(changes).toContainText('That of the plan → becomes 20 requests per second')
    await confirm(page, 'Adjust rate limit')
    const license = section(page, 'Licenses').getByRole('row').last()
    await choose(page, license, 'Clear rate limits…')
    await confirm(page, 'Clear rate limits')

    await choose(page, license, 'Suspend…')
    await expectAccessible(page)
    await confirm(page, 'Suspend license')
    await expect(license).toContainText('Suspended')
    // The message about the last change has taken the place of the others.
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(license).toContainText('Active')

    await choose(page, term, 'Terminate…')
    await expect(changes).toContainText('500,000 → becomes 0')
    await confirm(page, 'Terminate subscription')
    await expect(term).toContainText('Terminated')
    await expectAccessible(page)
  })

  test('suspend it while a colleague adjusts it: both changes hold', { tag: FULL }, async ({
    browser,
    page,
    makePerson,
  }) => {
    const customer = await makePerson({ orders: [{ planId: 3120, state: 'paid' }] })
    await openAccountAsStaff(page, staff, customer, 'Subscriptions')
    const context = await browser.newContext()
    const other = await context.newPage()
    await openAs(other, await makePerson({ roles: ['internal-admin'] }), addressOf(page))
    await choose(page, section(page, 'Licenses').getByRole('row').last(), 'Suspend…')
    await choose(other, section(other, 'Subscriptions').getByRole('row').last(), 'Adjust lookups…')
    await dialog(other).getByLabel('Lookups of the term').fill('700000')
    await Promise.all([confirm(page, 'Suspend license'), confirm(other, 'Adjust lookups')])
    await page.reload()
    await expect(section(page, 'Licenses').getByRole('row').last()).toContainText('Suspended')
    await expect(section(page, 'Subscriptions').getByRole('row').last()).toContainText('700,000')
    await context.close()
  })

  test('undo it ten seconds later, unless a colleague has changed the same thing since', {
    tag: FULL,
  }, async ({ browser, page, makePerson }) => {
    const customer = await makePerson({ orders: [{ planId: 3120, state: 'paid' }] })
    await openAccountAsStaff(page, staff, customer, 'Subscriptions')
    await page.clock.install()
    const term = section(page, 'Subscriptions').getByRole('row').last()
    const undo = page.getByRole('button', { name: 'Undo' })
    await choose(page, term, 'Adjust lookups…')
    await dialog(page).getByLabel('Lookups of the term').fill('600000')
    await confirm(page, 'Adjust lookups')
    await page.clock.runFor(10_000)
    await undo.click()
    await expect(term).toContainText('500,000 of 500,000')

    await choose(page, term, 'Adjust lookups…')
    await dialog(page).getByLabel('Lookups of the term').fill('600000')
    await confirm(page, 'Adjust lookups')
    await expect(undo).toBeVisible()
    const context = await browser.newContext()
    const other = await context.newPage()
    await openAs(other, await makePerson({ roles: ['internal-admin'] }), addressOf(page))
    const theirs = section(other, 'Subscriptions').getByRole('row').last()
    await choose(other, theirs, 'Adjust lookups…')
    await dialog(other).getByLabel('Lookups of the term').fill('700000')
    await confirm(other, 'Adjust lookups')
    await expect(theirs).toContainText('700,000 of 700,000')
    await undo.click()
    const failed = page.getByRole('alert').filter({ hasText: 'The lookups couldn’t be changed back' })
    await expect(failed).toContainText("Someone has changed this since, so it wasn't undone.")
    // A second try can't succeed either.
    await expect(failed.getByRole('button', { name: 'Dismiss' })).toBeVisible()
    await expect(failed.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await expect(term).toContainText('700,000 of 700,000')
    await expectAccessible(page)
    await context.close()
  })

  test('give it more seats, which its owner can fill, and take them back', { tag: FULL }, async ({
    browser,
    page,
    makePerson,
  }) => {
    const customer = await makePerson({ maxUsers: 1 })
    await openAccountAsStaff(page, staff, customer, 'People')
    const people = section(page, 'People')
    await expect(people).toContainText('The account has seats for 1 person')
    await page.getByRole('button', { name: 'Adjust seats' }).click()
    await dialog(page).getByLabel('Seats without a paid plan').fill('3')
    await expect(dialog(page).getByRole('status', { name: 'What changes' })).toContainText(
      '1 person → becomes 3 people',
    )
    await expectAccessible(page)
    await confirm(page, 'Adjust seats')
    await expect(people).toContainText('The account has seats for 3 people')
    const context = await browser.newContext()
    const owner = await context.newPage()
    await openAs(owner, customer, '/account/team')
    await expect(owner.getByText(/1 of 3/).first()).toBeVisible()
    await context.close()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(people).toContainText('The account has seats for 1 person')
  })

  test('with the keyboard only, in a narrow window', { tag: FULL }, async ({ page, makePerson }) => {
    const customer = await makePerson({ orders: [{ planId: 3120, state: 'paid' }] })
    await page.setViewportSize({ width: 320, height: 800 })
    await openAccountAsStaff(page, staff, customer, 'Subscriptions')
    const term = section(page, 'Subscriptions').getByRole('row').last()
    await expect(term).toContainText('500,000 of 500,000')
    await tabTo(page, term.getByRole('button', { name: /^Actions for/ }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Adjust lookups…' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByLabel('Lookups of the term')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('600000')
    await tabTo(page, dialog(page).getByLabel('Reason'))
    await page.keyboard.type(REASON)
    await tabTo(page, dialog(page).getByRole('button', { name: 'Adjust lookups' }))
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    await expect(term).toContainText('600,000 of 600,000')
    await tabTo(page, page.getByRole('button', { name: 'Undo' }))
    await page.keyboard.press('Enter')
    await expect(term).toContainText('500,000 of 500,000')
  })

  test('declare it tax-exempt with evidence until a day, and revoke that', { tag: FULL }, async ({
    page,
    makePerson,
  }) => {
    const customer = await makePerson({ taxableAddress: {} })
    await openAccountAsStaff(page, staff, customer, 'Billing')
    await page.getByRole('button', { name: 'Declare exemption' }).click()
    await expect(dialog(page).getByRole('status', { name: 'What changes' })).toContainText(
      '7.25% → becomes None',
    )
    await dialog(page).getByLabel('First day (UTC)').fill('2026-11-02')
    await dialog(page).getByLabel('Last day (UTC)').fill('2026-11-01')
    await dialog(page).getByLabel('Evidence').focus()
    await expect(dialog(page).getByText('End date cannot be before start date.')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Declare exemption' }).click()
    await expect(dialog(page).getByText('This field is required.')).toBeVisible()
    await dialog(page).getByLabel('Last day (UTC)').fill('2099-11-01')
    await dialog(page).getByLabel('Evidence').fill('Resale certificate R-20931, copy on file')
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Declare exemption' }).click()
    const list = section(page, 'Tax exemption')
    await expect(list.getByText('Resale certificate R-20931, copy on file')).toBeVisible()
    await page.getByRole('button', { name: 'Revoke exemption' }).click()
    await confirm(page, 'Revoke exemption')
    await expect(page.getByRole('button', { name: 'Declare exemption' })).toBeVisible()
    await expect(list.getByText('Resale certificate R-20931, copy on file')).toBeVisible()
  })
})

test('staff download both reports of payments between two days', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson({ roles: ['internal-admin'] }), '/admin/reports')
  await page.getByLabel('First day (UTC)').fill('2026-11-02')
  await page.getByLabel('Last day (UTC)').fill('2026-11-01')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  await expect(page.getByText('End date cannot be before start date.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Last day (UTC)').fill('2026-11-02')
  for (const [report, name] of [
    ['merchant', 'merchant-2026-11-02-2026-11-02.csv'],
    ['offline', 'offline-2026-11-02-2026-11-02.csv'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Report' }).selectOption(report)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe(name)
    expect(await readFile(await file.path(), 'utf8')).toContain('created,kind,transaction_id,account_id')
    await expect(
      page.getByText(new RegExp(`^${name} downloaded\\. As of \\d\\d:\\d\\d:\\d\\d UTC\\.$`)),
    ).toBeVisible()
  }
})

test('staff calculate the sales tax of a place for a customer who asks', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson({ roles: ['internal-admin'] }), '/admin/reports')
  const form = page.getByRole('form', { name: 'Sales tax' })
  await form.getByLabel('Postal code').fill('00000')
  await form.getByLabel('Amount (USD)').fill('540')
  await form.getByRole('button', { name: 'Calculate' }).click()
  await expect(form.getByText('Enter a valid postal code.')).toBeVisible()
  await form.getByLabel('Postal code').fill('84601')
  await form.getByRole('button', { name: 'Calculate' }).click()
  // That of Provo, as staff would see it on an order.
  const tax = page.getByRole('status', { name: 'Tax' })
  await expect(tax).toHaveText('Services, such as all cloud plans, at 7.25%$39.15Data, at 0%$0.00')
  await form.getByLabel('Amount (USD)').fill('100')
  await expect(tax).toBeEmpty()
})
