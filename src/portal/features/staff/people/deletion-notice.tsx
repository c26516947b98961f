import { useQuery } from '@tanstack/react-query'
import { getUserDeletion } from '#generated/identity/operations/getUserDeletion.ts'
import { holdUserDeletion } from '#generated/identity/operations/holdUserDeletion.ts'
import { releaseUserDeletion } from '#generated/identity/operations/releaseUserDeletion.ts'
import { query } from '#portal/api/call.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { dayText } from '#portal/kit/day-text.ts'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import type { PersonDialogName } from './person-dialogs.tsx'

/** Says that a person has deleted their login, which can be kept from being erased. Most haven't. */
export function DeletionNotice({ userId }: { userId: string }) {
  const { data } = useQuery(query(getUserDeletion, { path: { id: userId } }))
  const open = useOpenDialog<PersonDialogName>()
  if (!data?.deletion) return null
  const { requested, erased_from: end, held_at: held, hold_reason: reason } = data.deletion
  return (
    <Alert
      tone="warning"
      title={held ? 'The deletion of this login is on hold' : 'This login is being deleted'}
      action={
        held ? (
          <OperationButton size="sm" operation={releaseUserDeletion} onClick={() => open('release-deletion')}>
            Release deletion
          </OperationButton>
        ) : (
          <OperationButton size="sm" operation={holdUserDeletion} onClick={() => open('hold-deletion')}>
            Hold deletion
          </OperationButton>
        )
      }
    >
      Deleted by the person on {dayText(requested)}.{' '}
      {held
        ? `On hold since ${dayText(held)}: ${reason}. The person can still restore it.`
        : `It is erased on ${dayText(end)}.`}
    </Alert>
  )
}
