import { getSelfProfile } from '#generated/identity/operations.ts'
import type { BrowserErrorBody } from '#generated/reporting/types.ts'
import { call } from '../call.ts'
import { CRASH_REPORT, PROFILE_REPORT } from './client-errors.ts'
import { ApiError } from './errors.ts'
import type { ReportPlace } from './send-report.ts'

/** Receives failures that a person does not need to see. An error service can be plugged in behind it. */
export interface ErrorReporter {
  report(message: BrowserErrorBody['report'], detail: unknown, place: ReportPlace): void
  /** The person whom reports are about from now on; null for no one. */
  setUser(user: { email: string; firstName: string } | null): void
}

/** Our own service, which gets to know nothing about the person (`openapi/reporting`). */
const ownReporter: ErrorReporter = {
  report: (message, detail, place) => {
    console.error(message, detail)
    import('./send-report.ts').then(
      ({ sendReport }) => sendReport(message, detail, place),
      // Without a network there is no code to send it with, and no one to send it to.
      () => {},
    )
  },
  setUser() {},
}

let reporter = ownReporter

/** Sends reports to another service instead of our own. */
export function setReporter(next: ErrorReporter | null): void {
  reporter = next ?? ownReporter
}

/** Reports each error of a failed fetch of the person's own profile. */
export function reportProfileFailure(error: unknown): void {
  const errors = error instanceof ApiError ? error.items : [error]
  const reference = error instanceof ApiError ? error.requestId : undefined
  for (const each of errors) reporter.report(PROFILE_REPORT, each, { reference })
}

/** Reports a page that the apology page replaces. A rejection or failure of a service has a log line of its own. */
export function reportCrash(error: unknown, place: ReportPlace): void {
  if (!(error instanceof ApiError)) reporter.report(CRASH_REPORT, error, place)
}

/** Sets the logged-in person as the subject of reports (storefront-and-session §4). */
export async function identify(): Promise<void> {
  try {
    const { email_address: email, first_name: firstName } = await call(getSelfProfile)
    reporter.setUser({ email, firstName })
  } catch (error) {
    // A person without a session is redirected to the login; that is not a failure to report.
    if (error instanceof ApiError && error.statusCode === 401) return
    reportProfileFailure(error)
  }
}

export function forgetUser(): void {
  reporter.setUser(null)
}
