import { getSelfProfile } from '#generated/identity/operations.ts'
import { call } from './call.ts'
import { PROFILE_REPORT } from './client-errors.ts'
import { ApiError } from './errors.ts'

/** Where failures go that a person need not see. An error service fits behind it. */
export interface ErrorReporter {
  report(message: string, detail?: unknown): void
  /** Whom the reports are about from now on; null for nobody. */
  setUser(user: { email: string; firstName: string } | null): void
}

const consoleReporter: ErrorReporter = {
  report: (message, detail) => console.error(message, detail),
  setUser() {},
}

let reporter = consoleReporter

/** Sends reports elsewhere; the console has them until then. */
export function setReporter(next: ErrorReporter | null): void {
  reporter = next ?? consoleReporter
}

/** Reports each error of an own profile that did not come. */
export function reportProfileFailure(error: unknown): void {
  const errors = error instanceof ApiError ? error.items : [error]
  for (const each of errors) reporter.report(PROFILE_REPORT, each)
}

/** Sets the signed-in person as the one whom reports are about (storefront-and-session §4). */
export async function identify(): Promise<void> {
  try {
    const { email_address: email, first_name: firstName } = await call(getSelfProfile)
    reporter.setUser({ email, firstName })
  } catch (error) {
    // Who has no session any more is led to the login; that is no failure to report.
    if (error instanceof ApiError && error.statusCode === 401) return
    reportProfileFailure(error)
  }
}

export function forgetUser(): void {
  reporter.setUser(null)
}
