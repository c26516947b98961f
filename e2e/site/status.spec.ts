import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, expectAccessible, gotoHydrated, test } from '../support/test.ts'

test('the status page says whether the API responds, and notices when it does not', { tag: FULL }, async ({
  page,
  context,
}) => {
  await gotoHydrated(page, '/status')
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toContainText('Working')
  await expectAccessible(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(status).toContainText('No response')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(status).toContainText('Working')
})

test('the status page shows each part as the server last checked it', async ({ page }) => {
  await gotoHydrated(page, '/status')
  const parts = page.getByRole('main')
  for (const name of ['API and portal', 'Address lookups', 'Payments', 'Emails'])
    await expect(parts.getByRole('listitem').filter({ hasText: name })).toContainText('Working')
  await expect(page.getByText('No incidents in the last 90 days.')).toBeVisible()
  await expectAccessible(page)
})
