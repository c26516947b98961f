import type { PageIdentity } from '../page.ts'
import type { Exchange } from '../samples/product-lookups.ts'

/** Operations of the gateway, rendered from its contract, which `npm run samples` reads. */
export interface ReferencePage extends PageIdentity {
  template: 'reference'
  heading: string
  lead: string
  operations: readonly ReferenceOperation[]
  exchange: Exchange
  /** Address of the page that explains the product. */
  product: string
}

export interface ReferenceOperation {
  id: string
  method: string
  path: string
  summary: string
  /** A paragraph each; words in backticks are code. */
  description: readonly string[]
  parameters: readonly ReferenceField[]
  /** Of the body; empty where there is none. */
  body: readonly ReferenceField[]
  answer: readonly ReferenceField[]
  refusals: readonly ReferenceRefusal[]
}

export interface ReferenceField {
  /** Path of names, such as `lookups[].street`. */
  name: string
  type: string
  isRequired: boolean
  /** Such as `1 to 100 characters`, or the allowed values. */
  bounds: string
  text: string
}

export interface ReferenceRefusal {
  status: number
  text: string
  /** Names of the errors, each of which has a page. */
  errors: readonly string[]
}
