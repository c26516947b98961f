import { CallError, type ErrorItem } from '#client/errors.ts'
import type { Io } from './io.ts'

/** What the program ends with, by the kind of what happened. The docs list them. */
export const EXIT = {
  done: 0,
  /** The service can't be reached, or has failed; also too many calls. */
  unavailable: 1,
  usage: 2,
  'not-logged-in': 3,
  'not-allowed': 4,
  'not-found': 5,
  conflict: 6,
  rejected: 7,
} as const

export type ExitKind = keyof typeof EXIT

/** What the program itself finds wrong, in words for people. */
export class Failure extends Error {
  readonly kind: ExitKind
  /** What to do about it. */
  readonly advice: string | undefined
  constructor(kind: ExitKind, message: string, advice?: string) {
    super(message)
    this.kind = kind
    this.advice = advice
  }
}

/** A failure in the form that is printed. */
export interface Report {
  kind: ExitKind
  name: string
  message: string
  fields: string[]
  /** Address of the page that explains it. */
  help: string | undefined
  advice: string | undefined
  requestId: string | undefined
}

/** The kind of a status that a service has rejected a call with. */
export function kindOfStatus(status: number): ExitKind {
  if (status === 401) return 'not-logged-in'
  if (status === 402 || status === 403) return 'not-allowed'
  if (status === 404 || status === 410) return 'not-found'
  if (status === 409 || status === 412 || status === 422) return 'conflict'
  return status === 408 || status === 429 || status >= 500 ? 'unavailable' : 'rejected'
}

/** Whatever was thrown, as what a person should read. Anything unknown is a mistake of ours, or the network. */
export function reportOf(error: unknown, baseUrl: string | undefined): Report {
  const none = { fields: [], help: undefined, advice: undefined, requestId: undefined }
  if (error instanceof CallError) {
    const item = firstOf(error)
    const kind = kindOfStatus(error.status)
    return {
      ...{ kind, name: item.name, message: item.message, fields: item.fields },
      // A proxy's own page has no entry in the catalog.
      help: baseUrl && item.name !== NOT_OURS ? `${baseUrl}/docs/errors/${item.name}` : undefined,
      advice: kind === 'not-logged-in' ? 'Log in with: gatepost login' : undefined,
      requestId: error.requestId ?? undefined,
    }
  }
  if (error instanceof Failure) {
    const { kind, message, advice } = error
    return { ...none, kind, name: kind, message, advice }
  }
  if (isNetworkError(error)) {
    const message = `${baseUrl ?? 'The service'} can’t be reached.`
    return {
      ...none,
      kind: 'unavailable',
      name: 'network',
      message,
      advice: 'Check the address and your network.',
    }
  }
  const message = error instanceof Error ? error.message : String(error)
  return { ...none, kind: 'unavailable', name: 'unexpected', message }
}

const NOT_OURS = 'not-a-list'

/** The most telling item: a missing field says more than that something is missing. */
function firstOf({ errors, message }: CallError): Pick<ErrorItem, 'name' | 'message' | 'fields'> {
  const [first] = Array.isArray(errors) ? (errors as ErrorItem[]) : []
  return first ?? { name: NOT_OURS, message, fields: [] }
}

function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'TimeoutError' || (error instanceof TypeError && error.message === 'fetch failed')
}

/** Prints a failure for people, or as JSON for programs. */
export function printReport(report: Report, { stderr }: Pick<Io, 'stderr'>, isJson: boolean): void {
  const { kind, name, message, fields, help, advice, requestId } = report
  if (isJson) {
    const error = {
      ...{ kind, name, message, fields, advice: advice ?? null },
      ...{ help: help ?? null, request_id: requestId ?? null },
    }
    stderr.write(`${JSON.stringify({ error })}\n`)
    return
  }
  const lines = [
    `gatepost: ${message}`,
    ...(fields.length ? [`  Fields:  ${fields.join(', ')}`] : []),
    ...(advice ? [`  ${advice}`] : []),
    ...(help ? [`  Help:    ${help}`] : []),
    ...(requestId ? [`  Request: ${requestId}`] : []),
  ]
  stderr.write(`${lines.join('\n')}\n`)
}
