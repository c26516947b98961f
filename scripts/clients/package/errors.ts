/** One reason for a failure. Compare `name`, never `message`. */
export interface ErrorItem {
  id: number | null
  name: string
  message: string
  fields: string[]
  status: number
}

/** What a call was rejected with, as an error to throw: see `dataOf`. */
export class CallError extends Error {
  override readonly name = 'CallError'
  /** Quote it when you ask for help. */
  readonly requestId: string | null
  readonly status: number
  /** The list of the service, or of the provisioning API its object. */
  readonly errors: unknown

  constructor({ error, response }: { error: unknown; response: Response }) {
    const [first] = Array.isArray(error) ? (error as ErrorItem[]) : []
    super(first?.message ?? `The service responded with status ${response.status}.`)
    this.requestId = response.headers.get('x-request-id')
    this.status = response.status
    this.errors = error
  }
}

/** The data of a call; throws a `CallError` for every other status. */
export function dataOf<T>(
  result: { ok: true; data: T } | { ok: false; error: unknown; response: Response },
): T {
  if (result.ok) return result.data
  throw new CallError(result)
}

/** The errors of a response in one form, also where a proxy responded without the service, with a page or with nothing. */
export function toErrors(error: unknown, status: number): unknown {
  if (typeof error === 'object' && error !== null) return error
  const message = `The service responded with status ${status}.`
  return [{ id: null, name: 'not-a-list', message, fields: [], status }] satisfies ErrorItem[]
}
