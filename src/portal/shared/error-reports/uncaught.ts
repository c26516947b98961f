import { early } from '#portal/api/early.ts'

/** Reports the errors that nothing has caught: those so far, and each one to come. */
export function reportUncaughtErrors(): void {
  const { errors } = early
  early.errors = { push: reportEvent }
  if (Array.isArray(errors)) for (const event of errors) reportEvent(event)
}

/** An event without an error is a notice of the browser, such as that sizes are still changing. */
function reportEvent(event: ErrorEvent | PromiseRejectionEvent): void {
  const error: unknown = 'reason' in event ? event.reason : event.error
  if (error === null || error === undefined) return
  // Loads with the first error, since most pages never have any.
  void import('#portal/api/errors/report.ts').then(
    ({ reportUncaught }) => reportUncaught(error),
    // Without a network, nothing could be reported, and a rejection here would be the next error.
    () => {},
  )
}
