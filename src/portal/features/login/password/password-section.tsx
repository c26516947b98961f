import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { associateUsername } from '#generated/identity/operations/associateUsername.ts'
import { changePassword } from '#generated/identity/operations/changePassword.ts'
import { listCredentials } from '#generated/identity/operations/listCredentials.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { obtainToken } from '#portal/api/session/token.ts'
import { OperationForm } from '#portal/kit/form/operation-form.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { credentialsQuery, usernameQuery } from '../login-methods.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { OnDemand } from './on-demand.tsx'

const loadChange = async () => (await import('./password-schemas.ts')).zChangeForm
const loadAdd = async () => (await import('./password-schemas.ts')).zAddForm

/** The password: to change, or to add for a person without one. */
export function PasswordSection() {
  const credentials = useQuery(credentialsQuery)
  const { data: username = '' } = useQuery(usernameQuery)
  return (
    <Card title="Password" description="Changing it logs you out everywhere else.">
      <Loaded query={credentials} what="Your password" rows={3}>
        {list => {
          const password = list.find(credential => credential.type === 'password')
          if (!password) return <AddPassword username={username} />
          return (
            <div className="flex flex-col gap-5">
              <p className="text-muted">
                {password.confirmed ? 'Set ' : 'Waiting for you to confirm its email address since '}
                <RelativeTime value={password.created} />.
              </p>
              {password.confirmed && (
                <OnDemand section="password" label="Change password">
                  {close => <ChangePassword username={password.username} onClose={close} />}
                </OnDemand>
              )}
            </div>
          )
        }}
      </Loaded>
    </Card>
  )
}

/** `onChanged` runs when the new password is set. */
function ChangePassword({
  username,
  onChanged,
  onClose,
  isWide = false,
}: {
  username: string
  onChanged?: () => void | Promise<void>
  /** Closes the form, where it opens on demand. */
  onClose?: () => void
  /** On its own page. */
  isWide?: boolean
}) {
  // A new number creates a new, empty form.
  const [round, setRound] = useState(0)
  return (
    <OperationForm
      key={round}
      form={{
        operation: changePassword,
        schema: loadChange,
        defaultValues: { old_password: '', new_password: '', repeated: '' },
        toBody: ({ old_password, new_password }) => ({ old_password, new_password }),
        invalidates: [listCredentials],
        onDone: async () => {
          setRound(round + 1)
          toast.success('Password changed. Your other sessions have ended.')
          await onChanged?.()
          onClose?.()
        },
      }}
      label="Change the password"
      submitLabel="Change password"
      secondary={onClose ? <Button onClick={onClose}>Cancel</Button> : null}
      isWide={isWide}
    >
      {fields => (
        <>
          {/* Password managers need the username. */}
          <input type="text" autoComplete="username" value={username} readOnly hidden />
          <fields.Password name="old_password" label="Current password" autoComplete="current-password" />
          <NewPasswordFields fields={fields} name="new_password" username={username} />
        </>
      )}
    </OperationForm>
  )
}

function AddPassword({ username }: { username: string }) {
  const client = useQueryClient()
  if (!username) return null
  return (
    <div className="flex flex-col gap-5">
      <Alert>You have no password. Add one to log in without another service.</Alert>
      <OperationForm
        form={{
          operation: associateUsername,
          schema: loadAdd,
          defaultValues: { username, password: '', repeated: '' },
          toBody: ({ username, password }) => ({ username, password }),
          onDone: async ({ confirmed }) => {
            await client.invalidateQueries()
            toast.success(confirmed ? 'Password added.' : 'Open the link in the email we sent you.')
          },
        }}
        label="Add a password"
        submitLabel="Add password"
        secondary={null}
      >
        {fields => (
          <>
            <fields.Text name="username" type="email" label="Email" autoComplete="username" />
            <NewPasswordFields fields={fields} name="password" username={username} />
          </>
        )}
      </OperationForm>
    </div>
  )
}

/** For a person who has logged in with a password that staff set: they can open nothing else. */
export function ChoosePassword({ onChosen }: { onChosen: () => void | Promise<void> }) {
  const client = useQueryClient()
  const username = useQuery(usernameQuery)
  return (
    <Loaded query={username} what="Your login" rows={3}>
      {name => (
        <ChangePassword
          username={name}
          isWide
          onChanged={async () => {
            // The current token has no account; a new one does.
            await obtainToken({ fresh: true })
            await client.refetchQueries({ queryKey: sessionQuery.queryKey })
            await onChosen()
          }}
        />
      )}
    </Loaded>
  )
}
