import { sampleSource } from '#backend/services/gateway/sample-source.ts'
import { createConformance } from '#kernel/contract/conformance.ts'
import { loadContract } from '#kernel/contract/contract.ts'
import { createAjv } from '#kernel/contract/validation.ts'
import type { PrintedLookup } from '#portal/content/samples/lookups.ts'
import { productLookups } from '#portal/content/samples/product-lookups.ts'

type Slug = keyof typeof productLookups
type Id = (typeof productLookups)[Slug]['operation']['id']

const ajv = createAjv({ coerce: true })
const conformance = createConformance(loadContract('gateway'))

/** The module of each product's sample, by its path in the content: a request and the gateway’s response. */
export async function productResponses(note: string): Promise<Record<string, string>> {
  const files = Object.keys(productLookups).map(async name => {
    const slug = name as Slug
    const { id } = productLookups[slug].operation
    const response = JSON.stringify(await responseTo(productLookups[slug]), null, 2)
    const text = `${note}import type { ResponseTo, Exchange } from '#portal/content/samples/product-lookups.ts'
import { productLookups } from '#portal/content/samples/product-lookups.ts'

export const lookup = productLookups['${slug}']

export const response: ResponseTo<'${id}'> = ${response}

/** For the blocks of a page. */
export const exchange: Exchange = { kind: 'exchange', lookup, response: JSON.stringify(response, null, 2) }
`
    return [`products/${slug}.ts`, text] as const
  })
  return Object.fromEntries(await Promise.all(files))
}

/** Reads the parameters as the server does, and fails for a request or a response that breaks the contract. */
export async function responseTo({
  operation,
  query,
}: Pick<PrintedLookup, 'query'> & { operation: { id: string } }): Promise<unknown> {
  const id = operation.id as Id
  const read = { ...query }
  const parameters: Record<string, object> = await import(`#generated/gateway/parameters/${id}.ts`)
  const properties = parameters[`${id}Query`]
  if (!ajv.compile({ type: 'object', properties, additionalProperties: false })(read))
    throw new Error(`the request of ${id} is invalid: ${ajv.errorsText()}`)
  const response = await (
    sampleSource[id as keyof typeof sampleSource] as (query: unknown) => Promise<unknown>
  )(read)
  const [violation] = conformance.response(id, { status: 200, body: response })
  if (violation) throw new Error(violation)
  return response
}
