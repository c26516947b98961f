import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('the index finds an error by number, name or text', { tag: FULL }, async ({ page }) => {
  await page.goto('/docs/errors')
  const main = page.getByRole('main')
  const search = page.getByLabel('Search errors')
  await search.fill('1588026162')
  await expect(page).toHaveURL(/q=1588026162/)
  await expect(main.getByText('1 error for “1588026162”')).toBeVisible()
  await search.fill('already hostname')
  await expect(main.getByRole('link', { name: /The hostname is already authorized/ })).toBeVisible()
  await search.fill('teapot of no one')
  await expect(main.getByText('No errors found.')).toBeVisible()

  await page.goto('/docs/errors?q=1611082217')
  await expect(search).toHaveValue('1611082217')
  await main.getByRole('link', { name: /A secret key was used in a browser/ }).click()
  await expect(page).toHaveURL('/docs/errors/secret-key-in-browser')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A secret key was used in a browser')
  await expect(page).toHaveTitle(/A secret key was used in a browser/)
  await page.goBack()
  await expect(search).toHaveValue('1611082217')
})

test('a page shows the meaning, cause, fix, status and an example, and links to the status', async ({
  page,
}) => {
  expect((await page.goto('/docs/errors/too-many-requests'))?.status()).toBe(200)
  const main = page.getByRole('main')
  for (const part of ['What it means', 'Why it happens', 'What to do', 'Example response'])
    await expect(main.getByRole('region', { name: part })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Example response' })).toContainText('"id": 1588093855')
  await expect(
    page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Rate limits' }),
  ).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('link', { name: '429 Too Many Requests' }).click()
  await expect(page).toHaveURL('/docs/errors/429')
  await expect(main.getByRole('link', { name: /You exceeded your plan’s rate limit/ })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page is complete, also at the URL with the error number', { tag: FULL }, async ({ page }) => {
    for (const code of ['gateway-unavailable', '1601236387', '1612396608']) {
      expect((await page.goto(`/docs/errors/${code}`))?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'A service behind the API didn’t respond',
      )
      await expect(page.getByRole('link', { name: 'Open the status page' })).toBeVisible()
      expect(await page.locator('head link[rel=canonical]').getAttribute('href')).toMatch(
        /\/docs\/errors\/gateway-unavailable$/,
      )
    }
    await expect(page.getByRole('region', { name: 'Example response' })).toContainText('1612396608')
  })
})

test('an unknown error has no page', { tag: FULL }, async ({ page }) => {
  expect((await page.goto('/docs/errors/no-such-error'))?.status()).toBe(404)
})

test('a failure in the portal links to its page', { tag: FULL }, async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill('nobody@northwind.example')
  await page.getByLabel('Password', { exact: true }).fill('not the right password')
  await page.getByRole('button', { name: 'Log In' }).click()
  const opened = page.waitForEvent('popup')
  await page
    .getByRole('alert')
    .getByRole('link', { name: /Learn more/ })
    .click()
  const help = await opened
  await expect(help).toHaveURL('/docs/errors/invalid-credentials')
  await expect(help.getByRole('heading', { level: 1 })).toHaveText('Wrong email address or password')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('nobody@northwind.example')
})
