import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isUnlimited } from '#domain/subscription/subscription-status.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import { dollars } from '#domain/text/money.ts'
import { closeAccount } from '#generated/authorization/operations/closeAccount.ts'
import { getClosingPreview } from '#generated/authorization/operations/getClosingPreview.ts'
import type { ClosingObstacle, ClosingPreview } from '#generated/authorization/types.ts'
import { query } from '#portal/api/call.ts'
import { renew } from '#portal/api/session/session.ts'
import { dayText } from '#portal/kit/day-text.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import { type DialogProps, defineDialogs } from '#portal/kit/dialog/define-dialogs.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'

const OBSTACLES: Record<ClosingObstacle, string> = {
  'unpaid-order': 'An order that you use isn’t paid yet. Pay it in Billing first.',
  'payment-in-progress': 'A payment isn’t finished yet. Try again in a few minutes.',
  'open-dispute':
    'Your bank disputes a payment. Wait until that is decided, or ask your bank to withdraw it.',
  organization:
    'This account owns an organization, by which others log in. Delete it in Single sign-on first.',
}

/** What closing the account ends, and its name to type. */
function CloseDialog({ onClose }: DialogProps) {
  const preview = useQuery({ ...query(getClosingPreview), gcTime: 0 })
  if (preview.data) return <Confirm preview={preview.data} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title="Close this account?">
      <Loaded query={preview} what="What would end" rows={5}>
        {() => null}
      </Loaded>
    </Dialog>
  )
}

function Confirm({ preview, onClose }: { preview: ClosingPreview; onClose: () => void }) {
  const client = useQueryClient()
  const { account_label: label, obstacles } = preview
  return (
    <ConfirmDialog
      operation={closeAccount}
      body={{ account_label: label }}
      title={`Close ${label}?`}
      confirmLabel="Close account"
      doneText={`${label} is being closed.`}
      typeToConfirm={label}
      disabledReason={obstacles.length ? 'Something has to be settled first.' : undefined}
      onDone={async () => {
        await renew({})
        void client.invalidateQueries()
      }}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        {obstacles.map(obstacle => (
          <Alert key={obstacle} tone="warning">
            {OBSTACLES[obstacle]}
          </Alert>
        ))}
        <Ends preview={preview} />
      </div>
    </ConfirmDialog>
  )
}

const count = (amount: number, one: string, many: string) =>
  `${exactAmount(amount)} ${amount === 1 ? one : many}`

function Ends({ preview }: { preview: ClosingPreview }) {
  const { subscriptions, open_orders: orders, unused_amount: unused } = preview
  const others = preview.notified_total - preview.notified.length
  return (
    <>
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        {preview.key_count > 0 && (
          <li>{count(preview.key_count, 'key stops', 'keys stop')} working at once.</li>
        )}
        {subscriptions.map(({ license_label, expiration, lookups_left }) => (
          <li key={`${license_label} ${expiration}`}>
            {license_label} ends
            {!isUnlimited({ issued: lookups_left }) &&
              `, with ${count(lookups_left, 'lookup', 'lookups')} left`}
            {expiration && `. Its term was until ${dayText(expiration)}`}.
          </li>
        ))}
        {unused > 0 && <li>{dollars(unused)} that you paid and haven’t used isn’t refunded.</li>}
        {orders.map(({ order_id, total_amount }) => (
          <li key={order_id}>
            Order {order_id} for {dollars(total_amount)} isn’t paid. It is canceled when the account is
            erased.
          </li>
        ))}
        {preview.list_count > 0 && <li>{count(preview.list_count, 'list is', 'lists are')} erased.</li>}
        <li>{count(preview.member_count, 'member loses', 'members lose')} the account, but not the login.</li>
      </ul>
      <p>
        The account is erased on <strong>{dayText(preview.erased_from)}</strong>. Until then, an owner can
        restore it.
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        We email {preview.notified.join(', ')}
        {others > 0 && ` and ${exactAmount(others)} more`} now, and before and when it is erased.
      </p>
    </>
  )
}

const DIALOGS = { close: CloseDialog }
export type CloseDialogName = keyof typeof DIALOGS

export default defineDialogs(DIALOGS)
