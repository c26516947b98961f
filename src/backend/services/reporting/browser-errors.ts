import { printable, redacted } from '#domain/text/redacted.ts'
import type { operations } from '#generated/reporting/types.ts'
import { type Handlers, withoutTransaction } from '#kernel/contract/handler-types.ts'

/** Handlers of `openapi/reporting/browser-errors.yaml`. */
export const browserErrorHandlers = {
  submitBrowserError: withoutTransaction(async ({ body, kernel, request }) => {
    const { application, report, reference, path, route, release, name, message, stack } = body
    // A page leaves secrets out, but anyone can send a report.
    const browserError = {
      reference,
      path: redacted(path),
      route,
      release,
      name,
      message: redacted(message),
      stack: stack && redacted(stack),
      userAgent: printable(redacted(request.userAgent)),
    }
    kernel.log.warn({ application, browserError, requestId: request.id }, report)
    return { status: 204 }
  }),
} satisfies Pick<Handlers<operations>, 'submitBrowserError'>
