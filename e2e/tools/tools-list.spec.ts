import { readFile } from 'node:fs/promises'
import { verifyUsAddresses } from '#generated/gateway/operations/verifyUsAddresses.ts'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

/** A trial: 1,000 lookups, ten a second, so that a run of several batches takes some seconds. */
const TRIAL = [{ planId: 3101, startedDaysAgo: 3 }]
const KEY = { kind: 'embedded', label: 'Portal tools', hostnames: ['localhost'] } as const

/** Six calls: one is answered, four are under way at the cancellation, and one is left. */
const ROWS = 530
/** As a spreadsheet saves it in Europe; with a formula, a row without a street, and one that there is not. */
function listOf(rows: number): Buffer {
  const lines = Array.from({ length: rows }, (_, at) =>
    at === 3
      ? '=1+1;;Provo;UT;84601'
      : at === 4
        ? 'Café;1 Nowhere Lane;Provo;UT;84601'
        : `Customer ${at};214 north juniper street;Salt Lake City;Utah;`,
  )
  return Buffer.from(['Customer;Street;City;State;ZIP', ...lines].join('\r\n'), 'latin1')
}

test('a list is verified, canceled, resumed after a reload, and saved; every row is counted once', async ({
  page,
  makePerson,
}) => {
  await openAs(
    page,
    await makePerson({ subscriptions: TRIAL, keysWithPast: [structuredClone(KEY)] }),
    '/account/tools/list',
  )
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'customers.csv',
    mimeType: 'text/csv',
    buffer: listOf(ROWS),
  })

  // What was guessed, and what it will cost.
  await expect(page.getByRole('heading', { name: 'customers.csv' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Street' })).toHaveValue('1')
  await expect(page.getByRole('combobox', { name: 'ZIP Code' })).toHaveValue('4')
  await expect(page.getByText('Western (Windows-1252), separated by semicolon')).toBeVisible()
  await expect(page.getByText(`${ROWS - 1} lookups. You have 1,000 lookups left.`)).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Not looked up' })).toBeVisible()
  await expectAccessible(page)

  // Another column takes the place of a wrong one, and the cost follows.
  await page.getByRole('combobox', { name: 'Street' }).selectOption('Not in this list')
  await expect(page.getByRole('button', { name: 'Start' })).toBeDisabled()
  await page.getByRole('combobox', { name: 'Street' }).selectOption('Street')
  await expect(page.getByRole('button', { name: 'Start' })).toBeEnabled()

  // All but the first call wait for the cancellation, however long it takes.
  const canceled = Promise.withResolvers<void>()
  let calls = 0
  const isCall = (url: URL) => url.pathname.endsWith(verifyUsAddresses.path)
  await page.route(isCall, async route => {
    calls += 1
    if (calls > 1) await canceled.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Start' }).press('Enter')
  const progress = page.getByRole('progressbar', { name: 'Rows verified' })
  await expect(progress).not.toHaveJSProperty('value', 0)
  await page.getByRole('button', { name: 'Cancel' }).click()
  canceled.resolve()
  await expect(page.getByText(/^Canceled with \d+ rows left\./)).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await expect(page.getByText(/^Canceled with \d+ rows left\./)).toBeVisible()
  await expect(page.getByText('Some rows may be counted twice')).toHaveCount(0)
  await page.getByRole('button', { name: 'Resume' }).click()
  // Five calls for the rows that are left, at the pace of the plan.
  await expect(page.getByText('All rows verified.')).toBeVisible({ timeout: scaledTimeout(15_000) })
  await expect(page.getByText(/471 lookups left in US Address Verification/)).toBeVisible()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download results' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toBe('customers-verified.csv')
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\n')
  expect(lines).toHaveLength(ROWS + 1)
  expect(lines[0]).toMatch(/^\uFEFFCustomer,Street,City,State,ZIP,verified,verified_note,delivery_line_1/)
  expect(lines[1]).toContain('Deliverable')
  expect(lines[1]).toContain('214 N Juniper St')
  expect(lines[4]).toMatch(/^'=1\+1,,Provo,UT,84601,Not looked up,The row has no street\./)
  expect(lines[5]).toMatch(/^Café,1 Nowhere Lane,.*Not in our demo sample.*contact our sales team/)

  // On a phone, and by keyboard: filter, and delete.
  await page.setViewportSize({ width: 320, height: 800 })
  await page.getByRole('button', { name: 'Not in our demo sample 1' }).press('Enter')
  await expect(page.getByText('1–1 of 1 rows')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: '1 Nowhere Lane, Provo, UT 84601' })).toBeVisible()
  await expectAccessible(page)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: 'Delete list' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Delete this list?' })
  await question.getByRole('button', { name: 'Delete list' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Choose a list' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Choose a list' })).toBeVisible()
})

test('a list uses up what is left, and says why it stopped', { tag: FULL }, async ({ page, makePerson }) => {
  const person = await makePerson({
    subscriptions: [{ planId: 3120, startedDaysAgo: 30, remaining: 3 }],
    keysWithPast: [structuredClone(KEY)],
  })
  await openAs(page, person, '/account/tools/list')
  await page.getByRole('button', { name: 'Use an example' }).click()
  await page.getByRole('button', { name: 'Use these rows' }).click()
  await expect(page.getByText('4 lookups. You have 3 lookups left.')).toBeVisible()
  await expect(page.getByText('You don’t have enough lookups for all rows.')).toBeVisible()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('alert')).toContainText('There is no active subscription for this request.')
  await expect(page.getByText('Stopped with 1 row left.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Waiting 1' })).toBeVisible()
  await expectAccessible(page)
})
