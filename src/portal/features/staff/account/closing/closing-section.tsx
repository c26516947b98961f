import { useQuery } from '@tanstack/react-query'
import { getAccountClosing } from '#generated/authorization/operations/getAccountClosing.ts'
import { holdClosing } from '#generated/authorization/operations/holdClosing.ts'
import { releaseClosing } from '#generated/authorization/operations/releaseClosing.ts'
import type { StaffClosing } from '#generated/authorization/types.ts'
import { query } from '#portal/api/call.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { dayText } from '#portal/kit/day-text.ts'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import type { ClosingDialogName } from './closing-dialogs.tsx'

/** Says that an account is being closed, or is erased. Most aren't, and have no such section. */
export function ClosingSection({ accountId }: { accountId: number }) {
  const { data } = useQuery(query(getAccountClosing, { path: { id: accountId } }))
  return data?.closing ? <Shown closing={data.closing} /> : null
}

function Shown({ closing }: { closing: StaffClosing }) {
  const { state, requested, requested_by: by, erased_from: end, held_at: held, hold_reason: reason } = closing
  const open = useOpenDialog<ClosingDialogName>()
  if (state === 'erased')
    return <Alert title="This account is erased">What is left of it are orders and payments.</Alert>
  if (state === 'erasing')
    return <Alert title="This account is being erased">It can no longer be restored or held.</Alert>
  return (
    <Alert
      tone="warning"
      title={held ? 'The closing of this account is on hold' : 'This account is being closed'}
      action={
        held ? (
          <OperationButton size="sm" operation={releaseClosing} onClick={() => open('release-closing')}>
            Release closing
          </OperationButton>
        ) : (
          <OperationButton size="sm" operation={holdClosing} onClick={() => open('hold-closing')}>
            Hold closing
          </OperationButton>
        )
      }
    >
      Closed by {by ?? 'a former owner'} on {dayText(requested)}.{' '}
      {held
        ? `On hold since ${dayText(held)}: ${reason}. Owners can still restore it.`
        : `It is erased on ${dayText(end)}.`}
    </Alert>
  )
}
