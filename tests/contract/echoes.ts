import { deref, type Located, members } from '../../scripts/contract/document.ts'
import type { OpenApiDocument, Schema } from '../../scripts/generate/bundle.ts'
import { bodySchema, type ContractOperation, operations } from '../support/contract/contract.ts'
import { isUnbuilt } from '../support/contract/unbuilt.ts'
import type { AnyCall } from '../support/contract/world.ts'
import { casesOf } from './cases.ts'

/** A property with the same name in a body and a response. */
export interface Echo {
  name: string
  sent: Schema
  /** Names that lead to it in the response; `null` stands for one entry of a list. */
  path: (string | null)[]
  /** The operation whose response it is, where that is another one. */
  reader?: ContractOperation
}

/**
 * The properties of a body that come back, per contract. If a response shares no name with the body, it is
 * checked with the GET of the changed object. Secrets are excluded because they are masked.
 */
export function echoesOf(operation: ContractOperation): Echo[] {
  const body = bodySchema(operation)
  if (!body || isUnbuilt(operation)) return []
  const { document } = operation
  const sent = members<Schema>(document, `${body.pointer}/properties`, body.node.properties).filter(
    ({ node }) => node['x-secret'] !== true,
  )
  const found = (from: ContractOperation) => {
    const response = responseSchema(from)
    return sent.flatMap(({ key: name, node }) => {
      const path = response && pathTo(document, response, name)
      return path ? [{ name, sent: node, path }] : []
    })
  }
  const own = found(operation)
  const reader = own.length ? undefined : readerOf(operation)
  return reader ? found(reader).map(echo => ({ ...echo, reader })) : own
}

function responseSchema({ document, responses }: ContractOperation): Located<Schema> | undefined {
  const success = responses.find(({ key }) => key.startsWith('2'))
  const schema = success?.node.content?.['application/json']?.schema
  return schema && deref<Schema>(document, { pointer: '#', node: schema })
}

/** The GET whose response tells what an operation has changed: of its own path, or of what the path is about. */
export function readerOf({ document, handle }: ContractOperation): ContractOperation | undefined {
  const paths = [handle.path, handle.path.replace(/(\/[^/{}]+)+$/, '')]
  return operations.find(
    other =>
      other.document === document && other.handle.method === 'GET' && paths.includes(other.handle.path),
  )
}

/** Where a property stands in a response, the outermost of its name. */
function pathTo(
  document: OpenApiDocument,
  { node }: Located<Schema>,
  name: string,
): Echo['path'] | undefined {
  const properties = members<Schema>(document, '', node.properties)
  const here = properties.find(({ key, node: { 'x-secret': isSecret } }) => key === name && isSecret !== true)
  if (here) return [name]
  if (node.items) {
    const inner = pathTo(document, deref<Schema>(document, { pointer: '', node: node.items }), name)
    return inner && [null, ...inner]
  }
  for (const property of properties) {
    const inner = pathTo(document, property, name)
    if (inner) return [property.key, ...inner]
  }
  return undefined
}

/** Values of a response at a path: several when it leads into a list. */
function valuesAt(response: unknown, path: Echo['path']): unknown[] {
  const [step, ...rest] = path
  if (step === undefined) return [response]
  if (typeof response !== 'object' || response === null) return []
  if (step === null) return Object.values(response).flatMap(entry => valuesAt(entry, rest))
  return valuesAt((response as Record<string, unknown>)[step], rest)
}

/** Whether the response holds what was sent, in the one form that the service keeps it in. */
export function comesBack({ name, sent, path }: Echo, value: unknown, response: unknown): boolean {
  // An edit names the version that it was made of, and makes the next one.
  const expected = name === 'version' ? Number(value) + 1 : value
  return valuesAt(response, path).some(found => same(sent, expected, found))
}

function same(schema: Schema, sent: unknown, found: unknown): boolean {
  if (Array.isArray(sent) && Array.isArray(found)) {
    const items = { ...schema.items } as Schema
    const set = (values: unknown[]) => [...new Set(values.map(value => formOf(items, value)))].toSorted()
    return set(sent).join('\n') === set(found).join('\n')
  }
  return formOf(schema, sent) === formOf(schema, found)
}

/** Upper and lower case mean the same in an email address, and a moment has several texts. */
function formOf({ format }: Schema, value: unknown): string {
  if (format === 'email' && typeof value === 'string') return value.toLowerCase()
  if (format === 'date-time' && typeof value === 'string') return new Date(value).toISOString()
  return JSON.stringify(inOrder(value)) ?? 'undefined'
}

/** An object whose names are sorted: their order means nothing. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The call with another value of a property, where its schema leaves the choice free; else with the example. */
export function withOther(call: AnyCall, { name, sent }: Echo): AnyCall {
  const body = call.body as Record<string, unknown> | undefined
  return { ...call, body: { ...body, [name]: otherValue(sent, body?.[name]) } }
}

function otherValue(schema: Schema, value: unknown): unknown {
  const example = (schema.example ?? value) as unknown
  const isFree = !schema.format && !schema.pattern && !schema.enum
  if (typeof example === 'boolean') return value === undefined ? !example : !value
  if (typeof example === 'string' && isFree) return [...`Other ${example}`].slice(0, 20).join('').trimEnd()
  if (typeof example === 'number' && isFree && example < Number(schema.maximum ?? Infinity))
    return example + 1
  return example
}

/** Why a property of an operation does not come back, as its cases say. */
export function differenceOf(operation: ContractOperation, name: string): string | undefined {
  return casesOf(operation).find(({ differs }) => differs?.[name])?.differs?.[name]
}
