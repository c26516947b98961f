import { addressAt } from '#portal/api/address.ts'
import type { ApiError } from '#portal/api/errors/errors.ts'
import { send } from '#portal/api/send.ts'
import type { AnyOperation } from '#portal/api/types.ts'
import type { ReferenceOperation } from '#portal/content/templates/reference.ts'

/** A request as the form has it: empty parameters are left out. */
export interface TypedRequest {
  operation: ReferenceOperation
  query: Readonly<Record<string, string>>
  /** JSON; empty where the operation has no body. */
  body: string
}

/** What came back. */
export interface Received {
  /** 0 when nothing came. */
  status: number
  statusText: string
  milliseconds: number
  requestId: string | null
  /** Seconds. */
  retryAfter: string | null
  /** The body, with JSON indented. */
  text: string
  error: ApiError | undefined
}

/** The reference says all that a request takes, and the page loads no other operations for it. */
function handleOf({ id, method, path }: ReferenceOperation): AnyOperation {
  const service = 'gateway'
  return { service, id, method, path: path.slice(`/api/${service}`.length), auth: 'key', roles: [] }
}

/** Sends a request with an embedded key, as `lookUp` does, and keeps what a developer wants to see of the response. */
export async function sendTyped({ operation, query, body }: TypedRequest, keyId: string): Promise<Received> {
  let copy: Response | undefined
  const start = performance.now()
  const response = await send(
    handleOf(operation),
    {
      path: {},
      header: {},
      query: { ...filled(query), key: keyId },
      body: body ? JSON.parse(body) : undefined,
    },
    {
      referrerPolicy: 'origin',
      credentials: 'omit',
      fetch: async request => {
        const response = await fetch(request)
        copy = response.clone()
        return response
      },
    },
  )
  return {
    milliseconds: Math.round(performance.now() - start),
    status: copy?.status ?? 0,
    statusText: copy?.statusText ?? '',
    requestId: copy?.headers.get('x-request-id') ?? null,
    retryAfter: copy?.headers.get('retry-after') ?? null,
    text: copy ? indented(await copy.text()) : '',
    error: response.ok ? undefined : response.error,
  }
}

/** How many lookups a request counts as: one, or one for each entry of its batch. */
export function lookupsOf(body: string): number {
  if (!body) return 1
  try {
    const { lookups } = JSON.parse(body)
    return Array.isArray(lookups) ? lookups.length : 1
  } catch {
    return 1
  }
}

/** What is wrong with a text as JSON. */
export function jsonFault(text: string): string | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch {
    return 'This isn’t valid JSON. Check quotes, commas, and brackets.'
  }
}

/** A command for a shell that sends the same. With a secret key, ID and token come from the environment. */
export function curlCommand(
  { operation, query, body }: TypedRequest,
  { keyId, origin }: { keyId: string | 'secret'; origin: string },
): string {
  const parameters = Object.entries({ ...filled(query), ...(keyId !== 'secret' && { key: keyId }) })
  const who =
    keyId === 'secret'
      ? '--user "$GATEPOST_KEY_ID:$GATEPOST_TOKEN"'
      : `--header ${quoted(`Origin: ${origin}`)}`
  const url = new URL(addressAt(operation.path), origin).href
  if (!body)
    return [
      `curl --get ${quoted(url)}`,
      who,
      ...parameters.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`),
    ].join(' \\\n  ')
  const search = new URLSearchParams(parameters).toString()
  return [
    `curl ${quoted(search ? `${url}?${search}` : url)}`,
    who,
    `--header ${quoted('Content-Type: application/json')}`,
    `--data ${quoted(body)}`,
  ].join(' \\\n  ')
}

function filled(query: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
}

/** A word of a shell, whatever it holds. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
