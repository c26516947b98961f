import { z } from 'zod'
import { isLargeEnoughForTransfer, SMALLEST_TRANSFER } from '#domain/billing/transfers.ts'
import { TRANSFER_DUE, TRANSFER_KEPT } from '#generated/durations.ts'
import type { Config, Variables } from '#kernel/config.ts'
import { amountsOf, problem } from '#kernel/http/problem.ts'

/** A line of the bank details, such as the number of the account. */
interface BankDetail {
  name: string
  value: string
}

/** What an installation that is not for customers shows in place of its own account. */
const EXAMPLE_BANK =
  'Account holder: Gatepost, Inc.; Bank: Example Bank, Orem; Routing number: 000000000; Account number: 0001234567; SWIFT: EXAMUS00'

const detailsIn = (text: string): BankDetail[] =>
  text.split(';').map(line => {
    const [name = '', ...value] = line.split(':')
    return { name: name.trim(), value: value.join(':').trim() }
  })

const shape = {
  TRANSFER_BANK: z
    .string()
    .max(1000)
    .refine(text => {
      const details = detailsIn(text)
      const isShort = (part: string) => part.length >= 1 && part.length <= 100
      return details.length <= 8 && details.every(({ name, value }) => isShort(name) && isShort(value))
    }, 'must be one to eight lines such as `IBAN: DE00…`, divided by ;')
    .optional()
    .describe(
      'Your bank account, for orders that are paid by transfer: lines such as `IBAN: DE00…`, divided by `;`. Without it, production offers no transfers; elsewhere they show an example.',
    ),
}

export const transferVariables: Variables = { shape }

declare module '#kernel/config.ts' {
  interface Environment extends z.infer<z.ZodObject<typeof shape>> {}
}

type Bank = Pick<Config, 'TRANSFER_BANK' | 'APP_ENV'>

/** Where transfers go to; undefined if none are offered. */
export function bankDetails({ TRANSFER_BANK: bank, APP_ENV }: Bank): BankDetail[] | undefined {
  const text = bank ?? (APP_ENV === 'production' ? undefined : EXAMPLE_BANK)
  return text === undefined ? undefined : detailsIn(text)
}

/** Whether an order with this total, in cents, can be paid by transfer. */
export const isTransferOffered = (config: Bank, total: number): boolean =>
  bankDetails(config) !== undefined && isLargeEnoughForTransfer(total)

/** Throws `transfer-unavailable` if none are offered, or `transfer-too-small` for a total below the smallest. */
export function requireTransferOffered(config: Bank, total: number): void {
  if (!bankDetails(config)) throw problem('transfer-unavailable', { fields: ['payment_form'] })
  if (!isLargeEnoughForTransfer(total))
    throw problem('transfer-too-small', {
      fields: ['payment_form'],
      ...amountsOf({ amount: SMALLEST_TRANSFER }),
    })
}

/** When the transfer of an order is due, and when the order is canceled without it. */
export const transferDates = (placed: Date) => ({
  transferDue: new Date(placed.getTime() + TRANSFER_DUE),
  transferEnds: new Date(placed.getTime() + TRANSFER_KEPT),
})
