import type { Challenge } from '#generated/payment/types.ts'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { ChallengeFrame } from './challenge-frame.tsx'

/** The challenge of a payment in a dialog. Closing it leaves the payment open, and nothing charged. */
export function ChallengeDialog({
  challenge,
  onFinished,
  onClose,
}: {
  challenge: Challenge
  onFinished: () => void
  onClose: () => void
}) {
  return (
    <Dialog
      open
      isSticky
      onClose={onClose}
      title="Confirm the payment"
      description="Your bank wants to be sure that it is you. Nothing is charged before you confirm."
    >
      <ChallengeFrame challenge={challenge} onFinished={onFinished} />
    </Dialog>
  )
}
