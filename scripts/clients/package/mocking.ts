import { type HttpHandler, http } from 'msw'
import type { Operation } from '#domain/contract/operation.ts'

/** A response that the contract has as an example. One without a body has no media type. */
interface Example {
  status: number
  type?: string
  body?: unknown
}

export interface MockOptions {
  /** Where the services are, such as `https://portal.example.com`; any origin by default. */
  baseUrl?: string
}

/** A handle whose id the compiler knows. */
type Handle<O, Id> = Operation<O> & { readonly id: Id }

/** The names of an operation's examples. */
type NameOf<Examples, Id extends keyof Examples> = keyof Examples[Id] & string

/** The body of an example by its status in `Examples`, or by the media type of a file. Undefined where it has none. */
export type ExampleBody<O, Status> = Status extends number
  ? O extends { responses: Record<Status, { content: infer Content }> }
    ? Content[keyof Content & `${string}json`]
    : undefined
  : string

/** What `msw.ts` of a package exports. */
export interface Mock<Examples> {
  handlers(options?: MockOptions): HttpHandler[]
  respond<Id extends keyof Examples>(
    operation: Handle<unknown, Id>,
    example: NameOf<Examples, Id>,
    options?: MockOptions,
  ): HttpHandler
  fixture<O, Id extends keyof Examples, Name extends NameOf<Examples, Id>>(
    operation: Handle<O, Id>,
    example: Name,
  ): ExampleBody<O, Examples[Id][Name]>
}

/** The mock of the service whose operations are below `path`, from the examples of its contract. */
export function createMock<Examples>(
  path: string,
  operations: readonly Operation[],
  examples: Record<string, Record<string, Example>>,
): Mock<Examples> {
  function exampleOf({ id }: Operation, name: string): Example {
    const named = new Map(Object.entries(examples[id] ?? {}))
    const example = named.get(name)
    if (example) return example
    throw new Error(`${id} has no example ${name}. It has: ${[...named.keys()].join(', ')}`)
  }

  function handlerOf(operation: Operation, example: Example, { baseUrl = '*' }: MockOptions = {}) {
    const method = operation.method.toLowerCase() as Lowercase<Operation['method']>
    const template = operation.path.replaceAll(/\{(\w+)\}/g, ':$1')
    return http[method](baseUrl.replace(/\/$/, '') + path + template, () => responseOf(example))
  }

  return {
    handlers: options =>
      [...operations]
        // The first handler that matches responds, so `/keys/usage` has to come before `/keys/{id}`.
        .sort((a, b) => (a.path < b.path ? -1 : 1))
        .flatMap(operation => {
          const success = Object.values(examples[operation.id] ?? {}).find(({ status }) => status < 300)
          return success ? [handlerOf(operation, success, options)] : []
        }),
    respond: (operation, example, options) => handlerOf(operation, exampleOf(operation, example), options),
    // A copy, so that a test can change it.
    fixture: (operation, example) => structuredClone(exampleOf(operation, example).body) as never,
  }
}

function responseOf({ status, type, body }: Example): Response {
  if (!type) return new Response(null, { status })
  const text = type.endsWith('json') ? JSON.stringify(body) : String(body)
  return new Response(text, { status, headers: { 'content-type': type } })
}
