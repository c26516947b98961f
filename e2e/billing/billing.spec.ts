import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { TEST_CARDS } from '../support/checkout.ts'
import { expect, expectAccessible, openAs, setScenario, test } from '../support/test.ts'

const VISA = '4242424242424242'
const MASTERCARD = '5555555555554444'

const section = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, level: 2 }) })
const cards = (page: Page) => page.getByRole('list', { name: 'Cards' }).getByRole('listitem')

async function textOfPdf(path: string): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(await readFile(path)))
  const { text } = await extractText(document, { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

test('orders are searched, filtered, sorted and saved, and each has its page and receipt', async ({
  page,
  makePerson,
}) => {
  const orders = [
    { planId: 3120, daysAgo: 90 },
    { planId: 3705, daysAgo: 3, state: 'grace-period' },
    { planId: 3311, daysAgo: 30, count: 30 },
  ] as const
  await openAs(page, await makePerson({ label: 'Northwind Traders', orders }), '/account/billing')
  const rows = page
    .getByRole('table', { name: 'Orders' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(25)
  await expect(page.getByText('1–25 of 32 orders')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Billing (one payment due)' })).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Search orders').fill('plus')
  await expect(rows).toHaveCount(1)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const csv = await readFile(await (await file).path(), 'utf8')
  expect(csv.trim().split('\n')).toHaveLength(2)
  expect(csv).toContain('"US Address Verification, Plus (500,000 lookups a year)",540.00,39.15,579.15')
  await page.getByLabel('Search orders').fill('')
  await page.getByLabel('Status').selectOption('Payment due')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('International Address Verification')
  await page.getByLabel('Status').selectOption('')
  await page.getByRole('button', { name: 'Total' }).click()
  await expect(rows.first()).toContainText('$579.15')
  await page.getByLabel('First day').fill('2026-02-02')
  await page.getByLabel('Last day').fill('2026-02-01')
  await expect(page.getByText('End date cannot be before start date.')).toBeVisible()
  await page.goto('/account/billing?search=plus')

  await rows.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Paid')
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Paid $579.15')
  await expect(page.getByRole('table')).toContainText('$540.00')
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 720 })
  await expectAccessible(page)
  const number = new URL(page.url()).pathname.split('/').at(-1)
  const receipt = page.waitForEvent('download')
  // By keyboard, as by pointer below.
  await page.getByRole('button', { name: `Download receipt ${number}` }).focus()
  await page.keyboard.press('Enter')
  const pdf = await receipt
  expect(pdf.suggestedFilename()).toBe(`receipt-${number}.pdf`)
  const said = await textOfPdf(await pdf.path())

  await page.getByRole('link', { name: 'Print' }).click()
  const sheet = page.getByRole('article', { name: 'Receipt' })
  for (const words of [
    String(number),
    'Northwind Traders',
    'Sales tax (7.25%)',
    '$39.15',
    '$579.15 paid on',
  ]) {
    await expect(sheet).toContainText(words)
    expect(said).toContain(words)
  }
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(sheet).toBeVisible()
})

test('the primary card is changed with Undo, and its deletion asks for the next one', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const today = new Date().toISOString()
  const person = await makePerson({
    cards: [
      { number: VISA },
      { number: MASTERCARD },
      { number: '378282246310005', expiration: today.slice(0, 7) },
    ],
  })
  // On the first of a month, its end may be too far away to be soon.
  await page.clock.install({ time: `${today.slice(0, 7)}-15T12:00:00Z` })
  await openAs(page, person, '/account/billing')
  const row = (end: string) => cards(page).filter({ hasText: end })
  const action = async (end: string, name: string) => {
    await row(end)
      .getByRole('button', { name: /^Actions for/ })
      .click()
    await page.getByRole('menuitem', { name }).click()
  }
  await expect(row('0005')).toContainText('Expires soon')
  await expect(row('4242')).toContainText('Primary')
  await action('4444', 'Make primary')
  await expect(row('4444')).toContainText('Primary')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row('4242')).toContainText('Primary')

  await action('4242', 'Delete')
  const question = page.getByRole('dialog', { name: 'Delete Visa ending in 4242?' })
  await question.getByRole('radio', { name: 'Mastercard ending in 4444' }).check()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Delete card' }).click()
  await expect(page.getByText('Visa ending in 4242 is deleted.')).toBeVisible()
  await expect(cards(page)).toHaveCount(2)
  await expect(row('4444')).toContainText('Primary')
})

test('the deletion of the only card says when the next renewal would need it', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const subscriptions = [{ planId: 3120, startedDaysAgo: 100 }]
  await openAs(page, await makePerson({ cards: [{ number: VISA }], subscriptions }), '/account/billing')
  await cards(page)
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete Visa ending in 4242?' })
  await expect(question).toContainText(/The next renewal is on \w{3} \d+, \d{4}\. Without a card by then/)
  await expectAccessible(page)
})

