import { z } from 'zod'

/** Lines of an address, as a variable has them. */
export const addressLines = (text: string): string[] => text.split(';').map(line => line.trim())

/** Who sells, as receipts say it. A receipt that was issued keeps what it says. */
export const sellerVariables = {
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
