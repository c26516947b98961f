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
}

/** Limits of usage reports, by environment. */
export const securityVariables: Variables = { shape }

declare module '#kernel/config.ts' {
  interface Environment extends z.infer<z.ZodObject<typeof shape>> {}
}
