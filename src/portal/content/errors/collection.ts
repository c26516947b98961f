import { gatewayMessage, isGatewayOutage } from '#domain/errors/gateway.ts'
import { type DocumentedError, documentedCodes, documentedErrors } from './documented.ts'
import { type DocumentedName, errorGroups, errorHelp } from './groups.ts'
import { errorHead } from './head.ts'
import type { ErrorHelp } from './help.ts'
import { httpStatuses } from './http-statuses.ts'

/**
 * The error pages: the error catalog combined with its help texts. Loaders import this module when they run: in the
 * build, and in a browser that navigates between error pages.
 */

/** The last path segment of every page. */
export const slugs = documentedCodes

export interface ErrorSummary {
  /** Last path segment. */
  code: string
  title: string
  /** Error numbers that open the same page. */
  codes: readonly number[]
  status: number | null
  message: string
}

export interface ErrorSection {
  title: string
  errors: ErrorSummary[]
}

interface PageHead {
  /** For the browser tab and search engines. */
  head: { title: string; description: string }
}

export interface ErrorPageContent extends PageHead {
  kind: 'error'
  error: DocumentedError
  title: string
  help: ErrorHelp
  /** Name of the HTTP status. */
  statusTitle: string | undefined
  /** Whether the status page may have more information. */
  isOutage: boolean
  /** Errors of the same group with the same status. */
  related: ErrorSummary[]
}

export interface StatusPageContent extends PageHead {
  kind: 'status'
  status: number
  title: string
  help: string
  errors: ErrorSummary[]
}

function groupOf(name: DocumentedName) {
  return errorGroups.find(({ entries }) => name in entries)
}

function summaryOf({ name, codes, status, message }: DocumentedError): ErrorSummary {
  return { code: name, title: errorHelp[name].title, codes, status, message }
}

/** Returns every error by group, then the HTTP statuses. */
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

/** Returns the page of an error name, error number, or HTTP status, or `undefined` if there is none. */
export function errorPage(code: string): ErrorPageContent | StatusPageContent | undefined {
  const content = contentOf(code)
  return content && { ...content, head: errorHead(content) }
}

/** Of several numbers of the address API, one can have a message of its own. */
function withNumber(error: DocumentedError, id: number): DocumentedError {
  const { response } = error
  if (!response || error.codes.length < 2) return error
  const message = gatewayMessage(id, response.message)
  return { ...error, message, response: { ...response, id, message } }
}

function contentOf(
  code: string,
): Omit<ErrorPageContent, 'head'> | Omit<StatusPageContent, 'head'> | undefined {
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
    error: id === undefined ? error : withNumber(error, id),
    title: summaryOf(error).title,
    help: errorHelp[error.name],
    statusTitle: error.status === null ? undefined : httpStatuses[error.status]?.title,
    isOutage: error.codes.some(isGatewayOutage),
    related: siblings
      .filter(other => other !== error)
      .slice(0, 6)
      .map(summaryOf),
  }
}
