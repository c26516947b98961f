import type { Action, Block, NamedTrial, PageIdentity, Point, PricedPlan, Question } from '../page.ts'
import type { ProductFigure } from './product-figures.ts'

/** A product: what it answers, drawn first, then how, for whom, within which limits, and at what price. */
export interface ProductPage extends PageIdentity {
  template: 'product'
  heading: string
  lead: string
  figure: ProductFigure
  /** How it is sold; null for what comes with every account. */
  sale: Sale | null
  /** What to do next, where it is not to try the product or see its prices. */
  actions?: readonly Action[]
  sections: readonly ProductSection[]
  /** What it does not do, said before someone builds on it. */
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

/** What the fields of an operation's answer hold. A structure test looks for each of them in the contract. */
export interface FieldTable {
  kind: 'fields'
  /** Name of the operation in the gateway's contract. */
  operation: string
  caption: string
  /** Paths from the answer, such as `suggestions.entries`. */
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

/** A product with an example in one line. Its name is the one that menus show. */
export interface ProductLine {
  /** Address of its page. */
  to: string
  given: string
  answered: string
}
