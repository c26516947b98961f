import { z } from 'zod'
import { SMALLEST_CHARGE } from '#domain/billing/smallest-charge.ts'
import { type PaymentVendor, VendorRejection, VendorUnavailable } from '../vendor.ts'

const frame = z.object({ vendor: z.literal('test'), frameUrl: z.string() })
const decline = z.object({
  outcome: z.literal('declined'),
  reason: z.enum(['declined', 'insufficient-funds', 'expired-card', 'authentication-failed']),
  message: z.string(),
})
const authorization = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('authorized'),
    cardToken: z.string(),
    fingerprint: z.string(),
    network: z.enum([
      'visa',
      'mastercard',
      'american-express',
      'discover',
      'diners-club',
      'jcb',
      'unionpay',
      'other',
    ]),
    mask: z.string(),
    expiration: z.string(),
    address: z.object({
      street: z.string(),
      city: z.string(),
      state: z.string(),
      zipCode: z.string(),
      countryCode: z.string(),
    }),
  }),
  decline,
  z.object({ outcome: z.literal('unknown-token') }),
])
const facts = z.object({ chargeId: z.string(), amount: z.number(), created: z.coerce.date() })
const charge = z.discriminatedUnion('outcome', [
  facts.extend({ outcome: z.literal('succeeded') }),
  facts.extend(decline.shape),
  facts.extend({ outcome: z.literal('challenge'), frame }),
  facts.extend({ outcome: z.literal('processing') }),
  facts.extend({ outcome: z.literal('canceled') }),
])
const refund = z.object({
  refundId: z.string(),
  amount: z.number(),
  outcome: z.enum(['succeeded', 'pending', 'failed']),
})
const foundRefunds = z.array(refund.extend({ idempotencyKey: z.string().optional() }))
const dispute = z.object({
  disputeId: z.string(),
  chargeId: z.string(),
  amount: z.number(),
  state: z.enum(['inquiry', 'needs-response', 'under-review', 'won', 'lost', 'closed']),
  reason: z.string(),
  created: z.coerce.date(),
  respondBy: z.coerce.date().nullable(),
  isWithdrawn: z.boolean(),
})

export interface ClientOptions {
  origin: () => Promise<string>
  secret: string
  /** Milliseconds that a response may take. */
  timeLimit: number
  readEvent: PaymentVendor['readEvent']
}

/** Our side of the test vendor: calls its API over HTTP, as that of any vendor. */
export function createVendorClient({ origin, secret, timeLimit, readEvent }: ClientOptions): PaymentVendor {
  async function send<Body>(call: string, of: unknown, schema: z.ZodType<Body>): Promise<Body> {
    const reply = await fetch(`${await origin()}/v1/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify({ of }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimit),
    })
      .then(async response => ({
        status: response.status,
        body: (await response.json()) as { message?: string },
      }))
      .catch(error => {
        throw new VendorUnavailable(`the test vendor gave no answer to ${call}`, { cause: error })
      })
    if (reply.status === 409) throw new VendorRejection(String(reply.body.message))
    const read = z.object({ response: schema }).safeParse(reply.body)
    if (reply.status !== 200 || !read.success)
      throw new VendorUnavailable(`the answer to ${call} can't be read`, { cause: read.error })
    return read.data.response
  }
  return {
    name: 'test',
    smallestCharge: SMALLEST_CHARGE,
    openCardForm: of => send('openCardForm', of, frame),
    authorize: of => send('authorize', of, authorization),
    charge: of => send('charge', of, charge),
    findCharge: async of => (await send('findCharge', of, charge.nullable())) ?? undefined,
    findKey: async of => (await send('findKey', of, z.string().nullable())) ?? undefined,
    cancel: of => send('cancel', of, charge),
    refund: of => send('refund', of, refund),
    refundsOf: async of =>
      (await send('refundsOf', of, foundRefunds)).map(({ idempotencyKey, ...found }) => ({
        ...found,
        idempotencyKey,
      })),
    findDispute: async of => (await send('findDispute', of, dispute.nullable())) ?? undefined,
    remove: async cardToken => void (await send('remove', cardToken, z.null())),
    readEvent,
  }
}
