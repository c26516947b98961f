import { printable, redacted } from '#domain/text/redacted.ts'
import { submitBrowserError } from '#generated/reporting/operations/submitBrowserError.ts'
import type { BrowserErrorBody } from '#generated/reporting/types.ts'
import { addressOf } from '../address.ts'
import { UNCAUGHT_REPORT } from './report-texts.ts'

/** Where an error happened, as far as it is known. */
export interface ReportPlace {
  /** The id that the person sees. */
  reference?: string | undefined
  route?: string | undefined
}

/** Sends a report. `user` is the id of the person it is about; null for no one. */
export type SendReport = (
  report: BrowserErrorBody['report'],
  detail: unknown,
  place: ReportPlace,
  user: string | null,
) => void

/** What has been sent from this document: the same error of the same page is one report. */
const sent = new Set<string>()

/**
 * Sends a report to our own service, once. It outlives the page, and a failure is ignored. The service gets to know
 * nothing about the person (`openapi/reporting`).
 */
export const sendReport: SendReport = (report, detail, place) => {
  const body = reportBody(report, detail, place)
  if (isFirst(body)) sendToUs(body)
}

/**
 * Whether this is the first report of an error on a page. An error that nothing has caught is no other one than that
 * of the apology page.
 */
export function isFirst({ report, path, name, message }: BrowserErrorBody): boolean {
  const error = JSON.stringify([path, name, message])
  const key = `${report} ${error}`
  if (sent.has(report === UNCAUGHT_REPORT ? error : key)) return false
  sent.add(error).add(key)
  return true
}

/** Sends a report to our own service. */
export function sendToUs(body: BrowserErrorBody): void {
  fetch(addressOf(submitBrowserError), {
    method: submitBrowserError.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => {})
}

/** The report of an error, without secrets, and as short as the contract wants it. */
export function reportBody(
  report: BrowserErrorBody['report'],
  detail: unknown,
  { reference = 'none', route }: ReportPlace,
): BrowserErrorBody {
  const { name, message, stack } = partsOf(detail)
  return {
    application: 'storefront',
    report,
    reference: reference.replace(/[^\w-]|_/g, '-').slice(0, 64),
    path: redacted(location.pathname).slice(0, 500),
    route: route?.slice(0, 300) ?? null,
    // The build sets it (vite.config.ts).
    release: import.meta.env?.VITE_RELEASE ?? 'development',
    name: name.replace(/[^\w$.-]/g, '').slice(0, 100),
    message: printable(redacted(message)).slice(0, 500),
    stack: stack === undefined ? null : printable(redacted(stack)).slice(0, 8000),
  }
}

/** An error of the page has a stack; one that a service answered with has a name and a message alone. */
function partsOf(detail: unknown): { name: string; message: string; stack?: string | undefined } {
  if (detail instanceof Error) return detail
  if (typeof detail === 'object' && detail !== null && 'name' in detail && 'message' in detail)
    return { name: String(detail.name), message: String(detail.message) }
  return { name: typeof detail, message: String(detail) }
}
