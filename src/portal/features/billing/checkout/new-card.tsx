import type { PaymentMethod } from '#generated/payment/types.ts'
import { Button } from '#portal/ui/button.tsx'
export default function NewCard({
  onAdded,
  onCancel,
}: {
  onAdded: (card: PaymentMethod) => void
  onCancel?: (() => void) | undefined
}) {
  return <Button onClick={() => (onCancel ?? onAdded)(undefined as never)}>x</Button>
}