test('a pending order is paid: with a card that is declined, then with another one', async ({
  page,
  makePerson,
}) => {
  const person = await makePerson({
    orders: [{ planId: 3510, state: 'grace-ended', daysAgo: 20 }],
    cards: [{ number: TEST_CARDS.hasTooLittle.replaceAll(' ', '') }, { number: VISA }],
  })
  await openAs(page, person, '/account/billing')
  const due = section(page, 'Payments due')
  await expect(due).toContainText('Pay to restart it.')
  await due.getByRole('button', { name: /^Pay now/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Pay order/ })
  await dialog.getByRole('button', { name: 'Pay $514.80' }).click()
  await expect(dialog.getByRole('alert')).toContainText('You weren’t charged')
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: /4242/ }).check()
  await dialog.getByRole('button', { name: 'Pay $514.80' }).click()
  const paid = page.getByRole('dialog', { name: /is paid$/ })
  await expect(paid).toContainText('You paid $514.80.')
  await paid.getByRole('button', { name: 'Done' }).click()
  await expect(due).toContainText('Nothing to pay.')
  await expect(page.getByRole('link', { name: 'Billing', exact: true })).toBeVisible()
})

test('a challenge stands between a payment and its receipt', { tag: FULL }, async ({ page, makePerson }) => {
  const person = await makePerson({
    orders: [{ planId: 3510, state: 'grace-period', daysAgo: 2 }],
    cards: [{ number: TEST_CARDS.asksThePerson.replaceAll(' ', '') }],
  })
  await openAs(page, person, '/account/billing')
  await page.getByRole('button', { name: /^Pay now/ }).click()
  await page.getByRole('button', { name: 'Pay $514.80' }).click()
  const bank = page.getByTitle('Confirm the payment').contentFrame()
  await bank.getByRole('button', { name: /Confirm|Approve|Pay/ }).click()
  await expect(page.getByRole('dialog', { name: /is paid$/ })).toBeVisible()
})

test('the address has a history, and the account another name, with Undo', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const person = await makePerson({
    label: 'Northwind Traders',
    taxableAddress: { thoroughfare: '12 Canal Road' },
  })
  await openAs(page, person, '/account/billing')
  const address = section(page, 'Billing address')
  await expect(address).toContainText('Not tax-exempt')
  await address.getByRole('button', { name: 'Change' }).click()
  const dialog = page.getByRole('dialog', { name: 'Billing address' })
  await dialog.getByLabel(/Street/).fill('85 Mill Street')
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await expect(address).toContainText('85 Mill Street')
  await address.getByText('One earlier address').click()
  await expect(address.getByRole('list', { name: 'Earlier addresses' })).toContainText('12 Canal Road')

  const header = page.getByRole('main').locator('header').first()
  await page.getByRole('button', { name: 'Rename the account' }).click()
  await page.getByLabel('Name of the account').fill('')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This field is required.')).toBeVisible()
  await page.getByLabel('Name of the account').fill('Southwind')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Rename the account' }).click()
  await expect(page.getByLabel('Name of the account')).toHaveValue('Southwind')
  await page.keyboard.press('Enter')
  await expect(header).toContainText('Southwind')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(header).toContainText('Northwind Traders')
})

test('someone who may only look sees everything, and why they cannot act', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const person = await makePerson({
    roles: ['billing-viewer'],
    orders: [{ planId: 3510, state: 'grace-period', daysAgo: 2 }],
    cards: [{ number: VISA }],
  })
  await openAs(page, person, '/account/billing')
  await expect(cards(page)).toHaveCount(1)
  const pay = page.getByRole('button', { name: /^Pay now/ })
  await pay.hover()
  await expect(page.getByRole('tooltip')).toContainText('Billing editor')
  const barred = page.getByRole('button', { name: /^(Add card|Change|Rename the account|Pay now.*)$/ })
  await expect(barred).toHaveCount(5)
  for (const button of await barred.all()) await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
})

test('someone without a billing role sees one notice, which names the role and an owner', async ({
  browser,
  makePerson,
}) => {
  const [viewer, password] = [`kim-${Date.now()}@keys.example`, 'seven purple paper lanterns']
  const owner = await makePerson({ team: [{ username: viewer, roles: ['api-key-viewer'], password }] })
  const other = await (await browser.newContext()).newPage()
  await openAs(other, { username: viewer, password }, '/account/billing')
  const notice = other.getByRole('main').getByRole('status')
  await expect(notice).toHaveCount(1)
  await expect(notice).toContainText('Only people with a billing role can see billing')
  await expect(notice).toContainText(
    `Ask an account owner for the Billing viewer role. Owner: ${owner.username}.`,
  )
  await expect(other.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expectAccessible(other)
  // Other lists that the role doesn't open offer no second try either.
  await other.goto('/account/contacts')
  await expect(
    other
      .getByText(/Owner: /)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await expect(other.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await other.context().close()
})

test('a section that fails leaves the others', { tag: FULL }, async ({ page, makePerson }) => {
  await openAs(
    page,
    await makePerson({ cards: [{ number: VISA }], orders: [{ planId: 3120 }] }),
    '/account/billing',
  )
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByText('1–1 of 1 order')).toBeVisible()
  // Nothing else: another section may still be loading.
  await setScenario(page, 'server-error:listOrders')
  await page.getByLabel('Search orders').fill('nothing')
  await expect(page.getByText('Orders couldn’t be loaded')).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await page.setExtraHTTPHeaders({})
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No order matches “nothing”')).toBeVisible()
})

test('the file has more orders than a page', { tag: FULL }, async ({ page, makePerson }) => {
  const orders = [{ planId: 3311, daysAgo: 1, count: 120 }]
  await openAs(page, await makePerson({ orders }), '/account/billing')
  await expect(page.getByText('1–25 of 120 orders')).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const csv = await readFile(await (await file).path(), 'utf8')
  expect(csv.trim().split('\n')).toHaveLength(121)
})
