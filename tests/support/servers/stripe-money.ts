import {
  type Form,
  type Kept,
  metadataOf,
  missing,
  ok,
  refuse,
  type StripeResponse,
} from './stripe-responses.ts'

interface Store {
  kept: Map<string, Kept>
  keep: (prefix: string, object: string, fields: object) => Kept
}

/** Refunds at the stand-in for Stripe: those of its API, and those of its dashboard. */
export function stripeMoney({ kept, keep }: Store) {
  const refundsOf = (intent: string) =>
    [...kept.values()].filter(
      ({ object, payment_intent }) => object === 'refund' && payment_intent === intent,
    )

  function make(intent: Kept | undefined, amount: number, fields: object): Kept | undefined {
    const before = Number(intent?.amount_refunded ?? 0)
    if (intent?.status !== 'succeeded' || before + amount > Number(intent.amount)) return undefined
    intent.amount_refunded = before + amount
    return keep('re', 'refund', { amount, payment_intent: intent.id, status: 'succeeded', ...fields })
  }

  const routes: [pattern: RegExp, act: (form: Form, id: string) => StripeResponse][] = [
    [
      /^POST \/v1\/refunds$/,
      form => {
        const intent = kept.get(form.payment_intent ?? '')
        const refund = make(intent, Number(form.amount), { metadata: metadataOf(form) })
        return refund ? ok(refund) : refuse('Refund amount is greater than unrefunded amount on charge.')
      },
    ],
    [
      /^GET \/v1\/refunds$/,
      form => {
        const data = refundsOf(form.payment_intent ?? '').toReversed()
        return ok({ object: 'list', data, has_more: false, url: '/v1/refunds' })
      },
    ],
  ]

  const disputes = new Map<string, Kept>()
  routes.push([
    /^GET \/v1\/disputes\/(\w+)$/,
    (_form, id) => {
      const dispute = disputes.get(id)
      return dispute ? ok(dispute) : missing(id)
    },
  ])

  return {
    routes,
    /** The bank of the customer disputes a charge, or changes what it says. */
    keepDispute(dispute: Kept) {
      disputes.set(dispute.id, dispute)
    },
    /** Someone refunds in the dashboard. Returns the id of the refund. */
    refundOutside(intentId: string, amount: number, status = 'succeeded'): string {
      const refund = make(kept.get(intentId), amount, { status, metadata: {} })
      if (!refund) throw new Error('there is not as much to refund')
      return refund.id
    },
    /** The bank takes a refund, or sends it back. */
    finishRefund(refundId: string, status: 'succeeded' | 'failed' | 'canceled') {
      const refund = kept.get(refundId)
      const intent = kept.get(String(refund?.payment_intent))
      if (!refund || !intent) throw new Error(`no refund ${refundId}`)
      refund.status = status
      if (status !== 'succeeded')
        intent.amount_refunded = Number(intent.amount_refunded) - Number(refund.amount)
    },
  }
}
