import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { extractText } from 'unpdf'
import { leaveInCart } from '../support/checkout.ts'
import { openOrderAsStaff } from '../support/staff.ts'
import { expect, expectAccessible, openAs, readMail, setScenario, test } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const method = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Payment method' }).getByRole('radio', { name })

async function textOf(content: Uint8Array): Promise<string> {
  const { text } = await extractText(content, { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

/** From a cart with a plan to an order that waits for its transfer, and its number. */
async function buyByTransfer(page: Page, purchaseOrder?: string): Promise<number> {
  await leaveInCart(page, [3120])
  await page.getByRole('button', { name: 'Check out' }).click()
  await method(page, 'Bank transfer').check()
  if (purchaseOrder) await page.getByLabel('PO number').fill(purchaseOrder)
  await page.getByRole('button', { name: /^Place order and get invoice for \$579\.15$/ }).click()
  await expect(page.getByRole('heading', { name: 'Your order is placed' })).toBeVisible()
  const link = page.getByRole('link', { name: 'View order' })
  return Number(/orders\/(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1])
}

test('an order is bought by transfer, recorded by staff, and has its receipt and a zip of the year', async ({
  page,
  request,
  makePerson,
}) => {
  test.slow()
  const buyer = await makePerson({ taxableAddress: {} })
  await openAs(page, buyer, '/account/billing')
  await leaveInCart(page, [3120])
  await page.getByRole('button', { name: 'Check out' }).click()
  await expect(method(page, 'Card')).toBeChecked()
  await method(page, 'Bank transfer').check()
  // Without a card to add, its step is gone.
  await expect(page.getByRole('heading', { name: 'Card' })).toHaveCount(0)
  await expect(page.getByText('Your plans start once the money has arrived, and not before.')).toBeVisible()
  await page.getByLabel('PO number').fill('PO-4711')
  await page.getByRole('button', { name: 'Add tax ID' }).click()
  const details = page.getByRole('form', { name: 'Invoice details' })
  await details.getByLabel('Country of the tax ID').selectOption('DEU')
  await details.getByRole('textbox', { name: /^Tax ID/ }).fill('DE136695977')
  await details.getByRole('button', { name: 'Save details' }).click()
  await expect(details.getByText('Enter a valid tax ID of this country.')).toBeVisible()
  await expect(details.getByRole('textbox', { name: /^Tax ID/ })).toHaveValue('DE136695977')
  await details.getByRole('textbox', { name: /^Tax ID/ }).fill('136695976')
  await details.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByText('DE136695976 (Germany)')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: /^Place order and get invoice for \$579\.15$/ }).click()
  await expect(page.getByRole('heading', { name: 'Your order is placed' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Bank details' })).toContainText('Routing number')
  await expectAccessible(page)
  // The same address shows the same order.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your order is placed' })).toBeVisible()
  await page.getByRole('link', { name: 'View order' }).click()
  const heading = page.getByRole('heading', { level: 1, name: /^Order \d+/ })
  await expect(heading).toContainText('Awaiting transfer')
  const number = /\d+/.exec((await heading.textContent()) ?? '')?.[0] ?? ''
  await expect(page.getByText('PO number PO-4711')).toBeVisible()
  await expect(page.getByText(`GP-${number}`).first()).toBeVisible()
  await expectAccessible(page)
  const invoice = page.waitForEvent('download')
  await page.getByRole('button', { name: `Download invoice ${number}` }).click()
  const text = await textOf(new Uint8Array(await readFile(await (await invoice).path())))
  for (const fact of [`GP-${number}`, 'PO-4711', 'DE136695976', '$579.15 due on'])
    expect(text).toContain(fact)
  await readMail(request, buyer.username, new RegExp(`Invoice for order ${number}`))

  const staff = await makePerson({ roles: ['internal-admin'] })
  await openOrderAsStaff(page, staff, buyer)
  await page.getByRole('button', { name: 'Record payment' }).click()
  await expectAccessible(page)
  await dialog(page).getByLabel('Received (USD)').fill('500')
  await dialog(page).getByLabel('Reason').fill('On the statement')
  await dialog(page).getByRole('button', { name: 'Record $500.00' }).click()
  await expect(
    dialog(page).getByText('$79.15 of $579.15 is missing. Record the total once the rest has arrived.'),
  ).toBeVisible()
  await dialog(page).getByLabel('Received (USD)').fill('579.15')
  await dialog(page).getByLabel('Reference on the bank statement').fill(`GP-${number} NORTHWIND`)
  await dialog(page).getByRole('button', { name: 'Record $579.15' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 }).getByText('Paid')).toBeVisible()
  await expect(page.getByText(`Bank transfer GP-${number} NORTHWIND`)).toBeVisible()

  await openAs(page, buyer, '/account/billing')
  await page.getByRole('link', { name: 'See all documents' }).click()
  const rows = page
    .getByRole('table', { name: 'Documents' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(2)
  await expectAccessible(page)
  await page.getByLabel('Kind').selectOption('Receipts')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(`Receipt ${number}`)
  await page.getByLabel('Kind').selectOption('')
  const zip = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download all as zip' }).click()
  const file = await zip
  expect(file.suggestedFilename()).toMatch(/^documents-\d{4}\.zip$/)
  const files = unzipSync(new Uint8Array(await readFile(await file.path())))
  expect(Object.keys(files).toSorted()).toEqual([`invoice-${number}.pdf`, `receipt-${number}.pdf`])
  expect(await textOf(files[`receipt-${number}.pdf`] ?? new Uint8Array())).toContain(
    `Bank transfer GP-${number} NORTHWIND`,
  )
  await readMail(request, buyer.username, new RegExp(`Receipt for order ${number}`))
})

test('an unpaid order by transfer is canceled, and its number is added and changed', async ({
  page,
  makePerson,
}) => {
  const buyer = await makePerson({ taxableAddress: {} })
  await openAs(page, buyer, '/account/billing')
  const number = await buyByTransfer(page)
  await page.getByRole('link', { name: 'View order' }).click()
  await page.getByRole('button', { name: 'Add PO number' }).click()
  await dialog(page).getByLabel('PO number').fill('PO-1')
  await dialog(page).getByRole('button', { name: 'Save PO number' }).click()
  await expect(page.getByText('PO number PO-1')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog(page)).toContainText('Its invoice for $579.15 becomes void')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 }).getByText('Canceled')).toBeVisible()
  await expect(page.getByText('The order is canceled, so please don’t pay it.')).toBeVisible()
  await page.goto('/account/billing/documents')
  await expect(page.getByRole('table', { name: 'Documents' })).toContainText(`Invoice ${number}`)
  await expect(page.getByRole('table', { name: 'Documents' })).toContainText('Canceled')
})

test('documents say when there are none, when they fail, and who may see them', async ({
  page,
  makePerson,
}) => {
  const person = await makePerson()
  await openAs(page, person, '/account/billing/documents')
  await expect(page.getByText('No documents yet')).toBeVisible()
  await page.getByRole('button', { name: 'Download all as zip' }).click()
  await expect(page.getByText('There are no documents of this year.')).toBeVisible()
  await expectAccessible(page)
  await setScenario(page, 'server-error')
  await page.getByLabel('Kind').selectOption('Invoices')
  await expect(page.getByText('couldn’t be loaded').first()).toBeVisible()
  await page.setExtraHTTPHeaders({})
  const other = await makePerson({ roles: ['api-key-viewer'] })
  await openAs(page, other, '/account/billing/documents')
  await expect(page.getByText('Only people with a billing role can see documents')).toBeVisible()
  await expectAccessible(page)
})
