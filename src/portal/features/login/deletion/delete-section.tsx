import { DAY } from '#domain/time/durations.ts'
import { CLOSING_GRACE } from '#generated/durations.ts'
import { deleteOwnLogin } from '#generated/identity/operations/deleteOwnLogin.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { useDialog, useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import type { DeleteLoginDialogName } from './delete-dialog.tsx'

// What would end is read when the dialog opens.
const DeleteDialogs = lazyPart(() => import('./delete-dialog.tsx'))

const DAYS = CLOSING_GRACE / DAY

/** Deletes the person's login. Someone who has deleted it has no account, and restores it before they get here. */
export function DeleteSection() {
  const open = useOpenDialog<DeleteLoginDialogName>()
  const { name: dialog } = useDialog()
  return (
    <Card
      title="Delete login"
      description={`You leave all your accounts, your API tokens are revoked, and you are logged out everywhere. For ${DAYS} days, you can log in and restore your login, but not your place in the accounts. Then it is erased. Accounts keep what you did in them, without your name.`}
    >
      <OperationButton operation={deleteOwnLogin} variant="danger" onClick={() => open('delete-login')}>
        Delete login…
      </OperationButton>
      {dialog === 'delete-login' && (
        <LazyBoundary layer>
          <DeleteDialogs />
        </LazyBoundary>
      )}
    </Card>
  )
}
