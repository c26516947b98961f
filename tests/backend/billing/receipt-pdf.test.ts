import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { receiptPdf } from '#backend/services/billing/receipts/receipt-pdf.ts'
import type { Receipt } from '#generated/billing/types.ts'

const RECEIPT: Receipt = {
  order_id: 560_218,
  paid: '2026-09-14T08:40:00Z',
  seller: {
    name: 'Gatepost, Inc.',
    address: ['1250 Center Street', 'Orem, UT 84057', 'United States'],
    email: 'billing@gatepost.example',
    tax_number: 'US 87-1234567',
  },
  buyer: {
    name: 'Northwind Traders',
    address: ['85 Mill Street', 'Provo, UT 84601', 'United States'],
    country_iso3: 'USA',
    tax_id: null,
  },
  items: [
    {
      description: 'US Address Verification, Plus',
      detail: '500,000 lookups a year',
      amount: 54_000,
      tax_amount: 3_915,
    },
  ],
  credit: 0,
  amount: 54_000,
  tax_amount: 3_915,
  tax_lines: [{ label: 'Sales tax (7.25%)', amount: 3_915 }],
  total_amount: 57_915,
  payment: { form: 'card', card: { network: 'visa', mask: '4242' }, transfer: null },
  purchase_order: null,
}

async function read(receipt: Receipt) {
  const document = await getDocumentProxy(new Uint8Array(await receiptPdf(receipt)))
  const { text, totalPages } = await extractText(document, { mergePages: true })
  const { info } = await getMeta(document)
  const page = await document.getPage(1)
  return { text: text.replace(/\s+/g, ' '), totalPages, info, size: page.view.slice(2).map(Math.round) }
}

describe('a receipt as a PDF', () => {
  test('has every number and name of the receipt', async () => {
    const { text, info, totalPages } = await read(RECEIPT)
    for (const words of [
      'Receipt number 560218',
      'Date paid September 14, 2026',
      'Payment method Visa ending in 4242',
      'Gatepost, Inc. 1250 Center Street Orem, UT 84057 United States billing@gatepost.example',
      'Tax number US 87-1234567',
      'Northwind Traders 85 Mill Street Provo, UT 84601 United States',
      '$579.15 paid on September 14, 2026',
      'US Address Verification, Plus 500,000 lookups a year',
      'Subtotal $540.00',
      'Sales tax (7.25%) $39.15',
      'Total $579.15',
      'Amount paid $579.15',
      'Page 1 of 1',
    ])
      expect(text).toContain(words)
    expect(totalPages).toBe(1)
    expect(info).toMatchObject({ Title: 'Receipt 560218', Author: 'Gatepost, Inc.', Language: 'en-US' })
  })

  test('is the same to the byte, however often it is made', async () => {
    const [one, other] = [await receiptPdf(RECEIPT), await receiptPdf(structuredClone(RECEIPT))]
    expect(one.equals(other)).toBe(true)
    const later = await receiptPdf({ ...RECEIPT, paid: '2026-09-15T08:40:00Z' })
    expect(later.equals(one)).toBe(false)
  })

  test.each([
    ['USA', [612, 792]],
    ['DEU', [595, 842]],
    [null, [595, 842]],
  ])('for a buyer in %s has the paper of that country', async (country, size) => {
    const buyer = { ...RECEIPT.buyer, country_iso3: country }
    expect((await read({ ...RECEIPT, buyer })).size).toEqual(size)
  })

  test('goes over as many pages as its items take, and counts them', async () => {
    const [item] = RECEIPT.items
    const items = Array.from({ length: 50 }, (_, at) => ({ ...item, description: `Product ${at + 1}.` }))
    const { text, totalPages } = await read({ ...RECEIPT, items } as Receipt)
    expect(totalPages).toBeGreaterThan(2)
    for (const { description } of items) expect(text).toContain(description)
    expect(text).toContain(`Page ${totalPages} of ${totalPages}`)
    expect(text).toContain('Amount paid $579.15')
  })

  test.each([
    ['Łódź i Świętokrzyska sp. z o.o.', 'Łódź i Świętokrzyska sp. z o.o.'],
    ['Поставка «Север»', 'Поставка «Север»'],
    ['Công ty Việt', 'Công ty Việt'],
    ['株式会社 Kobe', '???? Kobe'],
    ['ＡＢＣ Trading', 'ABC Trading'],
  ])('writes the name %s', async (name, shown) => {
    const { text } = await read({ ...RECEIPT, buyer: { ...RECEIPT.buyer, name } })
    expect(text.normalize()).toContain(shown.normalize())
  })

  test('breaks a name without spaces, and says when there was nothing to pay', async () => {
    const name = 'Z'.repeat(200)
    const { text } = await read({ ...RECEIPT, buyer: { ...RECEIPT.buyer, name }, payment: null })
    expect(text.replaceAll(/[^Z]/g, '')).toHaveLength(200)
    expect(text).toContain('Nothing to pay')
  })
})
