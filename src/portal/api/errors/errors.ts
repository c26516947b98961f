import type { Operation } from '#domain/contract/operation.ts'
import type { ErrorName } from '#domain/errors/catalog.ts'
import { commonErrors } from '#domain/errors/common.ts'
import type { ErrorItem } from '#domain/errors/entry.ts'
import type { GatewayErrorName } from '#domain/errors/gateway.ts'
import { isMissingFile, MISSING_FILE } from '#portal/missing-file.ts'
import { helpPath } from '../help.ts'
import type { AccountErrorName } from './account-errors.ts'
import { type ClientErrorName, clientErrors, OFFLINE_READ, UNHANDLED_FIELD } from './client-errors.ts'
import type { LateErrorName } from './late-errors.ts'

/** What an error says that gives no reason of its own (decision E7). */
const UNKNOWN = commonErrors['internal-error'].message

/** Any failure of a call. The fields are the specification's (account-portal §3). */
export class ApiError extends Error {
  override readonly name:
    | ErrorName
    | GatewayErrorName
    | ClientErrorName
    | AccountErrorName
    | LateErrorName
    | (string & {})
  readonly id: number | null
  readonly fields: string[]
  /** HTTP status; 0 when no response came. */
  readonly statusCode: number
  /** Whether a service answered; the name is the specification's. */
  readonly isAxiosError: boolean
  /** All entries of the list. */
  readonly items: ErrorItem[]
  /** The id to quote to support; the server's log has it too. */
  readonly requestId: string | undefined
  /** Seconds to wait before the next try, if the response says so. */
  readonly retryAfter: number | undefined
  /** The same as a moment, in milliseconds of this machine's clock. */
  readonly retryAt: number | undefined

  constructor(
    items: ErrorItem[],
    response?: { requestId?: string | undefined; retryAfter?: number | undefined },
  ) {
    const [first] = items
    super(first?.message ?? UNKNOWN)
    this.name = first?.name ?? 'internal-error'
    this.id = first?.id ?? null
    this.fields = first?.fields ?? []
    this.statusCode = first?.status ?? 0
    this.isAxiosError = this.statusCode > 0
    this.items = items
    this.requestId = response?.requestId
    this.retryAfter = response?.retryAfter
    this.retryAt = this.retryAfter && Date.now() + this.retryAfter * 1000
  }
}

/** The error of a response that is not a success. `body` is what could be parsed of it. */
export function errorOfResponse(response: Response, body: unknown): ApiError {
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  const headers = { requestId: response.headers.get('x-request-id') ?? undefined, retryAfter }
  if (isErrorList(body))
    return new ApiError(
      body.map(item => toItem(item, response)),
      headers,
    )
  const message = clientErrors['not-a-list']
  return new ApiError(
    [{ id: null, name: 'not-a-list', message, fields: [], status: response.status }],
    headers,
  )
}

/** Completes an entry that lacks parts. The number without a name means rate limiting (account-portal §8). */
function toItem(item: Partial<ErrorItem>, { status, headers }: Response): ErrorItem {
  const { id, message } = commonErrors['too-many-requests']
  const isRateLimit = item.id === id && !item.name
  return {
    id: item.id ?? null,
    name: isRateLimit ? 'too-many-requests' : item.name || 'unknown',
    // The gateway sends numbers without texts, so the text is the catalog's, whose seconds are in the header.
    message: (item.message || (isRateLimit ? message : UNKNOWN)).replace(
      '{seconds}',
      headers.get('retry-after') ?? 'a few',
    ),
    fields: item.fields ?? [],
    status: item.status ?? status,
    ...(item.details && { details: item.details }),
  }
}

/** The error of a call that got no response. `cause` is what was thrown instead. */
export function networkError(cause?: unknown): ApiError {
  return Object.assign(lostError('network'), { cause })
}

/** The error of a call that was not sent for want of a network. */
export function offlineError({ method }: Pick<Operation, 'method'>): ApiError {
  return lostError('offline', method === 'GET' ? OFFLINE_READ : clientErrors.offline)
}

/** Whether a call was never sent, because there was no network. */
export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.name === 'offline'
}

/** The error of a call that took too long. A second read, or call with the same key, has no second effect. */
export function noResponseError({ method, idempotent }: Operation): ApiError {
  return lostError(method === 'GET' || idempotent ? 'no-response' : 'no-response-to-change')
}

