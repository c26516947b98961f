import createFetchClient, {
  type Client as FetchClient,
  type ClientOptions as FetchOptions,
  type FetchResponse,
  type ParamsOption,
  type RequestBodyOption,
} from 'openapi-fetch'
import type { Operation } from '#domain/contract/operation.ts'

export interface ClientOptions extends Omit<FetchOptions, 'baseUrl'> {
  /** Where the services are, such as `https://portal.example.com`. The client adds the path of its service. */
  baseUrl: string
}

/** What a call of an operation takes: its parameters and its body, and what ends the call early. */
export type Input<O> = Pick<NonNullable<ParamsOption<O>['params']>, 'path' | 'query' | 'header'> &
  RequestBodyOption<O> & { signal?: AbortSignal | undefined }

type OperationShape = Record<string | number, AnyType>

// biome-ignore lint/suspicious/noExplicitAny: openapi-fetch takes no other top type
type AnyType = any

type Reply<O> = O extends OperationShape ? FetchResponse<O, object, 'application/json'> : never

/** The body of the success responses; undefined where the contract has none. */
export type Data<O> = Extract<Reply<O>, { data: unknown }>['data']

/** The body of the other responses: the list of errors. */
export type Failure<O> = Extract<Reply<O>, { error: unknown }>['error']

/** A response by its status. A proxy in between may respond without the service, so `error` can be missing. */
export type Result<O> =
  | { ok: true; data: Data<O>; error?: never; response: Response }
  | { ok: false; data?: never; error: Failure<O> | undefined; response: Response }

/** The client of openapi-fetch, with `call` for operations by their handle. */
export interface ServiceClient<Paths extends object> extends FetchClient<Paths> {
  /**
   * Sends one request. Resolves for every status; rejects when there is no response at all. A file is read with
   * `client.GET(path, { parseAs: 'blob' })` instead.
   */
  call<O>(
    operation: Operation<O>,
    ...args: object extends Input<O> ? [input?: Input<O>] : [input: Input<O>]
  ): Promise<Result<O>>
}

/** An operation of any contract, as openapi-fetch sees it. */
interface SomeOperation {
  parameters: { path?: object; query?: object; header?: object }
  requestBody?: { content: { 'application/json': unknown } }
  responses: { 200: { content: { 'application/json': unknown } } }
}
type SomePaths = Record<string, Record<Lowercase<Operation['method']>, SomeOperation>>

/** Changes a request on its way, so that the service knows who calls. */
export type Authorize = (request: Request) => Request | Promise<Request>

/** The client of the service whose operations are below `path`. */
export function connect<Paths extends object>(
  service: string,
  path: string,
  { baseUrl, ...options }: ClientOptions,
  authorize?: Authorize,
): ServiceClient<Paths> {
  const client = createFetchClient<SomePaths>({ ...options, baseUrl: baseUrl.replace(/\/$/, '') + path })
  if (authorize) client.use({ onRequest: ({ request }) => authorize(request) })

  async function call<O>(operation: Operation<O>, input?: Input<O>): Promise<Result<O>> {
    if (operation.service !== service) throw new Error(`${operation.id} is not an operation of ${service}`)
    // An empty value would reach the operation of another path.
    for (const [name, value] of Object.entries(input?.path ?? {}))
      if (value === '') throw new Error(`${operation.id}: the path parameter ${name} is empty`)
    const { body, signal, ...params } = input ?? ({} as Input<O>)
    const init = { params, body, ...(signal && { signal }) }
    const { data, error, response } = await client[operation.method](operation.path, init)
    return { ok: response.ok, ...(response.ok ? { data } : { error }), response } as Result<O>
  }
  return { ...(client as unknown as FetchClient<Paths>), call }
}
