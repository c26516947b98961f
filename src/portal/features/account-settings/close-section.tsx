import { useQuery } from '@tanstack/react-query'
import { DAY } from '#domain/time/durations.ts'
import { closeAccount } from '#generated/authorization/operations/closeAccount.ts'
import { getClosing } from '#generated/authorization/operations/getClosing.ts'
import type { Closing } from '#generated/authorization/types.ts'
import { CLOSING_GRACE } from '#generated/durations.ts'
import { query } from '#portal/api/call.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { dayText } from '#portal/kit/day-text.ts'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import type { CloseDialogName } from './close-dialog.tsx'
import { RestoreButton } from './restore-button.tsx'

const DAYS = CLOSING_GRACE / DAY

/** Closes the account, or says since when it is being closed. */
export function CloseSection() {
  const closing = useQuery(query(getClosing))
  return (
    <Card title="Close account">
      <Loaded query={closing} what="The state of the account">
        {({ closing }) => (closing ? <BeingClosed closing={closing} /> : <Close />)}
      </Loaded>
    </Card>
  )
}

function Close() {
  const open = useOpenDialog<CloseDialogName>()
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-text text-muted">
        Every key stops working at once, and nothing renews. For {DAYS} days, an owner can restore everything
        with one press. Then the account is erased, except for orders, receipts, invoices, and payment
        records, which the law requires us to keep. Members keep their logins.
      </p>
      <OperationButton operation={closeAccount} variant="danger" onClick={() => open('close')}>
        Close account…
      </OperationButton>
    </div>
  )
}

function BeingClosed({ closing: { requested, requested_by: by, erased_from: end } }: { closing: Closing }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-text">
        {by ?? 'A former owner'} closed this account on {dayText(requested)}. It is erased on{' '}
        <strong>{dayText(end)}</strong>. Until then, an owner can restore it: keys work again as before, and
        subscriptions renew as they were set to.
      </p>
      <RestoreButton />
    </div>
  )
}
