import { expect } from 'vitest'
import { downloadDocuments } from '#generated/billing/operations/downloadDocuments.ts'
import { listDocuments } from '#generated/billing/operations/listDocuments.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { INVOICED, PAID, PENDING, withOrders } from '../../../support/order-rows.ts'
import { filtered } from '../../filters/filtered.ts'

const asZip = { headers: { accept: 'application/zip, application/json' } }

/** A customer with a receipt and an invoice. */
const withDocuments = async (world: World) => ({
  caller: (await withOrders(world, PAID, INVOICED, PENDING)).caller,
})

export const cases = [
  define(listDocuments, 200, {
    example: 'some-documents',
    arrange: withDocuments,
    check: ({ documents, total, recipients }) => {
      expect(documents.map(({ kind, state }) => [kind, state])).toEqual([
        ['invoice', 'due'],
        ['receipt', 'paid'],
      ])
      expect(total).toBe(2)
      expect(recipients.length).toBeGreaterThan(0)
    },
  }),
  define(listDocuments, 200, {
    example: 'no-documents',
    arrange: async world => ({ caller: (await withOrders(world, PENDING)).caller }),
    check: ({ documents, total }) => expect([documents, total]).toEqual([[], 0]),
  }),
  define(listDocuments, 200, {
    example: 'no-documents',
    title: 'every parameter at once',
    arrange: async world => {
      const days = { start: '2026-09-01', end: '2026-09-30' }
      const query = { kind: 'invoice', ...days, page: 1, page_size: 100 } as const
      return { ...(await withDocuments(world)), query }
    },
    check: ({ total }) => expect(total).toBe(0),
  }),
  define(listDocuments, 400, {
    example: 'invalid-fields',
    invalid: true,
    query: forbidden({ start: 'soon', page_size: 101 }),
  }),
  define(listDocuments, 400, {
    example: 'end-before-start',
    query: { start: '2026-11-02', end: '2026-11-01' },
  }),
  ...filtered(listDocuments, withDocuments, [
    { kind: 'receipt' },
    { start: '2026-10-01' },
    { end: '2026-10-01' },
  ]),

  define(downloadDocuments, 200, {
    example: 'archive',
    arrange: async world => ({ ...(await withDocuments(world)), query: { year: 2026 }, ...asZip }),
    check: body => expect(String(body)).toMatch(/^PK/),
  }),
  ...filtered(
    downloadDocuments,
    async world => {
      const before = { ...PAID, placed: '2025-09-14T08:38:00Z', processed: '2025-09-14T08:40:00Z' }
      const { caller } = await withOrders(world, before, PAID, INVOICED)
      return { caller, query: { year: 2026 }, ...asZip }
    },
    [{ year: 2026 }, { year: 2025 }, { kind: 'invoice' }],
  ),
  define(downloadDocuments, 400, { example: 'invalid-fields', invalid: true, query: forbidden({}) }),
  define(downloadDocuments, 409, {
    example: 'no-documents',
    arrange: async world => ({ ...(await withDocuments(world)), query: { year: 2025 } }),
  }),
  define(downloadDocuments, 409, {
    example: 'too-many-documents',
    // A test of the server has so many.
    mockOnly: true,
    query: { year: 2026 },
  }),
]
