import type { Action, Block, NamedTrial, PageIdentity, Point, PricedPlan, Question } from '../page.ts'
import type { ProductFigure } from './product-figures.ts'

/** A product page: figure, how it works, use cases, limitations, and pricing. */
export interface ProductPage extends PageIdentity {
  template: 'product'
  heading: string
  lead: string
  figure: ProductFigure
  /** Pricing summary; null if it comes with every account. */
  sale: Sale | null
  /** Further actions, in addition to the trial and pricing. */
  actions?: readonly Action[]
  sections: readonly ProductSection[]
  /** Limitations. */
  limits: readonly Point[]
  questions: readonly Question[]
  /** Addresses of the pages to read next. */
  related: readonly string[]
}

export interface Sale {
  /** Address of the page with its prices. */
  to: string
  /** What is counted, in the plural. */
  unit: string
  trial: NamedTrial | null
  /** The smallest monthly plan; null where people ask for a price. */
  plan: PricedPlan | null
  freeLookups: number | null
}

export interface ProductSection {
  title: string
  lead?: string
  /** A band in another tone, set off from the sections around it. */
  isSunken?: boolean
  /** Two blocks, side by side on a wide screen. */
  blocks: readonly ProductBlock[]
}

export type ProductBlock = Block | FieldTable | Steps

/** The meaning of response fields. A structure test looks for each field in the contract. */
export interface FieldTable {
  kind: 'fields'
  /** Name of the operation in the gateway's contract. */
  operation: string
  caption: string
  /** Paths in the response, such as `suggestions.entries`. */
  rows: readonly { field: string; text: string }[]
}

/** What happens, in order. */
export interface Steps {
  kind: 'steps'
  steps: readonly Point[]
}

/** All products, by what they are for. */
export interface ProductsPage extends PageIdentity {
  template: 'products'
  heading: string
  lead: string
  groups: readonly ProductGroup[]
}

export interface ProductGroup {
  title: string
  lead: string
  lines: readonly ProductLine[]
}

/** A product with a one-line example. Its name comes from the menus. */
export interface ProductLine {
  /** Address of its page. */
  to: string
  given: string
  answered: string
}
