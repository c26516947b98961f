import { showView } from '../support/staff.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

const NOTE = 'Agreed by phone to invoice yearly.\nContact: Kim Osei.'

test('staff see who belongs to an account and what happened there, and leave notes that only they see', async ({
  page,
  browser,
  makePerson,
}) => {
  test.slow()
  const customer = await makePerson({ label: 'Harbor Foods', activity: 30 })
  const staff = await makePerson({ roles: ['internal-admin'] })
  await openAs(page, staff, `/admin/search?text=${encodeURIComponent(customer.username)}`)
  await page.getByRole('region', { name: 'People' }).getByRole('link', { name: 'Harbor Foods' }).click()
  await showView(page, 'People')
  const people = page.getByRole('region', { name: 'People' }).first()
  await expect(people.getByRole('row', { name: customer.username })).toContainText('Owner')

  await showView(page, 'Activity')
  const activity = page.getByRole('region', { name: 'Activity' }).first()
  await expect(activity.getByRole('row')).toHaveCount(11)
  const first = await activity.getByRole('row').nth(1).textContent()
  await activity.getByRole('button', { name: /next|older/i }).click()
  await expect(activity.getByRole('row').nth(1)).not.toHaveText(first ?? '')
  await activity.getByRole('button', { name: /first|newest/i }).click()
  await expect(activity.getByRole('row').nth(1)).toHaveText(first ?? '')

  await showView(page, 'Overview')
  const notes = page.getByRole('region', { name: 'Notes' }).first()
  await expect(notes.getByText('No notes yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Add note' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await expect(dialog.getByText('This field is required.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Note').fill(NOTE)
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(notes.getByRole('row', { name: /Kim Osei/ })).toContainText(staff.username)
  await expectAccessible(page)

  const context = await browser.newContext()
  const own = await context.newPage()
  await openAs(own, customer, '/account/activity')
  await expect(own.getByRole('row').nth(1)).toBeVisible()
  await expect(own.getByText(/noted/i)).toHaveCount(0)
  await context.close()

  await notes.getByRole('button', { name: /^Delete note/ }).click()
  await dialog.getByRole('button', { name: 'Delete note' }).click()
  await expect(notes.getByText('No notes yet.')).toBeVisible()

  await showView(page, 'People')
  await people.getByRole('link', { name: customer.username }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Login' })).toBeVisible()
})
