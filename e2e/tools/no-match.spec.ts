import { expect, expectAccessible, openAs, setScenario, test } from '../support/test.ts'

const account = { subscriptions: [{ planId: 3120, startedDaysAgo: 30 }] }

test('an address without a match says which part failed, offers the closest, and can be reported', async ({
  page,
  makePerson,
}) => {
  const person = await makePerson(account)
  await openAs(page, person, '/account/tools')
  await page.getByRole('textbox', { name: 'Address' }).fill('999 Main St, Springfield, IL 62701')
  await page.keyboard.press('Enter')
  const why = page.getByRole('region', { name: 'Why no match' })
  await expect(why).toContainText('No match: There’s no house number 999 on Main St in Springfield, IL.')
  await expect(why).toContainText('Numbers there run from 700 to 728.')
  await expect(why).toContainText('The part that failed: House number')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Report wrong data' }).click()

  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Address')).toHaveValue('999 Main St, Springfield, IL 62701')
  await expect(dialog.getByLabel('What is wrong?')).toHaveValue('missing')
  await expectAccessible(page)
  await dialog.getByLabel('Email for changes').fill('not an address')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Enter a valid email address.')).toBeVisible()
  await dialog.getByLabel('Email for changes').fill('')
  await dialog.getByLabel('Comment').fill('A new building.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  const report = page.getByRole('row').filter({ hasText: '999 Main St' })
  await expect(report).toContainText('Received')
  await expect(report).toContainText('The whole address is missing')
  await expectAccessible(page)

  await page.goto('/account/tools')
  await page.getByRole('textbox', { name: 'Address' }).fill('999 Main St, Springfield, IL 62701')
  await page.keyboard.press('Enter')
  await why.getByRole('button', { name: '728 Main St, Springfield, IL 62701' }).click()
  await expect(page.getByRole('article', { name: 'Verified address' })).toContainText('728 Main St')
  await expect(why).toBeHidden()
})

test('staff say what became of a report, and the customer sees it', async ({ page, makePerson }) => {
  const address = `${Date.now()} Main St, Springfield, IL 62701`
  const customer = await makePerson({ dataReports: [{ address, field: 'missing', status: 'reviewing' }] })
  await openAs(page, await makePerson({ roles: ['internal-admin'] }), '/admin/reports')
  const report = page.getByRole('row').filter({ hasText: address })
  await expect(page.getByRole('heading', { level: 2, name: 'Wrong data' })).toBeVisible()
  await page
    .getByRole('region', { name: 'Wrong data' })
    .getByRole('combobox', { name: 'Status' })
    .selectOption('reviewing')
  await expect(report).toBeVisible()
  await expectAccessible(page)
  await report.getByRole('button', { name: /^Set status/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Status').selectOption('not-an-error')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('This field is required.')).toBeVisible()
  await dialog.getByLabel('What did you find?').fill('The city has no such house.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(report).toBeHidden()

  await openAs(page, customer, '/account/tools/reports')
  await expect(report).toContainText('Not an error')
  await expect(report).toContainText('The city has no such house.')
  await page.getByLabel('Status', { exact: true }).selectOption('corrected')
  await expect(report).toBeHidden()
})

test('without reports, a failure, and without the role, the page says what to do', async ({
  page,
  makePerson,
}) => {
  const person = await makePerson()
  await openAs(page, person, '/account/tools/reports')
  await expect(page.getByText('Nothing reported yet')).toBeVisible()
  await expectAccessible(page)
  await setScenario(page, 'server-error:listDataReports')
  await page.reload()
  await expect(page.getByText('The reports couldn’t be loaded')).toBeVisible()
  await page.setExtraHTTPHeaders({})
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Nothing reported yet')).toBeVisible()

  const colleague = await makePerson({ roles: ['billing-viewer'] })
  await openAs(page, colleague, '/account/tools/reports')
  await expect(
    page
      .getByText(/API key viewer/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
})

test('Diagnose explains a pasted response without a match', async ({ page, makePerson }) => {
  await openAs(page, await makePerson(account), '/account/keys/diagnose')
  await page.getByLabel('What you have').fill('{"candidates":[]}')
  const verdict = page.getByRole('region', { name: 'Verdict' })
  await expect(verdict).toContainText('The request was accepted, but no address matches')
  await expect(verdict).toContainText('explain=no-match')
  await page
    .getByLabel('What you have')
    .fill(
      '{"candidates":[],"explanations":[{"part":"unit","reason":"missing","message":"It needs a unit."}]}',
    )
  await expect(verdict).toContainText('It needs a unit.')
})
