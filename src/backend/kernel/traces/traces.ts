import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** Makes a span of a database statement, by its text with placeholders in place of values. */
export type TraceStatement = <Result>(text: string, run: () => Promise<Result>) => Promise<Result>

/** What a server tells a collector about its requests: which operation, which statements, which hosts, how long. */
export interface Traces {
  traceStatement: TraceStatement
  /** Traces the requests of an app. */
  attach(app: FastifyInstance): void
  /** Sends what is left. */
  close(): Promise<void>
}

/** Undefined without a collector; then the SDK is not even loaded. */
export async function openTraces(config: Config): Promise<Traces | undefined> {
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined
  const { createTraces } = await import('./spans.ts')
  return createTraces(config)
}
