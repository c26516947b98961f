import type { Page } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { addDevice } from '../support/passkeys.ts'
import { expect, expectAccessible, gotoHydrated, openAs, test } from '../support/test.ts'

const MISSING = 'Part of this page couldn’t be loaded.'

/** From here on, scripts that the page has not loaded yet are 404: a release under an open page. */
async function removeFiles(page: Page): Promise<void> {
  // What the page loads ahead is there, as for a person who has looked at it for a while.
  await page.waitForLoadState('networkidle')
  await page
    .context()
    .addCookies([{ name: 'scenario', value: 'missing-files', url: new URL('/', page.url()).href }])
}

const restoreFiles = (page: Page) => page.context().clearCookies({ name: 'scenario' })

test('a sign-up whose files are gone says so, sends nothing, and keeps what was typed', async ({ page }) => {
  await gotoHydrated(page, '/signup')
  await removeFiles(page)
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await page.getByLabel('Work email').fill('dana@example.com')
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Sign Up Free' }).click()
  const alert = page.getByRole('alert').filter({ hasText: MISSING })
  await expect(alert).toBeVisible()
  await expect(alert.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  await expect(page.getByLabel('Work email')).toHaveValue('dana@example.com')
  await expect(page.getByRole('button', { name: 'Sign Up Free' })).toBeEnabled()
  await expectAccessible(page)
  expect(sent).toEqual([])
})

test('a login whose files are gone says so, and no press of it is without an end', { tag: FULL }, async ({
  page,
}) => {
  // A browser that offers passkeys in the field has their file by now, and then waits for a person to pick one.
  await addDevice(page)
  await gotoHydrated(page, '/login')
  await removeFiles(page)
  await page.getByLabel('Email', { exact: true }).fill('dana@example.com')
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: MISSING })).toBeVisible()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('alert').filter({ hasText: MISSING })).toHaveCount(2)
})

test('a dialog whose file is gone says so, and opens once the file is there', async ({
  page,
  makePerson,
  complaints,
}) => {
  await openAs(page, await makePerson({ keys: 1 }), '/account/keys')
  await expect(page.getByRole('row', { name: /Key 00001/ })).toBeVisible()
  await removeFiles(page)
  await page.getByRole('button', { name: 'Create key' }).first().click()
  const alert = page.getByRole('alert').filter({ hasText: MISSING })
  await expect(alert).toBeVisible()
  await expect(page.getByRole('row', { name: /Key 00001/ })).toBeVisible()
  await expectAccessible(page)

  // Another press is no dead one either, and the page still works.
  await page.getByRole('button', { name: 'Create key' }).first().click()
  await expect(alert).toBeVisible()

  await restoreFiles(page)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog').getByLabel('Label')).toBeVisible()
  await expect(alert).toBeHidden()
  // React writes down what a boundary has caught.
  complaints.splice(0)
})

test('an action whose notice is gone still tells its result and can be undone', async ({
  page,
  makePerson,
  complaints,
}) => {
  await openAs(page, await makePerson({ keys: 1 }), '/account/keys')
  const row = page.getByRole('row', { name: /Key 00001/ })
  // What the action needs is there; only the notices never loaded.
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Pause key' })).toBeVisible()
  await removeFiles(page)
  await page.getByRole('button', { name: 'Pause key' }).click()
  const notice = page
    .getByRole('status')
    .filter({ hasText: /paused/i })
    .filter({ has: page.getByRole('button') })
  await expect(notice).toBeVisible()
  await notice.getByRole('button').click()
  await expect(notice).toHaveCount(0)
  // The browser says that a style sheet is missing.
  complaints.splice(0)
})

test('a page whose files are gone is no fault of ours, and opens after a reload', async ({
  page,
  makePerson,
  complaints,
}) => {
  await openAs(page, await makePerson({ keys: 1 }), '/account/keys')
  await expect(page.getByRole('row', { name: /Key 00001/ })).toBeVisible()
  const reports: string[] = []
  page.on('request', request => {
    if (request.url().includes('/api/reporting/')) reports.push(request.url())
  })
  await removeFiles(page)
  await page.getByRole('link', { name: 'Billing', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page couldn’t be loaded' })).toBeVisible()
  await expectAccessible(page)
  await restoreFiles(page)
  await page.getByRole('button', { name: 'Refresh the page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible()
  expect(reports).toEqual([])
  // The browser and the router report the missing file.
  complaints.splice(0)
})
