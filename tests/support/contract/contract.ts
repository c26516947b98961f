import { readFileSync } from 'node:fs'
import type { Operation } from '#domain/contract/operation.ts'
import type { ErrorItem } from '#domain/errors/entry.ts'
import type { Limit } from '#kernel/contract/contract.ts'
import {
  deref,
  type Example,
  type Located,
  type LocatedOperation,
  locateOperations,
  members,
} from '../../../scripts/contract/document.ts'
import type { OpenApiDocument, Schema } from '../../../scripts/generate/bundle.ts'
import { findServices, GENERATED } from '../../../scripts/generate/services.ts'

/** An operation as the tests see it: the handle that code uses, and the contract that stands behind it. */
export interface ContractOperation extends LocatedOperation {
  handle: Operation
  document: OpenApiDocument
  statuses: number[]
}

const JSON_TYPE = 'application/json'

export const documents = new Map<string, OpenApiDocument>(
  findServices().map(service => [
    service,
    JSON.parse(readFileSync(`${GENERATED}/${service}/openapi.json`, 'utf8')),
  ]),
)

/** Every operation of every service, in the order of the contracts. */
export const operations: readonly ContractOperation[] = (
  await Promise.all([...documents].map(([service, document]) => operationsOf(service, document)))
).flat()

export function handlesOf(service: string): Operation[] {
  return operations.flatMap(({ handle }) => (handle.service === service ? handle : []))
}

const byId = new Map(operations.map(operation => [operation.id, operation]))

export function contractOf({ id }: Operation): ContractOperation {
  const operation = byId.get(id)
  if (!operation) throw new Error(`no contract has ${id}`)
  return operation
}

/** How many its owner may have of what an operation adds (`x-limit`). */
export function limitOf(operation: Operation): number {
  const limit = contractOf(operation).object['x-limit'] as Limit | undefined
  if (!limit) throw new Error(`${operation.id} has no x-limit`)
  return limit.max
}

function operationsOf(service: string, document: OpenApiDocument): Promise<ContractOperation[]> {
  const all = locateOperations(document).map(async located => {
    const module: Record<string, Operation> = await import(
      `../../../generated/${service}/operations/${located.id}.ts`
    )
    const handle = module[located.id]
    if (!handle) throw new Error(`generated/${service} has no handle ${located.id}`)
    return { ...located, handle, document, statuses: located.responses.map(({ key }) => Number(key)) }
  })
  return Promise.all(all)
}

/** Schema of the JSON body that an operation takes. */
export function bodySchema({ document, body }: ContractOperation): Located<Schema> | undefined {
  const node = body?.node.content[JSON_TYPE]?.schema
  return (
    node && deref<Schema>(document, { pointer: `${body.pointer}/content/application~1json/schema`, node })
  )
}

interface ResponseExample {
  name: string
  value: unknown
  /** Media type that it is an example of. */
  type: string
}

/** The named examples of the response with a status, in the order of the contract. */
export function responseExamples(
  { document, responses }: ContractOperation,
  status: number,
): ResponseExample[] {
  const response = responses.find(({ key }) => key === String(status))
  return Object.entries(response?.node.content ?? {}).flatMap(([type, { examples }]) =>
    members<Example>(document, '', examples).map(({ key, node }) => ({ name: key, value: node.value, type })),
  )
}

/**
 * The request that the examples of one name make: those of the parameters, or that of the body. Throws if there is
 * none, because a response without its request shows nothing that can be tried.
 */
export function requestExample(
  operation: ContractOperation,
  name: string,
): { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown } {
  const { document, parameters, body, id } = operation
  const exampleIn = (examples: Parameters<typeof members<Example>>[2]) =>
    members<Example>(document, '', examples).find(({ key }) => key === name)?.node.value
  if (body) {
    const value = exampleIn(body.node.content[JSON_TYPE]?.examples)
    if (value === undefined) throw new Error(`${id} has no example of a body named ${name}`)
    return { body: value }
  }
  const given = parameters.flatMap(({ node }) => {
    const value = exampleIn(node.examples)
    return value === undefined ? [] : [{ place: node.in, entry: [node.name, value] as const }]
  })
  if (!given.length) throw new Error(`${id} has no parameter with an example named ${name}`)
  const at = (wanted: string) =>
    Object.fromEntries(given.filter(({ place }) => place === wanted).map(({ entry }) => entry))
  return { params: at('path'), query: at('query') }
}

/** The first named example of the body that an operation takes. */
export function bodyExample({ document, body }: ContractOperation): unknown {
  const examples = body?.node.content[JSON_TYPE]?.examples
  return members<Example>(document, '', examples)[0]?.node.value
}

/**
 * Name of the example of an error response that holds this entry of the error catalog; with a field, of the
 * one that is about that field alone.
 */
export function errorExample(
  operation: ContractOperation,
  status: number,
  error: string,
  field?: string,
): string | undefined {
  return responseExamples(operation, status).find(({ name: key, value }) => {
    const items = listedErrors(value)
    // SCIM has no names of errors: the example has the name.
    if (!items) return key === error || (error === 'required' && key === `missing-${field}`)
    if (field && (items.length > 1 || items[0]?.fields.join() !== field)) return false
    return items.some(({ name }) => name === error)
  })?.name
}

/** The entries of an error; undefined for one in another form. */
export function listedErrors(value: unknown): ErrorItem[] | undefined {
  const list = Array.isArray(value) ? value : (value as { errors?: unknown }).errors
  return Array.isArray(list) ? list : undefined
}

export function resolveSchema(document: OpenApiDocument, schema: Schema): Schema {
  return deref<Schema>(document, { pointer: '#', node: schema }).node
}

/** An earlier name of a parameter in place of the one of now: a call with both is rejected. */
export function withoutBothNames(
  { parameters }: ContractOperation,
  query: Record<string, unknown>,
): Record<string, unknown> {
  const replaced = parameters
    .filter(({ node }) => node['x-replaced-by'] && query[node.name] !== undefined)
    .map(({ node }) => String(node['x-replaced-by']))
  return Object.fromEntries(Object.entries(query).filter(([name]) => !replaced.includes(name)))
}
