/** A part of an address that a column of a list can hold. */
export type Part = 'address' | 'number' | 'street' | 'secondary' | 'city' | 'state' | 'zipcode'

/** The column of each part, counted from 0; a part without one is not in the list. */
export type Mapping = Readonly<Partial<Record<Part, number>>>
