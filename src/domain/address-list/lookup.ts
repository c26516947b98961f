/** What is looked up of a row: the parts of an address that a US street lookup takes. */
export interface AddressLookup {
  street: string
  secondary?: string
  city?: string
  state?: string
  zipcode?: string
}

/** Characters that each part may have, as in the contract of the address API. */
export const LONGEST_PARTS: Readonly<Record<keyof AddressLookup, number>> = {
  street: 100,
  secondary: 50,
  city: 64,
  state: 32,
  zipcode: 16,
}

/** A lookup in one line. */
export function lineOf({ street, secondary, city, state, zipcode }: Partial<AddressLookup>): string {
  const place = [city, [state, zipcode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [[street, secondary].filter(Boolean).join(' '), place].filter(Boolean).join(', ')
}
