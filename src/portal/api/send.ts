import createClient from 'openapi-fetch'
import { addressOf } from './address.ts'
import { type ApiError, errorOfAnswer, networkError } from './errors.ts'
import type { AnyOperation } from './types.ts'

/** `date` is when the server answered, by its own clock, in ms. */
export type Answer = { ok: true; data: unknown; date: number | undefined } | { ok: false; error: ApiError }

/** Sends a request; the browser's own unless told otherwise. */
export type Fetch = (request: Request) => Promise<Response>

export interface RequestInput {
  path?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

interface SendOptions {
  headers?: Record<string, string>
  fetch?: Fetch | undefined
  /** Whether a success is a file instead of JSON; its data is a `File` with the name that the server gives. */
  isFile?: boolean
}

const client = createClient<Record<string, never>>({ credentials: 'same-origin' })
type LooseRequest = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>

/**
 * Sends one request and turns every way to fail into an ApiError. Success is what `response.ok` says; an
 * empty body says nothing.
 */
export async function send(
  operation: AnyOperation,
  { path = {}, query, body }: RequestInput = {},
  { isFile = false, ...options }: SendOptions = {},
): Promise<Answer> {
  // An empty value would make another path of the template, and reach another operation.
  for (const [name, value] of Object.entries(path))
    if (value === '' || value === undefined)
      throw new Error(`${operation.id}: the path parameter ${name} is empty`)
  try {
    const { data, error, response } = await (client.request as unknown as LooseRequest)(
      operation.method.toLowerCase(),
      addressOf(operation),
      { params: { path, query }, body, ...(isFile && { parseAs: 'blob' }), ...options },
    )
    const date = Date.parse(response.headers.get('date') ?? '') || undefined
    if (response.ok) return { ok: true, data: isFile ? fileOf(data as Blob, response) : data, date }
    return { ok: false, error: errorOfAnswer(response, await named(error)) }
  } catch {
    return { ok: false, error: networkError() }
  }
}

function fileOf(blob: Blob, { headers }: Response): File {
  const [, name = 'download'] = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '') ?? []
  return new File([blob], name, { type: blob.type })
}

/** The lookup gateway names its errors by numbers alone; what these mean comes when one is met (decision E3). */
async function named(body: unknown): Promise<unknown> {
  if (!Array.isArray(body) || !body.some(item => item?.id && !item.name)) return body
  const { decodeGatewayItem } = await import('#domain/errors/gateway.ts')
  return body.map(decodeGatewayItem)
}
