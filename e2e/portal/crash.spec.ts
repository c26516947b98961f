import type { Page } from '@playwright/test'
import { submitBrowserError } from '#generated/reporting/operations/submitBrowserError.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { playing } from '../../tests/support/contract/scenario.ts'
import { expect, expectAccessible, gotoHydrated, openAs, setScenario, test } from '../support/test.ts'

/** What the browser reports, as it sends it. */
function watchReports(page: Page) {
  const reports: { body: Record<string, string | null>; status: Promise<number | undefined> }[] = []
  page.on('request', request => {
    if (!request.url().endsWith(`/api/${submitBrowserError.service}${submitBrowserError.path}`)) return
    const status = request.response().then(response => response?.status())
    reports.push({ body: request.postDataJSON(), status })
  })
  return reports
}

const apology = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sorry, this page broke' })

/** Checks the apology and its report, of which there is one however long the page stays. */
async function expectCrash(page: Page, reports: ReturnType<typeof watchReports>, path: string) {
  await expect(apology(page)).toBeVisible()
  await expectAccessible(page)
  await expect.poll(() => reports.length).toBe(1)
  const [report] = reports
  expect(report?.body).toMatchObject({
    application: 'storefront',
    report: 'page could not be rendered',
    name: 'TypeError',
    path,
    release: expect.stringMatching(/^[0-9a-f]{12}$/),
  })
  expect(await report?.status).toBe(204)
  await expect(page.getByText(/^Reference/)).toContainText(String(report?.body.reference))
}

test('a page behind the login that breaks apologizes, is reported once, and works again', async ({
  page,
  context,
  makePerson,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const reports = watchReports(page)
  await openAs(page, await makePerson({ keys: 1 }), '/account/keys')
  await expect(page.getByRole('row', { name: /Key 00001/ })).toBeVisible()
  const go = (name: string) => page.getByRole('link', { name, exact: true }).click()
  // One answer alone: the page of the keys may still be asking for something.
  const breaking = playing('empty-answer:listPaymentMethods')
  await page.setExtraHTTPHeaders(breaking)
  await go('Billing')
  await expectCrash(page, reports, '/account/billing')
  await page.getByRole('button', { name: 'Copy details' }).click()
  await expect(page.getByText('Details copied.')).toBeAttached()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(String(reports[0]?.body.reference))

  // The frame around the page still works: somewhere else, and back to the page that still breaks.
  await page.setExtraHTTPHeaders({})
  await go('Keys')
  await expect(page.getByRole('row', { name: /Key 00001/ })).toBeVisible()
  await page.setExtraHTTPHeaders(breaking)
  await go('Billing')
  await expect(apology(page)).toBeVisible()
  expect(reports, 'the same error of the same page').toHaveLength(1)

  await page.setExtraHTTPHeaders({})
  await page.getByRole('button', { name: 'Refresh the page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible()
  expect(complaints.splice(0)).not.toEqual([])
})

test('a public page that breaks apologizes, leads home, and keeps what was typed elsewhere', {
  tag: FULL,
}, async ({ page, complaints }) => {
  const reports = watchReports(page)
  await gotoHydrated(page, '/contact')
  const message = page.getByRole('textbox', { name: /help/i })
  await message.fill('We look up 500,000 addresses a year.')

  await gotoHydrated(page, '/products/single-address')
  await setScenario(page, 'empty-answer')
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expectCrash(page, reports, '/products/single-address')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Gatepost, home' })).toBeVisible()

  await page.setExtraHTTPHeaders({})
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
  await gotoHydrated(page, '/contact')
  await expect(message).toHaveValue('We look up 500,000 addresses a year.')
  expect(reports).toHaveLength(1)
  expect(complaints.splice(0)).not.toEqual([])
})
