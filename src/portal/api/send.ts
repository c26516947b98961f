import createClient from 'openapi-fetch'
import type { Operation } from '#domain/contract/operation.ts'
import { ignoreMissingFile } from '#portal/missing-file.ts'
import { addressAt } from './address.ts'
import {
  type ApiError,
  errorOfResponse,
  networkError,
  noResponseError,
  offlineError,
} from './errors/errors.ts'
import type { Args, Data, Input } from './types.ts'

/** `date` is when the server answered, by its own clock, in ms. */
export type CallResult<T> = { ok: true; data: T; date: number | undefined } | { ok: false; error: ApiError }

/** Sends a request; the browser's own `fetch` by default. */
export type Fetch = (request: Request) => Promise<Response>

export type SendOptions = {
  headers?: Record<string, string>
  fetch?: Fetch | undefined
  /** The browser states only this much of the page's address; none by default. */
  referrerPolicy?: 'origin'
  /** Sends no cookies: any site may call the operation, so its response is for none with them. */
  credentials?: 'omit'
  signal?: AbortSignal | undefined
}

/** The releases that responses have named, each with when it last did, in ms. A server without a portal names none. */
export const metReleases = new Map<string | null, number>()

/** Milliseconds that a call without a file may take. The server gives up on its own vendors after half of it. */
const LIMIT = 30_000
/** Characters of an input from which on it has a file, which takes minutes on a slow connection. */
const FILE_SIZE = 100_000

/** Sends one request and turns every failure into an ApiError. */
export function send<O>(
  operation: Operation<O>,
  input: Args<O>[0],
  options: SendOptions = {},
): Promise<CallResult<Data<O>>> {
  return request(operation, input, options, body => {
    trustBody(operation, body)
    return body
  })
}

/** The same for a report, with when its data was current, if the server says so. */
export function sendForReport<O>(
  operation: Operation<O>,
  input: Args<O>[0],
  options: SendOptions = {},
): Promise<CallResult<Data<O> & { asOf?: string }>> {
  return request(operation, input, options, (body, { headers }) => {
    trustBody(operation, body)
    const asOf = headers.get('as-of')
    return asOf === null ? body : { ...body, asOf }
  })
}

/** The same for a file, with the server's file name. A report was last modified when its data was current. */
export function sendForFile<O>(
  operation: Operation<O>,
  input: Args<O>[0],
  options: SendOptions = {},
): Promise<CallResult<File>> {
  return request(operation, input, { ...options, parseAs: 'blob' }, fileOf)
}

/** An operation of any contract, as openapi-fetch sees it. What is known of one is the type of its handle. */
interface SomeOperation {
  parameters: { path?: object; query?: object; header?: object }
  requestBody?: { content: { 'application/json': unknown } }
  responses: { 200: Json; 400: Json }
}
type Json = { content: { 'application/json': unknown } }

/** Has `error` whenever the status is not one of success, whether or not there is a body. */
type Reply = { data: unknown; response: Response } | { error: unknown; response: Response }

/** A client of openapi-fetch, by the method of the operation that it calls. */
type ServiceClient = Record<
  Operation['method'],
  (
    path: string,
    init: SendOptions & { params?: object | undefined; body?: unknown; parseAs?: 'blob' },
  ) => Promise<Reply>
>

const clients = new Map<string, ServiceClient>()

/** The one client of a service, made when a page first calls it. */
function clientOf(service: string): ServiceClient {
  const known = clients.get(service)
  if (known) return known
  const client = createClient<Record<string, Record<Lowercase<Operation['method']>, SomeOperation>>>({
    baseUrl: addressAt(`/api/${service}`),
    // Also to a service with a host of its own.
    credentials: 'include',
    // Looked up for each request: a test or a page can replace it after the first.
    fetch: request => fetch(request),
  })
  clients.set(service, client)
  return client
}

/** Gives a body the type that the contract says. The server has compared the response with it, so nothing is checked. */
function trustBody<O>(_operation: Operation<O>, _body: unknown): asserts _body is Data<O> {}

/** In development, and in a build with DRIFT_RECORDER=on. Any other build has nothing of the recorder. */
const recordsDrift = import.meta.env?.VITE_DRIFT_RECORDER === 'on'

/** Gives the recorder a copy of the response as it was received, before anything is made of it. */
function recorded<O>(operation: Operation<O>, { fetch: send = request => fetch(request) }: SendOptions) {
  return {
    fetch: async (request: Request) => {
      const start = performance.now()
      const response = await send(request)
      const time = performance.now() - start
      const copy = response.clone()
      import('./drift/recorder.ts').then(({ record }) => record(operation, copy, time), ignoreMissingFile)
      return response
    },
  }
}

async function request<O, T>(
  operation: Operation<O>,
  input: Input<O> | undefined,
  options: SendOptions & { parseAs?: 'blob' },
  read: (body: unknown, response: Response) => T,
): Promise<CallResult<T>> {
  // An empty value would match another path template and reach another operation.
  for (const [name, value] of Object.entries(input?.path ?? {}))
    if (value === '' || value === undefined)
      throw new Error(`${operation.id}: the path parameter ${name} is empty`)
  // The library reads its own parameters from `params` and ignores the body there.
  const init = {
    ...options,
    ...(recordsDrift && recorded(operation, options)),
    params: input,
    body: input?.body,
  }
  // A connection that is lost on the way leaves open whether the change was made; without one, it was not sent.
  const wasOffline = navigator.onLine === false
  const hasFile = options.parseAs === 'blob' || JSON.stringify(input ?? 0).length > FILE_SIZE
  let timer: ReturnType<typeof setTimeout> | undefined
  // The call is left to itself then: to abort it would not undo it, and what the document has requested ahead can't be.
  const late = new Promise<undefined>(resolve => {
    if (!hasFile) timer = setTimeout(() => resolve(undefined), LIMIT)
  })
  try {
    const send = clientOf(operation.service)[operation.method]
    const reply = await Promise.race([send(operation.path, init), late])
    if (!reply) return { ok: false, error: noResponseError(operation) }
    const { response } = reply
    metReleases.set(response.headers.get('x-release'), Date.now())
    if ('error' in reply) return { ok: false, error: errorOfResponse(response, await named(reply.error)) }
    const date = Date.parse(response.headers.get('date') ?? '') || undefined
    return { ok: true, data: read(reply.data, response), date }
  } catch (cause) {
    return { ok: false, error: wasOffline ? offlineError(operation) : networkError(cause) }
  } finally {
    clearTimeout(timer)
  }
}

function fileOf(body: unknown, { headers }: Response): File {
  if (!(body instanceof Blob)) throw new Error('the response has no file')
  const [, name = 'download'] = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '') ?? []
  const asOf = Date.parse(headers.get('as-of') ?? '') || Date.now()
  return new File([body], name, { type: body.type, lastModified: asOf })
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
