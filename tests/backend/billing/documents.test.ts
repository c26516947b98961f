import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { downloadDocuments } from '#generated/billing/operations/downloadDocuments.ts'
import { getAccountOrder } from '#generated/billing/operations/getAccountOrder.ts'
import { setPurchaseOrder } from '#generated/billing/operations/setPurchaseOrder.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import { updateInvoiceDetails } from '#generated/sales/operations/updateInvoiceDetails.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { insertManyOrders } from '../../support/order-rows.ts'
import { withKey } from '../../support/orders.ts'
import { send } from '../client.ts'
import { orderClient } from '../sales/order-client.ts'
import { textOf, transferClient } from './transfer-client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const { rowOf } = orderClient(() => backend)
const { buyer, record, cancel } = transferClient(() => backend)

describe('documents', () => {
  test('show the tax ID of their day, and the PO number of today', async () => {
    const order = await buyer({ purchase_order: null })
    const { caller } = order
    const id = { params: { id: order.orderId } }
    const details = (tax_id: string) => ({ purchase_order: 'PO-ACCOUNT', tax_id, tax_id_country: 'USA' })
    await send(backend, updateInvoiceDetails, { caller, body: details('123456789') })
    const issued = (await send(backend, getAccountOrder, { caller, ...id })).body.invoice
    expect(issued).toMatchObject({ purchase_order: null, buyer: { tax_id: '12-3456789' } })
    await send(backend, updateInvoiceDetails, { caller, body: details('987654321') })
    await send(backend, setPurchaseOrder, { caller, ...id, body: { purchase_order: 'PO-LATER' } })
    const later = (await send(backend, getAccountOrder, { caller, ...id })).body.invoice
    expect(later).toEqual({ ...issued, purchase_order: 'PO-LATER' })
    // An order without one of its own gets that of the account.
    const next = await send(backend, placeOrder, { caller, headers: withKey(), body: { plans: [3310] } })
    expect((await rowOf(next.body.order_id)).purchaseOrder).toBe('PO-ACCOUNT')
  })

  test('of a year come in one zip, which other programs open', async () => {
    const order = await buyer()
    await record(order)
    const year = backend.clock.now().getUTCFullYear()
    const response = await backend.inject({
      method: 'GET',
      url: `/api/billing/v1/account/documents/archive?year=${year}`,
      headers: { ...order.caller.bearer, accept: 'application/zip' },
    })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-disposition']).toBe(`attachment; filename="documents-${year}.zip"`)
    const files = unzipSync(new Uint8Array(response.rawPayload))
    expect(Object.keys(files).toSorted()).toEqual([
      `invoice-${order.orderId}.pdf`,
      `receipt-${order.orderId}.pdf`,
    ])
    const invoice = await textOf(files[`invoice-${order.orderId}.pdf`] ?? new Uint8Array())
    expect(invoice).toContain(`Invoice number ${order.orderId}`)
    expect(invoice).toContain('$579.15 paid on')
    const receipt = await textOf(files[`receipt-${order.orderId}.pdf`] ?? new Uint8Array())
    expect(receipt).toContain(`Payment method Bank transfer GP-${order.orderId} NORTHWIND`)
  })

  test('of a very large year are split by kind first', async () => {
    const caller = await backend.person()
    await insertManyOrders(backend, caller, 1_100)
    const response = await send(backend, downloadDocuments, { caller, query: { year: 2024 } })
    expect(response).toMatchObject({ status: 409, errors: [{ name: 'too-many-documents' }] })
  })

  test('on paper say how to pay, and after that, that nothing is to be paid', async () => {
    const order = await buyer()
    const read = async () => {
      const response = await backend.inject({
        method: 'GET',
        url: `/api/billing/v1/account/orders/${order.orderId}/invoice`,
        headers: { ...order.caller.bearer, accept: 'application/pdf' },
      })
      return textOf(new Uint8Array(response.rawPayload))
    }
    const due = await read()
    for (const words of [
      '$579.15 due on',
      'Amount due $579.15',
      `Reference GP-${order.orderId}`,
      'Routing number',
    ])
      expect(due).toContain(words)
    await cancel(order)
    const canceled = await read()
    expect(canceled).toContain('Please don’t pay this invoice.')
    expect(canceled).toContain('Amount due $0.00')
    expect(canceled).not.toContain('Routing number')
  })
})
