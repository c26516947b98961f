import { getSelfProfile } from '#generated/identity/operations/getSelfProfile.ts'
import type { BrowserErrorBody } from '#generated/reporting/types.ts'
import { isMissingFile } from '#portal/missing-file.ts'
import { call } from '../call.ts'
import { ApiError } from './errors.ts'
import { loadReportSender } from './report-sender.ts'
import { CRASH_REPORT, PROFILE_REPORT, UNCAUGHT_REPORT } from './report-texts.ts'
import type { SendReport } from './send-report.ts'

type Report = Parameters<SendReport>

/** The id of the person whom reports are about. */
let user: string | null = null

/** A failure that a person does not need to see. */
function report(message: BrowserErrorBody['report'], detail: unknown, place: Report[2]): void {
  console.error(message, detail)
  send(message, detail, place)
}

function send(message: BrowserErrorBody['report'], detail: unknown, place: Report[2]): void {
  const about = user
  loadReportSender().then(
    ({ sendReport }) => sendReport(message, detail, place, about),
    // Without a network there is no code to send it with, and no one to send it to.
    () => {},
  )
}

/** Reports each error of a failed fetch of the person's own profile. */
export function reportProfileFailure(error: unknown): void {
  const errors = error instanceof ApiError ? error.items : [error]
  const reference = error instanceof ApiError ? error.requestId : undefined
  for (const each of errors) report(PROFILE_REPORT, each, { reference })
}

/** Reports a page that the apology page replaces. A rejection or failure of a service has a log
 * line of its own, and a missing file is no fault of the page. */
export function reportCrash(error: unknown, place: Report[2]): void {
  if (!(error instanceof ApiError) && !isMissingFile(error)) report(CRASH_REPORT, error, place)
}

/**
 * Reports an error that nothing has caught, which the browser has written to the console already. Neither a failure of
 * a service nor work that was given up is one.
 */
export function reportUncaught(error: unknown): void {
  if (error instanceof ApiError || (error instanceof DOMException && error.name === 'AbortError')) return
  // Code that is loaded ahead of its use, which reports it if it is still missing then.
  if (isMissingFile(error)) return
  send(UNCAUGHT_REPORT, error, {})
}

/**
 * Sets the logged-in person as the subject of reports once their profile has loaded (storefront-and-session §4). Only
 * their id: name and address are no one's business there.
 */
export async function identify(userId: string): Promise<void> {
  const before = ++logins
  try {
    await call(getSelfProfile)
    // The session may have ended while the profile loaded.
    if (before === logins) user = userId
  } catch (error) {
    // A person without a session is redirected to the login; that is not a failure to report.
    if (error instanceof ApiError && error.statusCode === 401) return
    reportProfileFailure(error)
  }
}

let logins = 0

/** Reports are about no one from now on. */
export function forgetUser(): void {
  logins++
  user = null
}
