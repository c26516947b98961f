import type { Part } from '#domain/address-list/mapping.ts'

/** The parts of an address that a column of a list can hold, in the order of forms. */
export const PARTS: readonly { part: Part; label: string }[] = [
  { part: 'address', label: 'Whole address' },
  { part: 'street', label: 'Street' },
  { part: 'secondary', label: 'Unit' },
  { part: 'city', label: 'City' },
  { part: 'state', label: 'State' },
  { part: 'zipcode', label: 'ZIP Code' },
  { part: 'number', label: 'House number' },
]
