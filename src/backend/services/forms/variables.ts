import { z } from 'zod'
import { knownForms } from '#domain/forms/forms.ts'
import type { Variables } from '#kernel/config.ts'
import { OTHER_FORMS, readPairs } from './hubspot.ts'

/** `name=value,name=value`. */
const pairsOf = (value: RegExp) =>
  z
    .string()
    .max(5_000)
    .refine(
      text =>
        text.split(',').every(pair => {
          const [name, ...values] = pair.trim().split('=')
          return name !== '' && values.length === 1 && value.test(values[0] ?? '')
        }),
      'must be a list such as name=value,name=value',
    )

const shape = {
  FORMS_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'CRM that receives form submissions: each is posted to FORMS_URL/<portal>/<form>. Without it they stay in forms.submissions.',
    ),
  HUBSPOT_PORTAL_ID: z
    .string()
    .regex(/^\d{1,20}$/, 'must be the number of an account')
    .optional()
    .describe(
      'HubSpot account that receives form submissions, in the shape of its form service. FORMS_URL is then its address, by default that of HubSpot.',
    ),
  HUBSPOT_FORMS: pairsOf(/^[A-Za-z0-9-]{1,64}$/)
    .optional()
    .describe(
      'The id that each of our forms has there: contact-sales=<id>,… An id for * is for all others. Required with HUBSPOT_PORTAL_ID.',
    ),
  HUBSPOT_SUBSCRIPTION_TYPES: pairsOf(/^\d{1,15}$/)
    .optional()
    .describe(
      'The subscription type there of each kind of email: product=<number>,newsletter=<number>,events=<number>. A kind without one is not sent.',
    ),
  PURCHASE_TRACKING_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Advertising service that gets each purchase with consent to advertising, once, with hashes of email address and phone number. Without it, none is recorded.',
    ),
  PURCHASE_TRACKING_TOKEN: z
    .string()
    .min(1)
    .max(1_000)
    .regex(/^[\x21-\x7e]+$/, 'must have no spaces')
    .optional()
    .describe('Bearer token for PURCHASE_TRACKING_URL.'),
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
export const formVariables: Variables = {
  shape,
  encrypted: ['FORMS_URL', 'PURCHASE_TRACKING_URL'],
  problems({ HUBSPOT_PORTAL_ID: portal, HUBSPOT_FORMS: forms }) {
    if (!portal) return []
    const ids = readPairs(forms)
    const missing = ids.has(OTHER_FORMS) ? [] : knownForms.filter(form => !ids.has(form))
    return missing.length ? [`HUBSPOT_FORMS: has no id for ${missing.join(', ')}`] : []
  },
}

declare module '#kernel/config.ts' {
  interface Environment extends z.infer<z.ZodObject<typeof shape>> {}
}
