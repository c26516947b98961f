import { z } from 'zod'
import type { Variables } from '#kernel/config.ts'

/** Lines of an address, as a variable has them. */
export const addressLines = (text: string): string[] => text.split(';').map(line => line.trim())

const shape = {
  SELLER_NAME: z
    .string()
    .min(1)
    .max(200)
    .default('Gatepost, Inc.')
    .describe('Your legal name, for receipts.'),
  SELLER_ADDRESS: z
    .string()
    .max(1000)
    .refine(text => {
      const lines = addressLines(text)
      return lines.length <= 8 && lines.every(line => line.length >= 1 && line.length <= 200)
    }, 'must be one to eight lines, divided by ;')
    .default('1250 Center Street; Orem, UT 84057; United States')
    .describe('Your postal address, for receipts, its lines divided by `;`.'),
  SELLER_EMAIL: z
    .email()
    .default('billing@gatepost.example')
    .describe('Where customers can ask about a receipt.'),
  SELLER_TAX_NUMBER: z.string().max(60).optional().describe('Your tax number, if receipts have to show it.'),
}

/** Who sells, as receipts say it. A receipt that was issued keeps what it says. */
export const sellerVariables: Variables = {
  shape,
  // Receipts for real money must not name the seller of the example.
  problems: ({ APP_ENV, STRIPE_SECRET_KEY }, given) =>
    APP_ENV === 'production' && STRIPE_SECRET_KEY
      ? ['SELLER_NAME', 'SELLER_ADDRESS']
          .filter(name => given[name] === undefined)
          .map(name => `${name}: required in production with Stripe, because receipts name the seller`)
      : [],
}

declare module '#kernel/config.ts' {
  interface Environment extends z.infer<z.ZodObject<typeof shape>> {}
}
