import { z } from 'zod'
import type { Variables } from '../config.ts'

const shape = {
  DATABASE_REPLICA_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be postgres://user:password@host:port/database' })
    .optional()
    .describe(
      'Standby of DATABASE_URL that reports are read from. Without it, or when it does not respond, they are read from DATABASE_URL.',
    ),
  DATABASE_REPLICA_MAX_LAG: z.coerce
    .number()
    .positive()
    .max(86_400)
    .default(60)
    .describe('Seconds that the standby may be behind. Beyond them, reports are read from DATABASE_URL.'),
}

/** Where reports are read from, by environment. */
export const replicaVariables: Variables = {
  shape,
  problems: ({ DATABASE_URL, DATABASE_REPLICA_URL }) =>
    DATABASE_REPLICA_URL && !DATABASE_URL ? ['DATABASE_REPLICA_URL: requires DATABASE_URL'] : [],
}

declare module '../config.ts' {
  interface Environment extends z.infer<z.ZodObject<typeof shape>> {}
}
