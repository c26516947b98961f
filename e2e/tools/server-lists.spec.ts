import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, openAs, setScenario, test } from '../support/test.ts'

const PATH = '/account/tools/lists'
/** Lookups without a rate limit. */
const PLAN = [{ planId: 3121, startedDaysAgo: 3 }]
const FILE = `name,street,city,state,zip
Ann,214 N Juniper St,Salt Lake City,UT,84116
Ben,88 Copper Mill Ave Apt 5,Boulder,CO,80302
Cleo,214 n juniper st,Salt Lake City,UT,84116
Dev,,Denver,CO,80202
`
const fileOf = (content: string | Buffer, name = 'customers.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
})
const input = (page: Page) => page.getByLabel('Choose a CSV file or spreadsheet')
const badge = (page: Page, state: string) =>
  page.getByRole('status').filter({ hasText: new RegExp(`^${state}$`) })

test('a list is uploaded, reported on, started, and saved as CSV and XLSX', async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ subscriptions: PLAN }), PATH)
  await expect(page.getByText('No lists yet')).toBeVisible()
  await expectAccessible(page)

  await input(page).setInputFiles(fileOf(FILE))
  await expect(page.getByRole('heading', { name: 'customers.csv', level: 1 })).toBeVisible()
  // Nothing is spent yet, and what it costs is said.
  await expect(badge(page, 'Ready to start')).toBeVisible()
  await expect(page.getByText('2 distinct addresses. Each counts as one lookup.')).toBeVisible()
  await expect(page.getByText('1 row repeats an earlier address, and counts nothing.')).toBeVisible()
  const report = page.getByRole('table', { name: 'Rows that aren’t looked up as they are' })
  await expect(report).toContainText('The row has no street.')
  await expectAccessible(page)

  // Columns can be changed; an error is next to its field.
  await page.getByRole('combobox', { name: 'Street' }).selectOption('Not in this list')
  await expect(page.getByRole('combobox', { name: 'Street' })).toHaveAccessibleDescription(
    'Choose the column with the street or the whole address.',
  )
  await page.getByRole('combobox', { name: 'Street' }).selectOption('street')
  await page.getByRole('combobox', { name: 'Unit' }).selectOption('name')
  await page.getByRole('button', { name: 'Save and read again' }).click()
  await expect(page.getByText('3 distinct addresses. Each counts as one lookup.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Unit' }).selectOption('Not in this list')
  await page.getByRole('button', { name: 'Save and read again' }).click()
  await expect(page.getByText('2 distinct addresses. Each counts as one lookup.')).toBeVisible()

  await page.getByRole('button', { name: 'Start' }).click()
  await expect(badge(page, 'Done')).toBeVisible()
  await expect(page.getByText('All addresses are looked up.')).toBeVisible()
  await expectAccessible(page)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const csv = await readFile(await (await saving).path(), 'utf8')
  expect(csv).toContain('Ann,214 N Juniper St,Salt Lake City,UT,84116,Deliverable')
  expect(csv.trim().split('\n')).toHaveLength(5)
  const sheet = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download XLSX' }).click()
  expect((await sheet).suggestedFilename()).toMatch(/^list-.*\.xlsx$/)

  // Its lookups are in the request log, and lead back to it.
  await page.goto('/account/keys/requests')
  await page.getByRole('link', { name: 'US street, batch' }).first().click()
  await page.getByRole('link', { name: 'Part of a list' }).click()
  await expect(page.getByRole('heading', { name: 'customers.csv', level: 1 })).toBeVisible()

  await page.getByRole('link', { name: 'Lists', exact: true }).first().click()
  await expect(page.getByRole('row', { name: /customers\.csv/ })).toContainText('2 of 2')
  await page.getByRole('link', { name: 'customers.csv' }).click()
  await page.getByRole('button', { name: 'Delete list' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete list' }).click()
  await expect(page.getByText('No lists yet')).toBeVisible()
})

test('a list is paused, and canceled; one that is resumed without lookups pauses with the reason', async ({
  page,
  makePerson,
}) => {
  await openAs(
    page,
    await makePerson({
      lists: [
        { state: 'paused', name: 'leads.csv' },
        { state: 'running', name: 'running.csv' },
      ],
    }),
    PATH,
  )
  await page.getByRole('link', { name: 'running.csv' }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(badge(page, 'Paused')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel list' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel list' }).click()
  await expect(badge(page, 'Canceled')).toBeVisible()

  await page.goto(PATH)
  await page.getByRole('link', { name: 'leads.csv' }).click()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('The list was paused automatically')).toBeVisible()
  await expectAccessible(page)
})

test('a file that is too large or no list says so next to its field, and nothing is kept', async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson({ subscriptions: PLAN }), PATH)
  await input(page).setInputFiles(fileOf(''))
  await expect(input(page)).toHaveAccessibleDescription(/The file is empty/)
  await expectAccessible(page)
  await input(page).setInputFiles(fileOf('%PDF-1.7 nothing', 'brochure.pdf'))
  await expect(page.getByText('This is a PDF.')).toBeVisible()
  await expectAccessible(page)
})

test('a list of the browser runs on the server, read in the same way', async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ subscriptions: PLAN }), '/account/tools/list')
  await page.getByLabel('Choose a CSV file').setInputFiles(fileOf(FILE.replaceAll(',', ';')))
  await page.getByRole('button', { name: 'Run on the server' }).click()
  await expect(page).toHaveURL(/\/account\/tools\/lists\/[\w-]{36}/)
  await expect(page.getByText('Read as UTF-8, separated by semicolons, with column names.')).toBeVisible()
})

test('the history fails and loads again, and says who may see it', async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ lists: [{ state: 'done' }] }), '/account/tools')
  await setScenario(page, 'server-error:listLists')
  await page.goto(PATH)
  await expect(page.getByText(/lists couldn’t be loaded/i)).toBeVisible()
  await expectAccessible(page)
  await page.setExtraHTTPHeaders({})
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('row', { name: /customers\.csv/ })).toBeVisible()
})

test('a person without the role sees which one the page needs', async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ roles: ['billing-viewer'] }), PATH)
  await expect(page.getByText(/API key viewer/).first()).toBeVisible()
  await expectAccessible(page)
})
