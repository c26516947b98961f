import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { associateUsername, changePassword, listCredentials } from '#generated/identity/operations.ts'
import type { PasswordCredential } from '#generated/identity/types.ts'
import { call, keyOf } from '#portal/api/call.ts'
import { toFormError } from '#portal/api/errors.ts'
import type { Input } from '#portal/api/types.ts'
import { Alert } from '#portal/ui/alert.tsx'
import { Card } from '#portal/ui/card.tsx'
import { Form } from '#portal/ui/form/form.tsx'
import { RelativeTime } from '#portal/ui/relative-time.tsx'
import { toast } from '#portal/ui/toast.ts'
import { LoadedSection } from './loaded-section.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { credentialsQuery, usernameQuery } from './queries.ts'

const loadChange = async () => (await import('./password-schemas.ts')).zChangeForm
const loadAdd = async () => (await import('./password-schemas.ts')).zAddForm

/** The password: to change, or to add for somebody who has had none. */
export function PasswordSection() {
  const credentials = useQuery(credentialsQuery)
  const { data: username = '' } = useQuery(usernameQuery)
  return (
    <Card title="Password" description="Your other sessions end when you change it. This one goes on.">
      <LoadedSection query={credentials} title="Your password could not be looked up" rows={3}>
        {list => {
          const password = list.find(credential => credential.type === 'password')
          if (!password) return <AddPassword username={username} />
          return (
            <div className="flex flex-col gap-5">
              <p className="text-muted">
                {password.confirmed ? 'Set ' : 'Waits for its address to be confirmed since '}
                <RelativeTime value={password.created} />.
              </p>
              {password.confirmed && <ChangePassword password={password} />}
            </div>
          )
        }}
      </LoadedSection>
    </Card>
  )
}

type ChangeBody = Input<NonNullable<(typeof changePassword)['type']>>['body']

/** `onChanged` runs when the new password counts. */
export function ChangePassword({
  password: { username },
  onChanged,
  isWide = false,
}: {
  password: Pick<PasswordCredential, 'username'>
  onChanged?: () => void | Promise<void>
  /** On a page of its own. */
  isWide?: boolean
}) {
  const client = useQueryClient()
  const [round, setRound] = useState(0)
  const change = useMutation({
    mutationFn: (body: ChangeBody) => call(changePassword, { body }),
    onSuccess: async () => {
      setRound(round + 1)
      void client.invalidateQueries({ queryKey: keyOf(listCredentials) })
      toast.success('Password changed. Your other sessions have ended.')
      await onChanged?.()
    },
  })
  return (
    <Form
      key={round}
      label="Change the password"
      schema={loadChange}
      defaultValues={{ old_password: '', new_password: '', repeated: '' }}
      onSubmit={({ old_password, new_password }) => change.mutate({ old_password, new_password })}
      error={toFormError(change.error, ['old_password', 'new_password'])}
      pending={change.isPending}
      submitLabel="Change password"
      secondary={null}
      isWide={isWide}
    >
      {fields => (
        <>
          {/* Password managers want to know whose it is. */}
          <input type="text" autoComplete="username" value={username} readOnly hidden />
          <fields.Password name="old_password" label="Present password" autoComplete="current-password" />
          <NewPasswordFields fields={fields} name="new_password" username={username} />
        </>
      )}
    </Form>
  )
}

type AddBody = Input<NonNullable<(typeof associateUsername)['type']>>['body']

function AddPassword({ username }: { username: string }) {
  const client = useQueryClient()
  const add = useMutation({
    mutationFn: (body: AddBody) => call(associateUsername, { body }),
    onSuccess: async ({ confirmed }) => {
      await client.invalidateQueries()
      toast.success(confirmed ? 'You have a password now.' : 'Open the link in the mail that we sent you.')
    },
  })
  if (!username) return null
  return (
    <div className="flex flex-col gap-5">
      <Alert>You have no password. With one you can log in without another service.</Alert>
      <Form
        label="Add a password"
        schema={loadAdd}
        defaultValues={{ username, password: '', repeated: '' }}
        onSubmit={({ username: address, password }) => add.mutate({ username: address, password })}
        error={toFormError(add.error, ['username', 'password'])}
        pending={add.isPending}
        submitLabel="Add password"
        secondary={null}
      >
        {fields => (
          <>
            <fields.Text name="username" type="email" label="E-mail address" autoComplete="username" />
            <NewPasswordFields fields={fields} name="password" username={username} />
          </>
        )}
      </Form>
    </div>
  )
}
