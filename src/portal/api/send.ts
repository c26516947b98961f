import createClient from 'openapi-fetch'
import type { Operation } from '#domain/contract/operation.ts'
import { serviceAddress } from './address.ts'
import { type ApiError, errorOfAnswer, networkError } from './errors/errors.ts'
import type { AnyType, Args, Data, Input } from './types.ts'

/** `date` is when the server answered, by its own clock, in ms. */
export type Answer<T> = { ok: true; data: T; date: number | undefined } | { ok: false; error: ApiError }

/** Sends a request; the browser's own `fetch` by default. */
export type Fetch = (request: Request) => Promise<Response>

export type SendOptions = {
  headers?: Record<string, string>
  fetch?: Fetch | undefined
  /** The browser states only this much of the page's address; none by default. */
  referrerPolicy?: 'origin'
  signal?: AbortSignal | undefined
}

/** Sends one request and turns every failure into an ApiError. */
export function send<O>(
  operation: Operation<O>,
  input: Args<O>[0],
  options: SendOptions = {},
): Promise<Answer<Data<O>>> {
  return request(clientOf<Data<O>>(operation.service), operation, input, options, data => data)
}

/** The same for an answer that is a file, with the server's file name. */
export function sendForFile<O>(
  operation: Operation<O>,
  input: Args<O>[0],
  options: SendOptions = {},
): Promise<Answer<File>> {
  const client = clientOf<Blob>(operation.service)
  return request(client, operation, input, { ...options, parseAs: 'blob' }, fileOf)
}

/** Has `error` whenever the status is not one of success, whether or not there is a body. */
type Reply<Body> = { data: Body; response: Response } | { error: unknown; response: Response }

/** A client of openapi-fetch, as an operation sees it whose success has this body. */
type ServiceClient<Body> = Record<
  Operation['method'],
  (
    path: string,
    init: SendOptions & { params?: object | undefined; body?: unknown; parseAs?: 'blob' },
  ) => Promise<Reply<Body>>
>

const clients = new Map<string, ServiceClient<AnyType>>()

/** The one client of a service, made when a page first calls it. The handle of an operation gives it its types. */
function clientOf<Body>(service: string): ServiceClient<Body> {
  const known = clients.get(service)
  if (known) return known
  const client: ServiceClient<AnyType> = createClient<
    Record<string, Record<Lowercase<Operation['method']>, AnyType>>
  >({
    baseUrl: serviceAddress(service),
    credentials: 'same-origin',
    // Looked up for each request: a test or a page can replace it after the first.
    fetch: request => fetch(request),
  })
  clients.set(service, client)
  return client
}

async function request<O, Body, T>(
  client: ServiceClient<Body>,
  operation: Operation<O>,
  input: Input<O> | undefined,
  options: SendOptions & { parseAs?: 'blob' },
  read: (data: Body, response: Response) => T,
): Promise<Answer<T>> {
  // An empty value would match another path template and reach another operation.
  for (const [name, value] of Object.entries(input?.path ?? {}))
    if (value === '' || value === undefined)
      throw new Error(`${operation.id}: the path parameter ${name} is empty`)
  // The library reads its own parameters from `params` and ignores the body there.
  const init = { ...options, params: input, body: input?.body }
  try {
    const reply = await client[operation.method](operation.path, init)
    const { response } = reply
    if ('error' in reply) return { ok: false, error: errorOfAnswer(response, await named(reply.error)) }
    const date = Date.parse(response.headers.get('date') ?? '') || undefined
    return { ok: true, data: read(reply.data, response), date }
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
