import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { listAccounts } from '#generated/authorization/operations/listAccounts.ts'
import { renameAccount } from '#generated/sales/operations/renameAccount.ts'
import { call, query } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { type Action, ActionErrorAlert, useUndoable } from '#portal/kit/action/actions.tsx'
import { patchCached } from '#portal/kit/list/queries.ts'
import { useDraftState } from '#portal/ui/form/use-draft.ts'
import { IconButton } from '#portal/ui/icon-button.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'

// The rules of a name load with the field.
const AccountNameField = lazyPart(() => import('./account-name-field.tsx'))

/** The name of the account, which an owner changes in place. */
export function AccountName() {
  const { data: session } = useQuery(sessionQuery)
  const { data } = useQuery(query(listAccounts))
  const actions = useUndoable({ invalidates: [listAccounts] })
  const rename = useRename(session?.accountId ?? null)
  const can = useCan(renameAccount)
  const [isEdited, setEdited] = useDraftState('the account’s name is edited', false)
  // Escape and a failed call keep it.
  const [typed, setTyped] = useDraftState<string | undefined>('the account’s name', undefined)
  const account = data?.accounts.find(({ account_id: id }) => id === session?.accountId)
  if (!account) return null
  const { account_label: name } = account
  async function save(next: string) {
    setEdited(false)
    if (next === name || (await actions.run(rename(name, next)))) setTyped(undefined)
  }
  return (
    <span className="flex flex-col gap-3">
      {isEdited ? (
        <LazyBoundary fallback={<span>{name}</span>}>
          <AccountNameField
            typed={typed ?? name}
            onType={setTyped}
            onSave={next => void save(next)}
            onLeave={() => setEdited(false)}
            onCancel={() => {
              setEdited(false)
              setTyped(undefined)
            }}
          />
        </LazyBoundary>
      ) : (
        <span className="flex min-h-8 items-center gap-1.5">
          <span className="wrap-anywhere">{name}</span>
          <IconButton
            size="sm"
            label="Rename the account"
            icon={<Pencil className="size-3.5" />}
            disabledReason={can.reason}
            onClick={() => setEdited(true)}
          />
        </span>
      )}
      <ActionErrorAlert actions={actions} />
    </span>
  )
}

function useRename(accountId: number | null) {
  const client = useQueryClient()
  const rename = (before: string, name: string): Action => ({
    subject: 'account',
    send: () => call(renameAccount, { body: { account_name: name } }),
    show: () =>
      patchCached(client, [listAccounts], ({ account_id: id }) => id === accountId, { account_label: name }),
    doneText: `Account renamed to ${name}.`,
    failedTitle: 'The account couldn’t be renamed',
    undo: () => rename(name, before),
  })
  return rename
}
