import { readFile } from 'node:fs/promises'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { xlsxFile } from '../../tests/support/files/spreadsheets.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

const PERSON = {
  subscriptions: [{ planId: 3101, startedDaysAgo: 3 }],
  keysWithPast: [{ kind: 'embedded', label: 'Portal tools', hostnames: ['localhost'] }],
} as const

const lines = [
  'Table 1,,,,',
  'name,street,city,state,zip',
  'Ann,214 N Juniper St,Salt Lake City,UT,84101.0',
  'Ben,"5" Main" St,Boston,MA,2134',
  'Cy,"6 Main St,Provo,UT,84601',
  'Dee,7 Main St, Apt 4,Provo,UT,84601',
  'NULL,NULL,NULL,NULL,NULL',
  'Eve,8 Main St,Provo,UT,8.46E+04',
  'Peñasco,12 Café Rd,Peñasco,NM,87553',
]
/** A list as exports and editors leave it: UTF-8, and one byte of Windows-1252 at its end. */
const DAMAGED = Buffer.concat([
  Buffer.from(lines.join('\r\n')),
  Buffer.from('\r\nO'),
  Buffer.from([0x92]),
  Buffer.from('Brien,13 Main St,Provo,UT,84601\r\n'),
])

test('a damaged list says what was skipped and repaired, costs what it says, and loses no row', async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson(structuredClone(PERSON)), '/account/tools/list')
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer: DAMAGED })

  const report = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Import report', exact: true }) })
  await expect(page.getByText('8 rows, 6 columns.')).toBeVisible()
  await expect(report).toContainText('Skipped 1 line above the column names: “Table 1”.')
  await expect(report).toContainText('1 character read as Windows-1252.')
  const zipcodes = report.getByRole('table', { name: '2 ZIP Codes repaired' })
  await expect(zipcodes.getByRole('row', { name: /^3 84101\.0 84101$/ })).toBeVisible()
  await expect(zipcodes.getByRole('row', { name: /^4 2134 02134$/ })).toBeVisible()
  const rows = report.getByRole('table', { name: '2 rows repaired' })
  await expect(rows.getByRole('row', { name: /^5 Cy,"6 Main St/ })).toContainText('Provo | UT | 84601')
  await expect(report.getByRole('table', { name: '1 unreadable ZIP Code left out' })).toContainText(
    '8.46E+04',
  )
  const reported = report.getByRole('table', { name: '2 rows can’t be looked up' })
  await expect(reported.getByRole('row', { name: /^6 / })).toContainText('6 cells in place of 5')
  await expect(reported.getByRole('row', { name: /^7 / })).toContainText('The row has no street.')
  await expect(page.getByText('6 lookups. You have 1,000 lookups left.')).toBeVisible()
  await expectAccessible(page)

  // Undone, a ZIP Code is sent as it is, and a row is not sent.
  const preview = page.getByRole('table', { name: 'Preview' })
  await expect(preview).toContainText('5 Main St, Boston, MA 02134')
  await report.getByRole('button', { name: 'Undo repaired ZIP Codes' }).press('Enter')
  await expect(preview).toContainText('5 Main St, Boston, MA 2134')
  await report.getByRole('button', { name: 'Undo repaired rows' }).click()
  await expect(page.getByText('4 lookups. You have 1,000 lookups left.')).toBeVisible()
  await report.getByRole('button', { name: 'Repair again repaired rows' }).click()
  await report.getByRole('button', { name: 'Repair again repaired ZIP Codes' }).click()
  await expect(page.getByText('6 lookups. You have 1,000 lookups left.')).toBeVisible()

  const saving = page.waitForEvent('download')
  await report.getByRole('button', { name: 'Download report' }).click()
  const saved = await readFile(await (await saving).path(), 'utf8')
  expect(saved.trimEnd().split('\n')).toHaveLength(1 + 1 + 2 + 2 + 1 + 2)

  // What was said is what is used, and each row is in the file of results.
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('All rows verified.')).toBeVisible({ timeout: scaledTimeout(15_000) })
  await expect(page.getByText(/994 lookups left in US Address Verification/)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download results' }).click()
  const results = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\n')
  expect(results).toHaveLength(9)
  expect(results.at(-1)).toContain('O’Brien')
})

test('a dropped spreadsheet is read, and its sheet can be changed', async ({ page, makePerson }) => {
  await openAs(page, await makePerson(structuredClone(PERSON)), '/account/tools/list')
  const head = ['name', 'street', 'city', 'state', 'zip']
  const buffer = xlsxFile({
    Notes: { rows: [['Ask Ann']] },
    Customers: { rows: [head, ['Ann', '214 N Juniper St', 'Salt Lake City', 'UT', '<c><v>84116</v></c>']] },
    Old: {
      rows: [
        head,
        ['Ben', '5 Main St', 'Boston', 'MA', '02134'],
        ['Cy', '6 Main St', 'Provo', 'UT', '84601'],
      ],
    },
  })
  // Dropped, under a name that says nothing.
  const data = await page.evaluateHandle(bytes => {
    const transfer = new DataTransfer()
    transfer.items.add(
      new File([Uint8Array.from(atob(bytes), character => character.charCodeAt(0))], 'customers.csv'),
    )
    transfer.items.add(new File(['street\n1 Main St'], 'second.csv'))
    return transfer
  }, buffer.toString('base64'))
  await page.getByText('or drop it here').dispatchEvent('drop', { dataTransfer: data })
  await expect(page.getByText('1 row, 5 columns.')).toBeVisible()
  await expect(page.getByText('Only customers.csv was read.', { exact: false })).toBeVisible()
  await page.getByText('Read from the sheet “Customers”, one of 3, with column names. Change').click()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Sheet' }).selectOption('Old')
  await expect(page.getByText('2 rows, 5 columns.')).toBeVisible()
  await expect(page.getByText('2 lookups. You have 1,000 lookups left.')).toBeVisible()
})

test('a reader of spreadsheets that does not load says so, and keeps the file for another try', async ({
  page,
  context,
  makePerson,
}) => {
  await openAs(page, await makePerson(structuredClone(PERSON)), '/account/tools/list')
  // A release has replaced the script in the meantime.
  const part = /\/assets\/spreadsheet-[^/]*\.js$/
  await context.route(part, route =>
    route.continue({ url: new URL('/assets/spreadsheet-earlier.js', route.request().url()).href }),
  )
  const buffer = xlsxFile({
    Customers: {
      rows: [
        ['street', 'zip'],
        ['5 Main St', '84601'],
      ],
    },
  })
  await page.getByLabel('Choose a CSV file').setInputFiles({ name: 'customers.xlsx', mimeType: '', buffer })
  await expect(page.getByRole('alert')).toContainText(
    'couldn’t be loaded. Check your connection and try again',
  )
  await context.unroute(part)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('1 row, 2 columns.')).toBeVisible()
})

test('what is no list is rejected by name, whatever its name says', async ({ page, makePerson }) => {
  await openAs(page, await makePerson(structuredClone(PERSON)), '/account/tools/list')
  for (const [name, content, words] of [
    ['customers.csv', '%PDF-1.7\n%\xe2\xe3\xcf\xd3', 'This is a PDF.'],
    ['customers.csv', '[{"street":"5 Main St"}]', 'This is JSON.'],
    ['customers.xls', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'This is an old Excel file (.xls).'],
  ] as const) {
    await page
      .getByLabel('Choose a CSV file')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content, 'latin1') })
    await expect(page.getByRole('alert')).toContainText(`${name} couldn’t be read`)
    await expect(page.getByRole('alert')).toContainText(words)
  }
  await expectAccessible(page)
  await expect(page.getByRole('heading', { name: 'Choose a list' })).toBeVisible()
})
