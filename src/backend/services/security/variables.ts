import { z } from 'zod'
import type { Variables } from '#kernel/config.ts'

const shape = {
  USAGE_REPORT_ROWS: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(1_000_000)
    .describe('Maximum rows of a usage report. A lower number saves memory; a larger report is rejected.'),
  REQUEST_STREAM_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(840)
    .default(300)
    .describe(
      'Seconds after which a live stream of requests ends and its client continues with a new call; 0 sends only what was missed. Set it below the limits of proxies.',
    ),
}

/** Limits of usage reports and of streams, by environment. */
export const securityVariables: Variables = { shape }

declare module '#kernel/config.ts' {
  interface Environment extends z.infer<z.ZodObject<typeof shape>> {}
}
