import {
  BrowserClient,
  defaultStackParser,
  type ErrorEvent,
  makeFetchTransport,
  Scope,
} from '@sentry/browser'
import { printable, redacted } from '#domain/text/redacted.ts'
import type { BrowserErrorBody } from '#generated/reporting/types.ts'

/** An error service of someone else. */
export interface ErrorService {
  /** Sends a report that is about a person, by their id, or about no one. */
  send(body: BrowserErrorBody, user: string | null): void
  /** Ends it: nothing is sent any more. */
  close(): void
}

/**
 * Opens the error service of a DSN with Sentry's SDK. A client of our own instead of its `init`, so that it listens to
 * nothing on the page: it collects no breadcrumbs, no requests, and no input.
 */
export function openErrorService(dsn: string): ErrorService {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
    dataCollection: { userInfo: false },
    sendClientReports: false,
    beforeSend: scrub,
  })
  client.init()
  return {
    send({ application, report, reference, path, route, release, name, message, stack }, user) {
      const scope = new Scope()
      scope.setClient(client)
      scope.setUser(user === null ? null : { id: user })
      client.captureEvent(
        {
          level: 'error',
          release,
          transaction: route ?? path,
          tags: { application, report, reference },
          exception: {
            values: [
              {
                type: name,
                value: message,
                ...(stack !== null && { stacktrace: { frames: defaultStackParser(stack) } }),
              },
            ],
          },
        },
        {},
        scope,
      )
    },
    close() {
      client.getOptions().enabled = false
      void client.close()
    },
  }
}

const clean = (text: string) => printable(redacted(text))

/**
 * What leaves the browser: only what is listed here, each text without secrets. What the SDK or an integration of it
 * may add one day stays out.
 */
export function scrub(event: ErrorEvent): ErrorEvent {
  const { event_id, timestamp, platform, level, release, sdk, transaction, tags, user, exception } = event
  const values = exception?.values?.map(({ type, value, stacktrace }) => ({
    ...(type !== undefined && { type: clean(type) }),
    ...(value !== undefined && { value: clean(value) }),
    ...(stacktrace && {
      stacktrace: {
        frames: (stacktrace.frames ?? []).map(frame => ({
          in_app: true,
          ...(frame.filename !== undefined && { filename: clean(frame.filename) }),
          ...(frame.function !== undefined && { function: clean(frame.function) }),
          ...(frame.lineno !== undefined && { lineno: frame.lineno }),
          ...(frame.colno !== undefined && { colno: frame.colno }),
        })),
      },
    }),
  }))
  return {
    type: undefined,
    ...(event_id && { event_id }),
    ...(timestamp && { timestamp }),
    ...(platform && { platform }),
    ...(level && { level }),
    ...(release && { release }),
    ...(sdk && { sdk }),
    ...(transaction && { transaction: clean(transaction) }),
    // Constants, and the id that the person sees, which looks like a code.
    tags: Object.fromEntries(
      ['application', 'report', 'reference'].flatMap(name => (tags?.[name] ? [[name, tags[name]]] : [])),
    ),
    ...(user?.id !== undefined && { user: { id: user.id } }),
    ...(values && { exception: { values } }),
  }
}
