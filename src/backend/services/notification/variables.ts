import { z } from 'zod'
import { secretsOf } from '#kernel/access/webhook.ts'
import type { Variables } from '#kernel/config.ts'

const shape = {
  MAIL_WEBHOOK_SECRET: z
    .string()
    .refine(
      text => secretsOf(text).every(each => /^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/.test(each)),
      'must be whsec_ and 24 to 64 bytes in base64; two with a comma between them while one is replaced',
    )
    .optional()
    .describe(
      'Secret that the email provider signs delivery events with, for /api/notification/mail-events; two with a comma between them while one is replaced. Without it, that path returns 503.',
    ),
}

/** What the mail provider shares with us, by environment. */
export const notificationVariables: Variables = { shape }

declare module '#kernel/config.ts' {
  interface Environment extends z.infer<z.ZodObject<typeof shape>> {}
}
