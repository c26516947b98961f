import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { traceOutbound } from './outbound-calls.ts'
import type { Traces } from './traces.ts'

/** Milliseconds that sending the last spans may take. */
const CLOSE_LIMIT = 2_000
/** Longer statements are cut. */
const STATEMENT_LENGTH = 2_000

/**
 * Spans have names and attributes that are chosen here, one by one: no path, query, header, body, value of a statement, or
 * message of an error, any of which can have a secret or what people typed. Nothing is global, so that each server of a
 * process has its own.
 */
export function createTraces(config: Config): Traces {
  const active = new AsyncLocalStorage<Context>()
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': config.OTEL_SERVICE_NAME }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${config.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '')}/v1/traces`,
          headers: headersOf(config.OTEL_EXPORTER_OTLP_HEADERS),
        }),
      }),
    ],
  })
  const tracer = provider.getTracer('gatepost')
  const start = (name: string, kind: SpanKind, attributes: Record<string, string>) =>
    tracer.startSpan(name, { kind, attributes }, active.getStore() ?? ROOT_CONTEXT)
  /** Outside of the request, or the timer that sends spans would be a part of it, and be traced. */
  const end = (span: Span) => active.exit(() => span.end())

  const stopOutbound = traceOutbound({
    start: (name, attributes) => active.getStore() && start(name, SpanKind.CLIENT, attributes),
    end,
  })

  async function traceStatement<Result>(text: string, run: () => Promise<Result>): Promise<Result> {
    const [command = ''] = /^\s*\w+/.exec(text) ?? []
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, STATEMENT_LENGTH) }
    const span = start(command.trim().toLowerCase(), SpanKind.CLIENT, attributes)
    try {
      return await run()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      end(span)
    }
  }

  return {
    traceStatement: (text, run) => (active.getStore() ? traceStatement(text, run) : run()),
    attach(app) {
      traceRequests(app, {
        begin(request, done) {
          const span = start('request', SpanKind.SERVER, {
            'http.request.method': request.method,
            requestId: request.id,
          })
          if (!span.isRecording()) return void done()
          const context = trace.setSpan(ROOT_CONTEXT, span)
          active.run(context, done)
          return { span, resume: next => active.run(context, next) }
        },
        end,
      })
    },
    async close() {
      stopOutbound()
      // A collector that is gone must not hold up the end, and traces are no reason to fail.
      const isSent = provider.shutdown().catch(() => {})
      await Promise.race([isSent, sleep(CLOSE_LIMIT, undefined, { ref: false })])
    },
  }
}

interface RequestSpan {
  span: Span
  /** Runs what follows as a part of the request. */
  resume(next: () => void): void
}

interface RequestSpans {
  /** Undefined for a request that is not in the sample. */
  begin(request: FastifyRequest, done: () => void): RequestSpan | undefined
  end(span: Span): void
}

/** Operations only: pages are files, and probes ask all the time. */
const isOperation = (url: string) => url.startsWith('/api/')

function traceRequests(app: FastifyInstance, { begin, end }: RequestSpans): void {
  const spans = new WeakMap<FastifyRequest, RequestSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isOperation(request.url)) return done()
    const traced = begin(request, done)
    if (traced) spans.set(request, traced)
  })
  // A body is read in the events of its connection, which belong to no request.
  app.addHook('preValidation', (request, _reply, done) => {
    const traced = spans.get(request)
    if (traced) traced.resume(done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)?.span
    if (span) {
      span.updateName(request.operationId ?? 'none')
      span.setAttribute('operationId', request.operationId ?? 'none')
      span.setAttribute('http.response.status_code', reply.statusCode)
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      end(span)
    }
    done()
  })
}

const headersOf = (list = '') =>
  Object.fromEntries(
    list
      .split(',')
      .filter(Boolean)
      .map(pair => {
        const [name = '', ...value] = pair.split('=')
        return [name.trim(), decodeURIComponent(value.join('=').trim())]
      }),
  )
