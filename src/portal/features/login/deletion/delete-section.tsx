import { useQuery } from '@tanstack/react-query'
import { DAY } from '#domain/time/durations.ts'
import { CLOSING_GRACE } from '#generated/durations.ts'
import { deleteOwnLogin } from '#generated/identity/operations/deleteOwnLogin.ts'
import { getLoginDeletion } from '#generated/identity/operations/getLoginDeletion.ts'
import { query } from '#portal/api/call.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { dayText } from '#portal/kit/day-text.ts'
import { useDialog, useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { RestoreLoginButton } from '#portal/shared/login-deletion/restore-login-button.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import type { DeleteLoginDialogName } from './delete-dialog.tsx'

// What would end is read when the dialog opens.
const DeleteDialogs = lazyPart(() => import('./delete-dialog.tsx'))

const DAYS = CLOSING_GRACE / DAY

/** Deletes the person's login, or says since when it is being deleted. */
export function DeleteSection() {
  const state = useQuery(query(getLoginDeletion))
  const { name: dialog } = useDialog()
  return (
    <Card title="Delete login">
      <Loaded query={state} what="Whether your login is being deleted">
        {({ deletion }) =>
          deletion ? (
            <div className="flex flex-col items-start gap-4">
              <p className="max-w-text">
                You deleted your login on {dayText(deletion.requested)}. It is erased on{' '}
                <strong>{dayText(deletion.erased_from)}</strong>. Until then, you can restore it. To get back
                into an account, ask an owner to invite you again.
              </p>
              <RestoreLoginButton />
            </div>
          ) : (
            <Delete />
          )
        }
      </Loaded>
      {dialog === 'delete-login' && (
        <LazyBoundary layer>
          <DeleteDialogs />
        </LazyBoundary>
      )}
    </Card>
  )
}

function Delete() {
  const open = useOpenDialog<DeleteLoginDialogName>()
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-text text-muted">
        You leave all your accounts, your API tokens are revoked, and you are logged out everywhere. For{' '}
        {DAYS} days, you can log in and restore your login, but not your place in the accounts. Then it is
        erased. Accounts keep what you did in them, without your name.
      </p>
      <OperationButton operation={deleteOwnLogin} variant="danger" onClick={() => open('delete-login')}>
        Delete login…
      </OperationButton>
    </div>
  )
}
