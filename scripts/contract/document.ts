import { type OpenApiDocument, type OperationObject, operationsOf, type Schema } from '../generate/bundle.ts'
import { escapeToken } from './pointer.ts'

/** A rule violation: where in the bundled document of a service, and what is wrong there. */
export interface Finding {
  rule: string
  pointer: string
  message: string
}

export interface Example {
  summary?: string
  value?: unknown
}
export interface MediaType {
  schema?: Schema
  examples?: Record<string, Example>
}
interface Response {
  description: string
  headers?: Record<string, { schema?: Schema }>
  content?: Record<string, MediaType>
}
interface Parameter {
  name: string
  description?: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  /** The parameter of the same operation that it is read as. */
  'x-replaced-by'?: string
  schema?: Schema
  /** Where that of the schema would be wrong for this parameter. */
  example?: unknown
  /** Of requests; one of a response has the same name. */
  examples?: Record<string, Example>
}
interface RequestBody {
  required?: boolean
  content: Record<string, MediaType>
}

/** A node of the document with its pointer. Following a reference moves the pointer to the target. */
export interface Located<T> {
  pointer: string
  node: T
}

/** Follows `$ref` until the node has none. */
export function deref<T>(document: OpenApiDocument, at: Located<unknown>): Located<T> {
  const reference = (at.node as { $ref?: unknown } | undefined)?.$ref
  if (typeof reference !== 'string') return at as Located<T>
  const node = reference
    .slice(2)
    .split('/')
    .map(token => token.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, token) => (value as Record<string, unknown> | undefined)?.[token], document)
  if (node === undefined) throw new Error(`${at.pointer}: nothing at ${reference}`)
  return deref(document, { pointer: reference, node })
}

/** The members of a map, each followed through its reference. */
export function members<T>(
  document: OpenApiDocument,
  pointer: string,
  map: Record<string, unknown> | readonly unknown[] | undefined,
): (Located<T> & { key: string })[] {
  return Object.entries(map ?? {}).map(([key, node]) => ({
    key,
    ...deref<T>(document, { pointer: `${pointer}/${escapeToken(key)}`, node }),
  }))
}

export interface LocatedOperation {
  pointer: string
  id: string
  path: string
  method: string
  object: OperationObject
  parameters: (Located<Parameter> & { key: string })[]
  body: Located<RequestBody> | undefined
  /** `key` is the status. */
  responses: (Located<Response> & { key: string })[]
}

export function locateOperations(document: OpenApiDocument): LocatedOperation[] {
  return operationsOf(document).map(({ path, method, operation }) => {
    const pointer = `#/paths/${escapeToken(path)}/${method}`
    const shared = document.paths[path]?.parameters
    return {
      pointer,
      id: operation.operationId,
      path,
      method,
      object: operation,
      parameters: [
        ...members<Parameter>(document, `#/paths/${escapeToken(path)}/parameters`, shared),
        ...members<Parameter>(document, `${pointer}/parameters`, operation.parameters),
      ],
      body: operation.requestBody
        ? deref<RequestBody>(document, { pointer: `${pointer}/requestBody`, node: operation.requestBody })
        : undefined,
      responses: members<Response>(document, `${pointer}/responses`, operation.responses),
    }
  })
}
