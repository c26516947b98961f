import type { Challenge as Wire } from '#generated/payment/types.ts'
import { Button } from '#portal/ui/button.tsx'
export default function Challenge({
  onFinished,
}: {
  challenge: Wire
  onFinished: () => void
  onGiveUp: () => void
}) {
  return <Button onClick={onFinished}>x</Button>
}
