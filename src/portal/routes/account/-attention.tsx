import { paymentsAttention } from '#portal/features/billing/page/payments-attention.tsx'
import { limitsAttention, securityAttention } from '#portal/features/keys/health/key-attention.tsx'
import { stoppedAttention, strayAttention } from '#portal/features/keys/rejected/attention.tsx'
import { endingsAttention } from '#portal/features/overview/attention/endings.tsx'
import { NeedsAttention } from '#portal/features/overview/overview.tsx'
import { singleSignOnAttention } from '#portal/features/single-sign-on/attention.tsx'

/**
 * In the order of the page: what costs money or stops service, what soon will, and then what may be someone else's. A
 * capability adds its own kind of thing that needs attention here.
 */
export const attention = [
  paymentsAttention,
  stoppedAttention,
  limitsAttention,
  singleSignOnAttention,
  endingsAttention,
  securityAttention,
  strayAttention,
]

/** What needs attention on the overview. */
export default function Attention() {
  return <NeedsAttention sources={attention} />
}
