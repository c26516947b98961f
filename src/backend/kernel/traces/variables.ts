import { z } from 'zod'
import type { Variables } from '../config.ts'

const shape = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Collector of OpenTelemetry that gets traces, as http://host:4318. Without it, nothing is traced.',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .max(4_000)
    .refine(
      text => text.split(',').every(pair => /^\s*[\w-]+=[^,]+$/.test(pair)),
      'must be a list such as name=value,name=value',
    )
    .optional()
    .describe('Headers for the collector, such as a key: name=value,name=value.'),
  OTEL_SERVICE_NAME: z.string().min(1).max(200).default('gatepost').describe('What traces call this server.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of the requests that are traced, from 0 to 1.'),
}

/** Where traces go, by environment, with the names that OpenTelemetry gives these variables. */
export const traceVariables: Variables = {
  shape,
  problems: ({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers }) =>
    headers && !endpoint ? ['OTEL_EXPORTER_OTLP_ENDPOINT: required with OTEL_EXPORTER_OTLP_HEADERS'] : [],
}

declare module '../config.ts' {
  interface Environment extends z.infer<z.ZodObject<typeof shape>> {}
}
