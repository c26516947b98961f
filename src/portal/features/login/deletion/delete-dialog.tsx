import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { exactAmount } from '#domain/text/amounts.ts'
import { deleteOwnLogin } from '#generated/identity/operations/deleteOwnLogin.ts'
import { getLoginDeletionPreview } from '#generated/identity/operations/getLoginDeletionPreview.ts'
import type { LoginDeletionPreview } from '#generated/identity/types.ts'
import { query } from '#portal/api/call.ts'
import { signOut } from '#portal/api/session/session.ts'
import { dayText } from '#portal/kit/day-text.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import { type DialogProps, defineDialogs } from '#portal/kit/dialog/define-dialogs.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'

type LeftAccount = LoginDeletionPreview['accounts'][number]

/** What deleting the login ends, and its address to type. */
function DeleteDialog({ onClose }: DialogProps) {
  const preview = useQuery({ ...query(getLoginDeletionPreview), gcTime: 0 })
  if (preview.data) return <Confirm preview={preview.data} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title="Delete your login?">
      <Loaded query={preview} what="What would end" rows={5}>
        {() => null}
      </Loaded>
    </Dialog>
  )
}

function Confirm({ preview, onClose }: { preview: LoginDeletionPreview; onClose: () => void }) {
  const { username, obstacles, accounts, erased_from: end } = preview
  return (
    <ConfirmDialog
      operation={deleteOwnLogin}
      body={{ username }}
      title="Delete your login?"
      confirmLabel="Delete login"
      doneText={`Your login is being deleted. Until ${dayText(end)}, you can log in and restore it.`}
      typeToConfirm={username}
      disabledReason={obstacles.length ? 'Something has to be settled first.' : undefined}
      onDone={signOut}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        {obstacles.includes('only-owner') && (
          <OnlyOwner accounts={accounts.filter(({ state }) => state === 'only-owner')} />
        )}
        {obstacles.includes('staff') && (
          <Alert tone="warning">You are a member of staff. Logins of staff can’t be deleted here.</Alert>
        )}
        <Ends preview={preview} />
        <p>
          Your login is erased on <strong>{dayText(end)}</strong>. Until then, you can log in and restore it.
          To get back into an account, an owner has to invite you again.
        </p>
      </div>
    </ConfirmDialog>
  )
}

function OnlyOwner({ accounts }: { accounts: readonly LeftAccount[] }) {
  return (
    <Alert tone="warning">
      You are the only owner of {accounts.map(({ account_label }) => account_label).join(', ')}. First give
      someone else the Owner role in{' '}
      <Link to="/account/team" className="underline">
        Team
      </Link>
      , or close the account in{' '}
      <Link to="/account/settings" className="underline">
        Account settings
      </Link>
      .
    </Alert>
  )
}

const count = (amount: number, one: string, many: string) =>
  `${exactAmount(amount)} ${amount === 1 ? one : many}`

const LEAVING: Record<LeftAccount['state'], string> = {
  member: '',
  'only-owner': ' It would have no owner.',
  closing: ' It is being closed, and no one else can restore it.',
}

function Ends({ preview }: { preview: LoginDeletionPreview }) {
  const { accounts, token_count: tokens, service_accounts: stopped, service_account_count: all } = preview
  const others = all - stopped.length
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5">
      {accounts.map(({ account_id, account_label, state }) => (
        <li key={account_id}>
          You leave <strong>{account_label}</strong>.{LEAVING[state]}
        </li>
      ))}
      {tokens > 0 && <li>{count(tokens, 'API token of yours is', 'API tokens of yours are')} revoked.</li>}
      {stopped.map(({ account_label, name }) => (
        <li key={`${account_label} ${name}`}>
          The service account {name} of {account_label} stops, until an owner rotates its token.
        </li>
      ))}
      {others > 0 && <li>{count(others, 'more service account stops', 'more service accounts stop')}.</li>}
      <li>You are logged out everywhere, at once.</li>
      <li>We email you, and the other owners of the accounts that you leave.</li>
    </ul>
  )
}

const DIALOGS = { 'delete-login': DeleteDialog }
export type DeleteLoginDialogName = keyof typeof DIALOGS

export default defineDialogs(DIALOGS)
