import { z } from 'zod'
import type { Variables } from '#kernel/config.ts'

const shape = {
  MAIL_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, 'must be whsec_ and 24 to 64 bytes in base64')
    .optional()
    .describe(
      'Secret that the email provider signs delivery events with, for /api/notification/mail-events. Without it, that path returns 503.',
    ),
}

/** What the mail provider shares with us, by environment. */
export const notificationVariables: Variables = { shape }

declare module '#kernel/config.ts' {
  interface Environment extends z.infer<z.ZodObject<typeof shape>> {}
}
