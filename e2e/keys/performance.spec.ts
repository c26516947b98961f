import { expect, expectAccessible, openAs, setScenario, test } from '../support/test.ts'

const PATH = '/account/keys/performance'

test('latency and error rate are drawn next to the period before, and in a table', async ({
  page,
  makePerson,
}) => {
  const person = await makePerson({ keys: 2, requests: 60 })
  await openAs(page, person, PATH)
  await expect(page.getByRole('heading', { level: 1, name: 'Performance' })).toBeVisible()
  const table = page.getByRole('table', { name: 'Latency and error rate by hour' })
  await expect(table.getByRole('row')).toHaveCount(25)
  await expect(page.getByRole('heading', { name: 'Error rate' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: '7 days' }).click()
  await expect(page).toHaveURL(/period=7d/)
  const days = page.getByRole('table', { name: 'Latency and error rate by day' })
  await expect(days.getByRole('row')).toHaveCount(8)
  await page.getByRole('button', { name: 'UTC', exact: true }).click()
  await expect(page).toHaveURL(/zone=utc/)
  await page.getByLabel('API').selectOption('US street')
  await expect(page).toHaveURL(/operation=verifyUsAddress/)

  await setScenario(page, 'server-error:getRequestMetrics')
  await page.reload()
  await expect(page.getByText('Latency and errors couldn’t be loaded')).toBeVisible()
  await page.setExtraHTTPHeaders({})
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(days).toBeVisible()
})

test('without requests, and without the role, it says so', async ({ page, makePerson }) => {
  const person = await makePerson()
  await openAs(page, person, PATH)
  await expect(page.getByText('No requests in this period')).toBeVisible()
  await page.getByRole('button', { name: 'Show 15 days' }).click()
  await expect(page).toHaveURL(/period=15d/)
  await expectAccessible(page)
  const colleague = await makePerson({ roles: ['billing-viewer'] })
  await openAs(page, colleague, PATH)
  await expect(page.getByText('You can’t see requests')).toBeVisible()
})
