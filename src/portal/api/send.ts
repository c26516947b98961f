import createClient, { type FetchOptions } from 'openapi-fetch'
import type { Operation } from '#domain/contract/operation.ts'
import { serviceAddress } from './address.ts'
import { type ApiError, errorOfAnswer, networkError } from './errors.ts'
import type { Args, Data, Input } from './types.ts'

/** `date` is when the server answered, by its own clock, in ms. */
export type Answer<T> = { ok: true; data: T; date: number | undefined } | { ok: false; error: ApiError }

/** Sends a request; the browser's own `fetch` by default. */
export type Fetch = (request: Request) => Promise<Response>

export interface SendOptions {
  headers?: Record<string, string>
  fetch?: Fetch | undefined
  /** The browser states only this much of the page's address; none by default. */
  referrerPolicy?: 'origin'
  signal?: AbortSignal | undefined
}

/**
 * Sends one request and turns every failure into an ApiError. `response.ok` decides about success, an empty
 * body does not.
 */
export function send<O>(
  operation: Operation<O>,
  input: Args<O>[0],
  options: SendOptions = {},
): Promise<Answer<Data<O>>> {
  return request(operation, input, options, ({ data }) => data as Data<O>)
}

/** The same for an answer that is a file, with the server's file name. */
export function sendForFile<O>(
  operation: Operation<O>,
  input: Args<O>[0],
  options: SendOptions = {},
): Promise<Answer<File>> {
  return request(operation, input, { ...options, parseAs: 'blob' }, ({ data, response }) =>
    fileOf(data as Blob, response),
  )
}

/** The part of a service's `paths` that a handle refers to: its operation, at any path and method. */
type PathsOf<O> = Record<string, Record<Lowercase<Operation['method']>, O>>

async function request<O, T>(
  operation: Operation<O>,
  input: Input<O> | undefined,
  options: SendOptions & { parseAs?: 'blob' },
  read: (answer: { data?: unknown; response: Response }) => T,
): Promise<Answer<T>> {
  // An empty value would match another path template and reach another operation.
  for (const [name, value] of Object.entries(input?.path ?? {}))
    if (value === '' || value === undefined)
      throw new Error(`${operation.id}: the path parameter ${name} is empty`)
  const client = createClient<PathsOf<O>>({
    baseUrl: serviceAddress(operation.service),
    credentials: 'same-origin',
  })
  const method = operation.method.toLowerCase() as Lowercase<Operation['method']>
  // The library reads its own parameters from `params` and ignores the body there.
  const init: object = { ...options, params: input, body: input?.body }
  try {
    const { data, error, response } = await client.request(method, operation.path, init as FetchOptions<O>)
    if (!response.ok) return { ok: false, error: errorOfAnswer(response, await named(error)) }
    const date = Date.parse(response.headers.get('date') ?? '') || undefined
    return { ok: true, data: read({ data, response }), date }
  } catch {
    return { ok: false, error: networkError() }
  }
}

function fileOf(blob: Blob, { headers }: Response): File {
  const [, name = 'download'] = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '') ?? []
  return new File([blob], name, { type: blob.type })
}

/**
 * The lookup gateway identifies its errors by numbers only; their meanings are loaded when one occurs
 * (decision E3).
 */
async function named(body: unknown): Promise<unknown> {
  if (!Array.isArray(body) || !body.some(item => item?.id && !item.name)) return body
  const { decodeGatewayItem } = await import('#domain/errors/gateway.ts')
  return body.map(decodeGatewayItem)
}
