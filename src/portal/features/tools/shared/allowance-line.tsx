import { exactAmount } from '#domain/text/amounts.ts'
import type { EmbeddedKey } from '#generated/security/types.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { type Product, useAllowance } from './allowance.ts'

/** How many lookups were used on this page, and how many are left. Read out after each lookup. */
export function AllowanceLine({
  product,
  limit,
  used,
}: {
  product: Product
  limit: EmbeddedKey['limit']
  used: number
}) {
  const allowance = useAllowance(product, limit)
  if (allowance === null)
    return (
      <Alert tone="warning" title="No active subscription pays for these lookups">
        The API will refuse them until the account has one.
      </Alert>
    )
  const words = [
    used > 0 && `${exactAmount(used)} ${used === 1 ? 'lookup' : 'lookups'} used here`,
    allowance &&
      `${leftWords(allowance.left)} left ${allowance.isByKey ? 'of the key’s limit' : `in ${allowance.label}`}`,
  ]
  return (
    <p role="status" className="min-h-5 text-sm text-muted tnum">
      {words.filter(Boolean).join(', ')}
      {words.some(Boolean) && '.'}
    </p>
  )
}

export function leftWords(left: number): string {
  return left === Infinity ? 'Unlimited lookups' : `${exactAmount(left)} ${left === 1 ? 'lookup' : 'lookups'}`
}
