import { deref } from '../../../scripts/contract/document.ts'
import {
  type OpenApiDocument,
  type OperationObject,
  operationsOf,
  type Schema,
} from '../../../scripts/generate/bundle.ts'

/** The parts of a bundled contract, to change them in place. Each throws when the contract has no such part. */

export function operation(contract: OpenApiDocument, id: string): OperationObject {
  const found = operationsOf(contract).find(each => each.operation.operationId === id)
  return there(found?.operation, `operation ${id}`)
}

export interface Parameter {
  name: string
  required?: boolean
  schema: Schema
}

export function parameter(contract: OpenApiDocument, id: string, name: string): Parameter {
  const all = (operation(contract, id).parameters ?? []).map(each => resolved<Parameter>(contract, each))
  return there(
    all.find(each => each.name === name),
    `parameter ${name} of ${id}`,
  )
}

interface MediaType {
  schema?: Schema
  examples?: Record<string, unknown>
}
interface DeclaredResponse {
  headers?: Record<string, unknown>
  content: Record<string, MediaType>
}

export function responseOf(contract: OpenApiDocument, id: string, status: string): DeclaredResponse {
  const found = there(operation(contract, id).responses[status], `answer ${status} of ${id}`)
  return resolved<DeclaredResponse>(contract, found)
}

export function responseSchema(contract: OpenApiDocument, id: string, status: string): Schema {
  const found = responseOf(contract, id, status).content['application/json']?.schema
  return resolved<Schema>(contract, there(found, `schema of the answer ${status} of ${id}`))
}

export function bodySchema(contract: OpenApiDocument, id: string): Schema {
  const body = there(operation(contract, id).requestBody, `body of ${id}`)
  const { content } = resolved<DeclaredResponse>(contract, body)
  return resolved<Schema>(contract, there(content['application/json']?.schema, `schema of the body of ${id}`))
}

export function schemas(contract: OpenApiDocument): Record<string, Schema> {
  return there(contract.components?.schemas, 'schemas')
}

export function schema(contract: OpenApiDocument, name: string): Schema {
  return there(schemas(contract)[name], `schema ${name}`)
}

export function properties(of: Schema): Record<string, Schema> {
  return there(of.properties, 'properties')
}

export function property(of: Schema, name: string): Schema {
  return there(properties(of)[name], `property ${name}`)
}

export function required(of: Schema): string[] {
  return there(of.required as string[] | undefined, 'required')
}

export function set(part: object | undefined, values: object): void {
  Object.assign(there(part, 'such part'), values)
}

/** Answers elsewhere from now on. */
export function moveOperation(contract: OpenApiDocument, from: string, to: string): void {
  contract.paths[to] = there(contract.paths[from], `path ${from}`)
  delete contract.paths[from]
}

/** A property `choice` that is one of some objects, told apart by a tag of their name. */
export function addUnion(
  contract: OpenApiDocument,
  to: Schema,
  names: readonly string[],
  tag = 'kind',
): void {
  const reference = (name: string) => `#/components/schemas/${name}`
  for (const name of names)
    schemas(contract)[name] = {
      type: 'object',
      additionalProperties: false,
      required: [tag],
      properties: { [tag]: { type: 'string', const: name } },
    }
  properties(to).choice = {
    oneOf: names.map(name => ({ $ref: reference(name) })),
    discriminator: {
      propertyName: tag,
      mapping: Object.fromEntries(names.map(name => [name, reference(name)])),
    },
  }
}

const resolved = <T>(contract: OpenApiDocument, node: unknown) =>
  deref<T>(contract, { pointer: '#', node }).node

function there<T>(part: T | undefined, what: string): T {
  if (part === undefined) throw new Error(`the contract has no ${what} any more; change something else`)
  return part
}
