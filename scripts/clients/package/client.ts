import createFetchClient, {
  type Client as FetchClient,
  type ClientOptions as FetchOptions,
  type FetchResponse,
  type ParamsOption,
  type RequestBodyOption,
} from 'openapi-fetch'
import type { Operation } from '#domain/contract/operation.ts'
import { dataOf, toErrors } from './errors.ts'
import { type Attempts, sendUntilSettled } from './sending.ts'

export interface ClientOptions extends Omit<FetchOptions, 'baseUrl'>, Attempts {
  /** Where the services are, such as `https://portal.example.com`. The client adds the path of its service. */
  baseUrl: string
}

/**
 * What a call of an operation takes: its parameters and its body, and what ends the call early. A call without an
 * Idempotency-Key gets one, which its attempts share.
 */
export type Input<T> = WithoutKey<
  Pick<NonNullable<ParamsOption<TypesOf<T>>['params']>, 'path' | 'query' | 'header'>
> &
  RequestBodyOption<TypesOf<T>> & { signal?: AbortSignal | undefined }

type WithoutKey<Params> = Params extends { header: { 'Idempotency-Key': string } }
  ? Omit<Params, 'header'> & { header?: Partial<Params['header']> }
  : Params

type OperationShape = Record<string | number, AnyType>

// biome-ignore lint/suspicious/noExplicitAny: openapi-fetch takes no other top type
type AnyType = any

/** The types of an operation, from those or from its handle. */
type TypesOf<T> = T extends Operation<infer O> ? O : T

type Reply<O> = O extends OperationShape ? FetchResponse<O, object, 'application/json'> : never

/** The body of the success responses; undefined where the contract has none. Takes `typeof listSecretKeys` too. */
export type Data<T> = Extract<Reply<TypesOf<T>>, { data: unknown }>['data']

/** The body of the other responses: the list of errors. */
export type Failure<T> = Extract<Reply<TypesOf<T>>, { error: unknown }>['error']

/** A response by its status. `error` is the list of errors also where a proxy responded without the service. */
export type Result<O> =
  | { ok: true; data: Data<O>; error?: never; response: Response }
  | { ok: false; data?: never; error: Failure<O>; response: Response }

/** The client of openapi-fetch, with `call` for operations by their handle. */
export interface ServiceClient<Paths extends object> extends FetchClient<Paths> {
  /** Resolves for every status; rejects when there is no response at all. */
  call<O>(operation: Operation<O>, ...args: Args<O>): Promise<Result<O>>
  /** The pages of a list, from the one that `input` asks for to the last. Throws a `CallError` for one that is rejected. */
  pages<O>(operation: Operation<O>, ...args: Args<O>): AsyncGenerator<Data<O>, void>
  /** The same for a response that is a file. */
  file<O>(operation: Operation<O>, ...args: Args<O>): Promise<FileResult<O>>
}

/** The arguments after the handle: the input is mandatory where the contract requires a part of it. */
export type Args<O> = object extends Input<O> ? [input?: Input<O>] : [input: Input<O>]

export type FileResult<O> =
  | { ok: true; data: Blob; error?: never; response: Response }
  | { ok: false; data?: never; error: Failure<O>; response: Response }

/** An operation of any contract, as openapi-fetch sees it. */
interface SomeOperation {
  parameters: { path?: object; query?: object; header?: object }
  requestBody?: { content: { 'application/json': unknown } }
  responses: { 200: { content: { 'application/json': unknown } } }
}
type SomePaths = Record<string, Record<Lowercase<Operation['method']>, SomeOperation>>

/** Sends a request, as fetch does. */
export type Fetch = (request: Request, init?: RequestInit) => Promise<Response>

/** Adds to each request what tells the service who calls. */
export type Authorize = (send: Fetch) => Fetch

/** Looked up for each request, because tests and monitoring replace it after a client was made. */
const globalFetch: Fetch = (request, init) => globalThis.fetch(request, init)

/** The client of the service whose operations are below `path`. */
export function connect<Paths extends object>(
  service: string,
  path: string,
  { baseUrl, timeout = 30_000, retries = 2, fetch = globalFetch, ...options }: ClientOptions,
  authorize: Authorize = send => send,
): ServiceClient<Paths> {
  const client = createFetchClient<SomePaths>({
    ...options,
    baseUrl: baseUrl.replace(/\/$/, '') + path,
    fetch: authorize(fetch),
  })

  async function send<O>(operation: Operation<O>, input: SomeInput, parseAs: 'json' | 'blob') {
    if (operation.service !== service) throw new Error(`${operation.id} is not an operation of ${service}`)
    // An empty value would reach the operation of another path.
    for (const [name, value] of Object.entries(input.path ?? {}))
      if (value === '') throw new Error(`${operation.id}: the path parameter ${name} is empty`)
    const { body, signal, header, ...others } = input
    const key = operation.idempotent && { 'Idempotency-Key': crypto.randomUUID() }
    const init = { params: { ...others, header: { ...key, ...header } }, body, parseAs }
    const isRepeatable = operation.idempotent || (operation.method === 'GET' && !operation.hasEffect)
    const { data, error, response } = await sendUntilSettled(
      attempt => client[operation.method](operation.path, { ...init, signal: attempt }),
      { tries: isRepeatable ? 1 + retries : 1, timeout, signal },
    )
    return response.ok
      ? { ok: true, data, response }
      : { ok: false, error: toErrors(error, response.status), response }
  }

  const call = <O>(operation: Operation<O>, input?: Input<O>) =>
    send(operation, input ?? {}, 'json') as Promise<Result<O>>
  const file = <O>(operation: Operation<O>, input?: Input<O>) =>
    send(operation, input ?? {}, 'blob') as Promise<FileResult<O>>

  async function* pages<O>(operation: Operation<O>, input?: Input<O>): AsyncGenerator<Data<O>, void> {
    let query = (input as SomeInput | undefined)?.query
    for (;;) {
      const data = dataOf<Data<O>>(await call(operation, { ...input, query } as Input<O>))
      yield data
      const following = followingPage(data as AnyPage)
      if (!following) return
      query = { ...query, ...following }
    }
  }
  return { ...(client as unknown as FetchClient<Paths>), call, file, pages }
}

interface SomeInput {
  path?: object
  query?: object
  header?: object
  body?: unknown
  signal?: AbortSignal | undefined
}

/** What the contracts have next to the entries of a list. */
export interface AnyPage {
  page?: number
  page_size?: number
  total?: number
  next?: string | null
}

/** The query of the page after one; undefined after the last. */
export function followingPage({ page = 1, page_size = 0, total = 0, next }: AnyPage): object | undefined {
  if (next !== undefined) return next === null ? undefined : { cursor: next }
  return page_size > 0 && page * page_size < total ? { page: page + 1 } : undefined
}
