import { paymentsAttention } from '#portal/features/billing/page/payments-attention.tsx'
import { deprecatedAttention } from '#portal/features/key-health/deprecated-uses.tsx'
import {
  LimitsItems,
  limitsAttention,
  securityAttention,
} from '#portal/features/key-health/key-attention.tsx'
import { endingsAttention } from '#portal/features/overview/attention/endings.tsx'
import { NeedsAttention } from '#portal/features/overview/overview.tsx'
import { stoppedAttention, strayAttention, useKeysAtLimit } from '#portal/features/rejections/attention.tsx'
import { singleSignOnAttention } from '#portal/features/single-sign-on/attention.tsx'

/**
 * In the order of the page: what costs money or stops service, what soon will, and then what may be someone else's. A
 * capability adds its own kind of thing that needs attention here.
 */
export const attention = [
  paymentsAttention,
  stoppedAttention,
  { ...limitsAttention, Items: LimitsOfOtherKeys },
  singleSignOnAttention,
  endingsAttention,
  deprecatedAttention,
  securityAttention,
  strayAttention,
]

/** Each key once: one whose requests are rejected for its limit is listed with these. */
function LimitsOfOtherKeys() {
  return <LimitsItems listedElsewhere={useKeysAtLimit()} />
}

/** What needs attention on the overview. */
export default function Attention() {
  return <NeedsAttention sources={attention} />
}
