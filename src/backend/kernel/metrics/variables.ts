import { z } from 'zod'
import type { Variables } from '../config.ts'

const shape = {
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .optional()
    .describe('Port of /metrics, for Prometheus; 0 picks a free one. Without it, nothing is measured.'),
  METRICS_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('Address of /metrics. Only the machine itself by default, because the page has no login.'),
}

/** Where the server shows its metrics, by environment. */
export const metricsVariables: Variables = {
  shape,
  problems: ({ METRICS_PORT, PORT }) =>
    METRICS_PORT === PORT && PORT !== 0 ? ['METRICS_PORT: must be another port than PORT'] : [],
}

declare module '../config.ts' {
  interface Environment extends z.infer<z.ZodObject<typeof shape>> {}
}
