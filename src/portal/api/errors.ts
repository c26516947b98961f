import { commonErrors } from '#domain/errors/common.ts'
import type { ErrorItem } from '#domain/errors/entry.ts'
import type { ErrorName } from '#domain/errors.ts'

/** Failures that never reached a service, in the words of the catalogue (decision U7). */
const NETWORK = "We couldn't reach the server. Check your connection and try again."
/** An answer that is not an error list: account-portal §8, failure responses that are not lists. */
const NOT_A_LIST = "Something broke on our side. It's not your fault. Please try again."
const UNHANDLED_FIELD = 'Unhandled field: '

/** Any failure of a call, whichever way it failed. The fields are the specification's (account-portal §3). */
export class ApiError extends Error {
  override readonly name: ErrorName | 'network' | 'not-a-list' | (string & {})
  readonly id: number | null
  readonly fields: string[]
  /** HTTP status; 0 when no answer came. */
  readonly statusCode: number
  /** Whether a service answered; the name is the specification's. */
  readonly isAxiosError: boolean
  /** All entries of the list. */
  readonly items: ErrorItem[]
  /** To quote to support; the log of the server has it too. */
  readonly requestId: string | undefined
  /** Seconds to wait before the next try, where the answer says so. */
  readonly retryAfter: number | undefined

  constructor(
    items: ErrorItem[],
    answer?: { requestId?: string | undefined; retryAfter?: number | undefined },
  ) {
    const [first] = items
    super(first?.message ?? commonErrors['internal-error'].message)
    this.name = first?.name ?? 'internal-error'
    this.id = first?.id ?? null
    this.fields = first?.fields ?? []
    this.statusCode = first?.status ?? 0
    this.isAxiosError = this.statusCode > 0
    this.items = items
    this.requestId = answer?.requestId
    this.retryAfter = answer?.retryAfter
  }
}

/** The error of an answer that is not a success. `body` is whatever could be read of it. */
export function errorOfAnswer(response: Response, body: unknown): ApiError {
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  const answer = { requestId: response.headers.get('x-request-id') ?? undefined, retryAfter }
  if (isErrorList(body)) return new ApiError(body, answer)
  const item = { id: null, name: 'not-a-list', message: NOT_A_LIST, fields: [], status: response.status }
  return new ApiError([item], answer)
}

/** The error of a call that got no answer. */
export function networkError(): ApiError {
  return new ApiError([{ id: null, name: 'network', message: NETWORK, fields: [], status: 0 }])
}

function isErrorList(body: unknown): body is ErrorItem[] {
  return Array.isArray(body) && body.length > 0 && body.every(item => typeof item?.message === 'string')
}

/** What a form shows of a failure. */
export interface FormError {
  message: string
  requestId?: string | undefined
  fieldErrors: Record<string, string>
}

/**
 * Maps a failure onto the fields of a form by name or alias (`{ username: ['email'] }`). What matches no
 * field stands in the general message, with a prefix that says so (account-portal §5).
 */
export function toFormError(
  error: unknown,
  fields: readonly string[],
  aliases: Record<string, readonly string[]> = {},
): FormError | null {
  if (!error) return null
  if (!(error instanceof ApiError))
    return { message: commonErrors['internal-error'].message, fieldErrors: {} }
  const fieldErrors: Record<string, string> = {}
  const general: string[] = []
  for (const { message, fields: names } of error.items) {
    const field = fields.find(name => names.some(wire => wire === name || aliases[name]?.includes(wire)))
    if (field) fieldErrors[field] ??= message
    else general.push(names.length ? `${UNHANDLED_FIELD}${names.join(', ')}. ${message}` : message)
  }
  const message = general.join(' ') || commonErrors['invalid-field'].message
  return { message, requestId: error.statusCode >= 500 ? error.requestId : undefined, fieldErrors }
}
