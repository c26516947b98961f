import type { AddressExample } from '../page.ts'

/** The figures of product pages, one kind per product. Their data comes from gateway responses. */
export type ProductFigure =
  | { kind: 'addresses'; examples: readonly AddressExample[]; note: string }
  | TypingFigure
  | FormatsFigure
  | RoofFigure
  | NearestFigure
  | BuildingFigure
  | WorthFigure
  | AreasFigure
  | UnitsFigure
  | SliceFigure
  | FlowFigure

/** Typed text with its suggestions, in at most four steps. */
export interface TypingFigure {
  kind: 'typing'
  /** Of the field. */
  field: string
  steps: readonly TypingStep[]
  note: string
}

export interface TypingStep {
  /** Label of the step's radio button. */
  label: string
  typed: string
  suggestions: readonly Suggestion[]
}

export interface Suggestion {
  /** The line that is suggested; its beginning as typed is set off. */
  line: string
  place: string
  /** Delivery points behind it. */
  entries: number
}

/** The same parts of an address in the order of each country. */
export interface FormatsFigure {
  kind: 'formats'
  addresses: readonly FormattedAddress[]
  note: string
}

export interface FormattedAddress {
  country: string
  lines: readonly (readonly AddressPart[])[]
}

export interface AddressPart {
  text: string
  part: PartName | null
}

export type PartName = 'premise' | 'street' | 'locality' | 'area' | 'code'

/** A building, and how far from it less precise coordinates are. */
export interface RoofFigure {
  kind: 'roof'
  address: string
  /** Meters east and north of the building. */
  houses: readonly GroundPoint[]
  street: { name: string; from: GroundPoint; to: GroundPoint }
  /** The block and the center of the ZIP Code, with their distances in meters. */
  others: readonly (GroundPoint & { name: string; distance: number })[]
  note: string
}

export interface GroundPoint {
  east: number
  north: number
}

/** A point, and the addresses around it. */
export interface NearestFigure {
  kind: 'nearest'
  latitude: number
  longitude: number
  results: readonly { line: string; distance: number; bearing: number }[]
  note: string
}

/** A building as its record describes it. */
export interface BuildingFigure {
  kind: 'building'
  address: string
  stories: number
  /** Spaces of the garage. */
  parking: number
  facts: readonly { term: string; value: string }[]
  note: string
}

/** What a property is worth, what it is taxed, and what was paid for it. Amounts in US cents. */
export interface WorthFigure {
  kind: 'worth'
  address: string
  year: number
  land: number
  improvements: number
  tax: { year: number; amount: number }
  sale: { day: string; price: number; loan: number | null }
  note: string
}

/** Areas of the census, each within the one before it. */
export interface AreasFigure {
  kind: 'areas'
  address: string
  /** From the state down to the block, each with the digits that it adds to the number of the block. */
  areas: readonly { name: string; value: string; digits: string }[]
  note: string
}

/** A building with all of its units, as many on each floor. */
export interface UnitsFigure {
  kind: 'units'
  address: string
  designator: string
  /** From the ground up. */
  numbers: readonly string[]
  perFloor: number
  note: string
}

/** The first rows of a file. */
export interface SliceFigure {
  kind: 'slice'
  file: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  note: string
}

/** A sequence diagram of messages. */
export interface FlowFigure {
  kind: 'flow'
  parties: readonly [string, string, string]
  steps: readonly { from: 0 | 1 | 2; to: 0 | 1 | 2; text: string }[]
  note: string
}
