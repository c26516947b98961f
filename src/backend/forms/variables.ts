import { z } from 'zod'
import type { Variables } from '#kernel/config.ts'

const shape = {
  FORMS_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'CRM that receives form submissions: each is posted to FORMS_URL/<portal>/<form>. Without it they stay in forms.submissions.',
    ),
  SALES_EMAIL: z
    .email()
    .optional()
    .describe('Where we email each form for sales, trials included. Without it, none is sent.'),
  SUPPORT_EMAIL: z
    .email()
    .optional()
    .describe(
      'Where we email each form for support, and each one that failed elsewhere. Without it, none is sent.',
    ),
  CAREERS_EMAIL: z
    .email()
    .optional()
    .describe('Where we email each form for careers; SUPPORT_EMAIL without it.'),
}

/** Where submissions of forms go, by environment. */
export const formVariables: Variables = { shape, encrypted: ['FORMS_URL'] }

declare module '#kernel/config.ts' {
  interface Environment extends z.infer<z.ZodObject<typeof shape>> {}
}
