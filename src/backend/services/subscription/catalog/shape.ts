import { UNLIMITED_LOOKUPS } from '#domain/text/amounts.ts'

/** Number of lookups that means unlimited. */
export const UNLIMITED = UNLIMITED_LOOKUPS

/**
 * One volume of a product: lookups a month, then number and price of the monthly plan, then of the yearly one, which
 * has ten times the lookups, and the lookups per second of both (null for no limit). Prices are in US cents.
 */
export type Rung = readonly [
  lookups: number,
  month: number,
  monthPrice: number,
  year: number,
  yearPrice: number,
  rate: number | null,
]

/** A plan outside of the ladder of volumes. */
export interface OddPlan {
  id: number
  /** 0 for a plan that brings seats alone. */
  lookups: number
  months: 1 | 12
  /** In US cents. */
  price: number
  rate: number | null
  /** People in an account with it. */
  seats: number
  /** Sold to no one new; those who have it keep it. */
  isDiscontinued?: boolean
  /** Nothing about a lookup is stored. Staff sell it. */
  isPrivate?: boolean
}

export interface Product {
  id: number
  key: string
  label: string
  description: string
  line: string
  edition?: string
  /** Name of the edition in calls, which stays when its label changes; the label in lower case by default. */
  editionKey?: string
  region?: string
  group: string
  /** Of the gateway. */
  endpoint?: string
  /** Where it runs; in the cloud by default. */
  hosting?: 'On premises' | 'Files'
  /** For our own use, so on no price list. */
  isInternal?: boolean
  /** Number of the plan that stays free. */
  free?: number
  rungs?: readonly Rung[]
  odd?: readonly OddPlan[]
}

/** What products without a public price have in common. */
export type Family = Omit<Product, 'id' | 'key' | 'label' | 'description'>
