import type { Operation } from '#domain/contract/operation.ts'
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
  method: Operation['method']
  path: string
  summary: string
  /** A paragraph each; words in backticks are code. */
  description: readonly string[]
  parameters: readonly ReferenceField[]
  /** Of the body; empty where there is none. */
  body: readonly ReferenceField[]
  response: readonly ReferenceField[]
  rejections: readonly ReferenceRejection[]
  /** A request that finds something: values by parameter, and the body as JSON, empty where there is none. */
  sample: { query: Readonly<Record<string, string>>; body: string }
  /** What a test key can request, the usual response first. */
  tests: readonly ReferenceTest[]
}

/** An input with which a test key gets one response. */
export interface ReferenceTest {
  name: string
  status: number
  summary: string
  /** The parameters, or the fields of a lookup of the body, that request it. */
  input: Readonly<Record<string, string>>
}

/** A parameter, or a field of a body or a response. */
export interface ReferenceField {
  /** As on the wire. */
  name: string
  /** Such as `string or null`, or `array of objects`. */
  type: string
  isRequired: boolean
  /** Such as `1 to 100 characters`. */
  bounds: string
  text: string
  /** The allowed values, each with its meaning unless the value says it. */
  values: readonly { value: string; meaning: string }[]
  /** Empty if the contract gives none. */
  example: string
  /** Those of the object, or of each object in the array. */
  fields: readonly ReferenceField[]
}

export interface ReferenceRejection {
  status: number
  text: string
  /** Names of the errors, each of which has a page. */
  errors: readonly string[]
}
