import {
  deref,
  type Example,
  type LocatedOperation,
  locateOperations,
  type MediaType,
} from '../contract/document.ts'
import type { OpenApiDocument } from '../generate/bundle.ts'
import { type Credentials, credentialsOf } from './sources.ts'

export interface ClientExample {
  operation: LocatedOperation
  /** The query of the call, which has no other parameters. */
  query: Record<string, unknown>
  /** A program that calls the operation with the values of an example of the contract, in JavaScript. */
  program: string
  /** What the contract gives as the body of the response. */
  response: unknown
}

const OPTIONS: Record<Credentials, string> = {
  token: '  token: process.env.GATEPOST_TOKEN,\n',
  key: `  secretKey: { id: process.env.GATEPOST_KEY_ID ?? '', token: process.env.GATEPOST_TOKEN ?? '' },\n`,
}

/**
 * The first operation of a contract that reads something without an id: a reader can run it before anything else.
 * Throws when the contract has none.
 */
export function exampleOf(service: string, document: OpenApiDocument): ClientExample {
  for (const operation of locateOperations(document)) {
    const response = jsonExampleOf(document, operation)
    const isReading =
      operation.method === 'get' && !operation.object.deprecated && !operation.path.includes('{')
    const query = isReading && response ? queryOf(operation, response.name) : undefined
    if (query && response)
      return {
        operation,
        query,
        response: response.value,
        program: programOf(service, document, operation, query),
      }
  }
  throw new Error(`${service}: no operation reads something without an id`)
}

/** The first example of the success that is JSON. */
function jsonExampleOf(document: OpenApiDocument, { responses }: LocatedOperation) {
  const success = responses.find(({ key }) => key === '200')
  const media = Object.entries(success?.node.content ?? {}).find(([type]) => type.endsWith('json'))
  if (!media) return undefined
  const examples = Object.entries<unknown>((media[1] as MediaType).examples ?? {})
  const [first] = examples
  if (!first) return undefined
  const { node } = deref<Example>(document, { pointer: '', node: first[1] })
  return { name: first[0], value: node.value }
}

/** The query of an example; undefined when a parameter is required and the contract has no value for it. */
function queryOf({ parameters }: LocatedOperation, example: string): Record<string, unknown> | undefined {
  const query: Record<string, unknown> = {}
  for (const { node } of parameters) {
    const value = node.examples?.[example]?.value
    if (node.in === 'query' && value !== undefined) query[node.name] = value
    else if (node.required) return undefined
  }
  return query
}

function programOf(
  service: string,
  document: OpenApiDocument,
  { id }: LocatedOperation,
  query: Record<string, unknown>,
): string {
  const credentials = credentialsOf(document)
  const fields = Object.entries(query).map(([name, value]) => `${name}: ${literalOf(value)}`)
  const input = fields.length ? `, { query: { ${fields.join(', ')} } }` : ''
  return `import { createClient, dataOf } from '@gatepost/${service}-client'
import { ${id} } from '@gatepost/${service}-client/operations'

const client = createClient({
  baseUrl: process.env.GATEPOST_URL ?? 'http://localhost:3000',
${credentials ? OPTIONS[credentials] : ''}})

const data = dataOf(await client.call(${id}${input}))
console.log(JSON.stringify(data, null, 2))
`
}

const literalOf = (value: unknown): string =>
  typeof value === 'string'
    ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
    : JSON.stringify(value)
