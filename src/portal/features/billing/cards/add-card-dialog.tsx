import { cardName } from '#domain/billing/card-name.ts'
import type { PaymentMethod } from '#generated/payment/types.ts'
import { Button } from '#portal/ui/button.tsx'
import { toast } from '#portal/ui/feedback/toast.ts'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { NewCard } from './new-card.tsx'

/** Adds a card in a dialog. A default export, so that the form loads when it opens. */
export default function AddCardDialog({
  onAdded,
  onClose,
}: {
  onAdded?: (card: PaymentMethod) => unknown
  onClose: () => void
}) {
  return (
    <Dialog
      open
      isSticky
      onClose={onClose}
      title="Add a card"
      description="Nothing is charged now. Card numbers go to the card vendor alone; we never see them."
    >
      <NewCard
        secondary={<Button onClick={onClose}>Cancel</Button>}
        onAdded={async card => {
          await onAdded?.(card)
          void toast.success(`The card ${cardName(card)} is ready.`)
          onClose()
        }}
      />
    </Dialog>
  )
}
