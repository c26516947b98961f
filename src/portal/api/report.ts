import { getSelfProfile } from '#generated/identity/operations.ts'
import { call } from './call.ts'
import { PROFILE_REPORT } from './client-errors.ts'
import { ApiError } from './errors.ts'

/** Receives failures that a person does not need to see. An error service can be plugged in behind it. */
export interface ErrorReporter {
  report(message: string, detail?: unknown): void
  /** The person whom reports are about from now on; null for no one. */
  setUser(user: { email: string; firstName: string } | null): void
}

const consoleReporter: ErrorReporter = {
  report: (message, detail) => console.error(message, detail),
  setUser() {},
}

let reporter = consoleReporter

/** Sends reports to another service; until then they go to the console. */
export function setReporter(next: ErrorReporter | null): void {
  reporter = next ?? consoleReporter
}

/** Reports each error of a failed fetch of the person's own profile. */
export function reportProfileFailure(error: unknown): void {
  const errors = error instanceof ApiError ? error.items : [error]
  for (const each of errors) reporter.report(PROFILE_REPORT, each)
}

/** Sets the signed-in person as the subject of reports (storefront-and-session §4). */
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
