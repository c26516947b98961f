import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type Span, SpanStatusCode } from '@opentelemetry/api'

interface OutboundSpans {
  /** Undefined outside of a request that is traced. */
  start(name: string, attributes: Record<string, string>): Span | undefined
  end(span: Span): void
}

/** What undici publishes, both the package and the one of Node that `fetch` uses, and what `node:http` publishes. */
interface Published {
  request: { origin?: string | URL; host?: string; method?: string }
  response?: { statusCode?: number }
}

/** Makes a span of each call to another server, with its host alone. Returns a function that ends it. */
export function traceOutbound({ start, end }: OutboundSpans): () => void {
  const spans = new WeakMap<object, Span>()
  const begin = ({ request }: Published) => {
    const { method = 'GET' } = request
    const host = hostOf(request)
    const span = start(`${method} ${host}`, { 'http.request.method': method, 'server.address': host })
    if (span) spans.set(request, span)
  }
  const respond = ({ request, response }: Published) =>
    spans.get(request)?.setAttribute('http.response.status_code', response?.statusCode ?? 0)
  const finish = ({ request }: Published) => {
    const span = spans.get(request)
    if (span) end(span)
  }
  const fail = ({ request }: Published) => {
    spans.get(request)?.setStatus({ code: SpanStatusCode.ERROR })
    finish({ request })
  }
  const listeners: Record<string, (message: Published) => void> = {
    'undici:request:create': begin,
    'undici:request:headers': respond,
    'undici:request:trailers': finish,
    'undici:request:error': fail,
    'http.client.request.created': begin,
    'http.client.request.error': fail,
    'http.client.response.finish'(message) {
      respond(message)
      finish(message)
    },
  }
  const channels = Object.entries(listeners).map(
    ([name, listen]) => [name, (message: unknown) => listen(message as Published)] as const,
  )
  for (const [name, listener] of channels) subscribe(name, listener)
  return () => {
    for (const [name, listener] of channels) unsubscribe(name, listener)
  }
}

/** Without a user, a password, or a path. */
function hostOf({ origin, host = 'unknown' }: Published['request']): string {
  return URL.canParse(String(origin)) ? new URL(String(origin)).host : host
}
