import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeUsername } from '#generated/identity/operations/changeUsername.ts'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import { call, query } from '#portal/api/call.ts'
import type { Data } from '#portal/api/types.ts'
import { ActionErrorAlert, useUndoable } from '#portal/kit/action/actions.tsx'
import { saveCached } from '#portal/kit/action/send-operation.ts'
import { OperationForm } from '#portal/kit/form/operation-form.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { useCountdown } from '#portal/ui/feedback/use-countdown.ts'
import { Card } from '#portal/ui/page/card.tsx'
import { OnDemand } from './on-demand.tsx'

const loadSchema = async () => (await import('#generated/identity/zod.ts')).zChangeUsernameBody
const ownCredentials = query(getOwnCredentials)
/** How long an email may take to arrive before the person can request another one, in milliseconds. */
const RESEND_AFTER = 60_000

type Credentials = Data<NonNullable<(typeof changeUsername)['type']>>

/** The address that the person logs in with, and the pending one that will replace it. */
export function EmailSection() {
  const self = useQuery(ownCredentials)
  return (
    <Card title="Login email" description="You log in with this address and get notices there.">
      <Loaded query={self} what="Your login email">
        {login => <Email username={login.username} pendingUsername={login.pending_username} />}
      </Loaded>
    </Card>
  )
}

function Email({ username, pendingUsername }: { username: string; pendingUsername: string | null }) {
  const client = useQueryClient()
  const [resendAt, setResendAt] = useState<number>()
  function onChanged(response: Credentials) {
    saveCached(client, ownCredentials.queryKey, response)
    if (response.pending_username) setResendAt(Date.now() + RESEND_AFTER)
    toast.success(
      response.pending_username
        ? 'Request to change the login email received; check the new email.'
        : 'Change canceled.',
    )
  }
  return (
    <div className="flex flex-col gap-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium break-all">{username}</span>
        <Badge tone="accent">Current</Badge>
      </p>
      {pendingUsername ? (
        <PendingChange {...{ username, pendingUsername, resendAt, onChanged }} />
      ) : (
        <OnDemand section="email" label="Change email">
          {close => (
            <OperationForm
              form={{
                operation: changeUsername,
                schema: loadSchema,
                defaultValues: { username: '' },
                onDone: response => {
                  onChanged(response)
                  close()
                },
              }}
              label="Change the login email"
              submitLabel="Change email"
              secondary={<Button onClick={close}>Cancel</Button>}
            >
              {fields => (
                <fields.Text
                  name="username"
                  type="email"
                  label="New email"
                  hint="We’ll send a link there and a notice to your current address."
                  autoComplete="email"
                  inputMode="email"
                  autoCapitalize="none"
                  spellCheck={false}
                  data-autofocus=""
                />
              )}
            </OperationForm>
          )}
        </OnDemand>
      )}
    </div>
  )
}

/** Waits for the link to be opened; until then, the email can be resent or the change canceled. */
function PendingChange({
  username,
  pendingUsername,
  resendAt,
  onChanged,
}: {
  username: string
  pendingUsername: string
  resendAt: number | undefined
  onChanged: (response: Credentials) => void
}) {
  const actions = useUndoable({ invalidates: [] })
  const seconds = useCountdown(resendAt)
  const change = (to: string, failedTitle: string) =>
    actions.run({
      subject: to,
      send: async () => onChanged(await call(changeUsername, { body: { username: to } })),
      failedTitle,
    })
  return (
    <>
      <Alert
        title={
          <>
            Waiting for <span className="break-all">{pendingUsername}</span>
          </>
        }
        action={
          <>
            <Button
              size="sm"
              pending={actions.pending?.subject === pendingUsername}
              disabledReason={seconds > 0 ? `You can send another email in ${seconds} s.` : undefined}
              onClick={() => change(pendingUsername, 'We couldn’t send the email again')}
            >
              {seconds > 0 ? `Send again in ${seconds} s` : 'Send again'}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              pending={actions.pending?.subject === username}
              // The server treats the present address as a cancellation.
              onClick={() => change(username, 'We couldn’t cancel the change')}
            >
              Cancel the change
            </Button>
          </>
        }
      >
        Open the link we sent there within 24 hours. Until then, log in with your current address.
      </Alert>
      <ActionErrorAlert actions={actions} />
    </>
  )
}
