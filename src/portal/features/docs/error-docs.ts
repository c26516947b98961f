import { isGatewayOutage } from '#domain/errors/gateway.ts'
import { type DocumentedError, documentedErrors } from '#portal/content/errors/documented.ts'
import { errorGroups } from '#portal/content/errors/groups.ts'
import type { ErrorHelp } from '#portal/content/errors/help.ts'
import { httpStatuses } from '#portal/content/errors/http-statuses.ts'

/**
 * The pages about errors, put together of the catalogue and of the words about it. Loaders import this module
 * when they run: in the build, and in a browser that goes from one of the pages to another.
 */

export interface ErrorSummary {
  /** Last part of the address. */
  code: string
  title: string
  /** Numbers by which it is found as well. */
  codes: readonly number[]
  status: number | null
  message: string
}

export interface ErrorSection {
  title: string
  errors: ErrorSummary[]
}

export interface ErrorPageContent {
  kind: 'error'
  error: DocumentedError
  title: string
  /** Missing until somebody has written it, which a test asks for. */
  help: ErrorHelp | undefined
  /** The name of the status. */
  statusTitle: string | undefined
  /** Whether the status page may know more. */
  isOutage: boolean
  /** Others with the same status. */
  related: ErrorSummary[]
}

export interface StatusPageContent {
  kind: 'status'
  status: number
  title: string
  help: string
  errors: ErrorSummary[]
}

function groupOf(name: string) {
  return errorGroups.find(({ entries }) => name in entries)
}

function summaryOf({ name, codes, status, message }: DocumentedError): ErrorSummary {
  const title = groupOf(name)?.entries[name]?.title ?? message
  return { code: name, title, codes, status, message }
}

/** Every error by its group, and the statuses of HTTP. */
export function errorSections(): ErrorSection[] {
  const all = documentedErrors()
  const sections = errorGroups.map(group => ({
    title: group.title,
    errors: all.filter(({ name }) => groupOf(name) === group).map(summaryOf),
  }))
  const statuses = Object.entries(httpStatuses).map(([code, { title, help }]) => ({
    code,
    title: `${code} ${title}`,
    codes: [],
    status: Number(code),
    message: help,
  }))
  return [...sections, { title: 'HTTP statuses', errors: statuses }]
}

/** What stands on the page of a name, a number or a status; undefined where there is none. */
export function errorPage(code: string): ErrorPageContent | StatusPageContent | undefined {
  const all = documentedErrors()
  const status = httpStatuses[Number(code)]
  const withStatus = (wanted: number | null) => all.filter(error => error.status === wanted)
  if (status)
    return {
      kind: 'status',
      status: Number(code),
      ...status,
      errors: withStatus(Number(code)).map(summaryOf),
    }
  const error = all.find(({ name, codes }) => name === code || codes.map(String).includes(code))
  if (!error) return undefined
  const siblings = withStatus(error.status).filter(other => groupOf(other.name) === groupOf(error.name))
  const id = error.codes.find(each => String(each) === code)
  return {
    kind: 'error',
    error: id && error.answer ? { ...error, answer: { ...error.answer, id } } : error,
    title: summaryOf(error).title,
    help: groupOf(error.name)?.entries[error.name],
    statusTitle: error.status === null ? undefined : httpStatuses[error.status]?.title,
    isOutage: error.codes.some(isGatewayOutage),
    related: siblings
      .filter(other => other !== error)
      .slice(0, 6)
      .map(summaryOf),
  }
}