function lostError(name: ClientErrorName, message: string = clientErrors[name]): ApiError {
  return new ApiError([{ id: null, name, message, fields: [], status: 0 }])
}

/** The text of a failure for people. Anything but an error of a call is a fault of the page; its own text helps no one. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message
  return isMissingFile(error) ? MISSING_FILE : clientErrors.unknown
}

/** How long a toast about a failure stays, in milliseconds (account-portal §8, storefront-and-session §9). */
const FAILURE_TIMES = {
  /** For a failure that came without a list of errors. */
  notAList: 4000,
  /** For any other failure. */
  failure: 3000,
} as const

/** How long a toast about a failure stays: one second longer without a list of errors. */
export function failureTime(error: unknown): number {
  const isUnlisted = error instanceof ApiError && error.name === 'not-a-list'
  return isUnlisted ? FAILURE_TIMES.notAList : FAILURE_TIMES.failure
}

function isEntry(item: unknown): item is Partial<ErrorItem> {
  return typeof item === 'object' && item !== null && ('message' in item || 'id' in item)
}

/** What an error state shows in addition to the text of a failure: `<ErrorState {...notesOf(error)}>`. */
export interface FailureNotes {
  /** The page that explains it. */
  help: string
  /** The id to quote. */
  reference: string | undefined
  /** The moment of the next try. */
  retryAt: number | undefined
}

export function notesOf(error: unknown): FailureNotes {
  const known = error instanceof ApiError ? error : undefined
  return {
    help: helpPath(known?.name ?? (isMissingFile(error) ? 'missing-file' : 'unknown')),
    reference: known?.requestId,
    retryAt: known?.retryAt,
  }
}

/**
 * Whether the same call can have another result soon. A rejection stays what it is, other than one of too many calls or
 * of a session that has ended.
 */
export function canTryAgain(error: unknown): boolean {
  const status = error instanceof ApiError ? error.statusCode : 0
  return status < 400 || status >= 500 || status === 401 || status === 429
}

function isErrorList(body: unknown): body is Partial<ErrorItem>[] {
  return Array.isArray(body) && body.length > 0 && body.every(isEntry)
}

/** What a form shows of a failure. */
export interface FormError {
  message: string
  /** By field of the form. */
  fieldErrors: Record<string, string>
  requestId?: string | undefined
  help?: string | undefined
  retryAt?: number | undefined
}

/**
 * Maps a failure to the fields of a form: by name, by alias (`{ username: ['email'] }`), and if an entry
 * names no field, by a fragment of its message (`{ email: { 'in use': 'Registered already.' } }`). A fragment
 * also replaces the server's text with the text of its rule. An error that matches no field of the form
 * becomes the general message, with a prefix if it names a field (account-portal §5).
 */
export function toFormError(
  error: unknown,
  fields: readonly string[],
  aliases: Readonly<Record<string, readonly string[] | undefined>> = {},
  fragments: Record<string, Record<string, string>> = {},
): FormError | null {
  if (!error) return null
  if (!(error instanceof ApiError))
    return { message: isMissingFile(error) ? MISSING_FILE : UNKNOWN, fieldErrors: {} }
  const fieldErrors: Record<string, string> = {}
  const general: string[] = []
  for (const { message, fields: names } of error.items) {
    const ruleFor = (field: string) =>
      Object.entries(fragments[field] ?? {}).find(([part]) => holds(message, part))?.[1]
    const isAbout = (field: string) =>
      names.length
        ? names.some(wire => wire === field || aliases[field]?.includes(wire))
        : ruleFor(field) !== undefined
    const field = fields.find(isAbout)
    if (field) fieldErrors[field] ??= ruleFor(field) ?? message
    else general.push(names.length ? `${UNHANDLED_FIELD}${names.join(', ')}. ${message}` : message)
  }
  const { help, reference, retryAt } = notesOf(error)
  return {
    message: general.join(' ') || commonErrors['invalid-field'].message,
    fieldErrors,
    // The id is for failures of ours. Errors that a person can fix are at the fields.
    requestId: error.statusCode >= 500 ? reference : undefined,
    help: general.length ? help : undefined,
    retryAt,
  }
}

function holds(message: string, part: string): boolean {
  return message.toLowerCase().includes(part.toLowerCase())
}
