import { expect, test } from 'vitest'
import type { List } from '#generated/lists/types.ts'
import { toList } from './lists.ts'

const wire: List = {
  list_id: '0193f2b1-6a10-7c44-8d21-5e0f9a3b7c11',
  name: 'customers.csv',
  state: 'ready',
  created: '2026-11-02T09:30:00Z',
  started: null,
  finished: null,
  list_expires_at: '2026-12-02T09:30:00Z',
  rows: 4,
  addresses: 2,
  looked_up: 0,
  size: 185,
  uploaded_bytes: 185,
  notify: true,
  version: 2,
  failure: null,
  outcomes: { confirmed: 0, incomplete: 0, not_found: 1 },
  contents: {
    format: { encoding: 'utf-8', delimiter: ',', has_header: true, sheet: null, sheets: [] },
    columns: ['street'],
    mapping: {
      address_column: null,
      number_column: null,
      street_column: 0,
      secondary_column: null,
      city_column: null,
      state_column: null,
      zipcode_column: null,
    },
    undone: [],
    report: {
      titles: [],
      empty_rows: 1,
      repeated_heads: [3],
      stray_bytes: 0,
      invisible: 0,
      unreadable: 0,
      formulas: 2,
      has_links: true,
    },
    plan: {
      addresses: 2,
      repeated: 1,
      skipped: 1,
      repaired_rows: 0,
      repaired_zipcodes: 3,
      left_out: 0,
      notes: [],
      preview: [{ cells: ['5 Main St'], looked_up_as: '5 Main St' }],
    },
  },
}

test('a list has the names of the product', () => {
  expect(toList(wire)).toMatchObject({
    id: wire.list_id,
    lookedUp: 0,
    outcomes: { confirmed: 0, incomplete: 0, notFound: 1 },
    contents: {
      report: { emptyRows: 1, repeatedHeads: [3], formulas: 2, hasLinks: true },
      plan: { repairedZipcodes: 3, preview: [{ line: '5 Main St' }] },
    },
  })
})

test('a list that was not read has no contents', () => {
  expect(toList({ ...wire, contents: null }).contents).toBeNull()
})
