import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeUsername, getOwnCredentials } from '#generated/identity/operations.ts'
import { call, query } from '#portal/api/call.ts'
import { toFormError } from '#portal/api/errors.ts'
import { successTexts } from '#portal/content/success.ts'
import { Alert } from '#portal/ui/alert.tsx'
import { Badge } from '#portal/ui/badge.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Card } from '#portal/ui/card.tsx'
import { Form } from '#portal/ui/form/form.tsx'
import { toast } from '#portal/ui/toast.ts'
import { useCountdown } from '#portal/ui/use-countdown.ts'
import { LoadedSection } from './loaded-section.tsx'

const loadSchema = async () => (await import('#generated/identity/zod.ts')).zChangeUsernameBody
const ownCredentials = query(getOwnCredentials)
/** So long a mail may take to come before another is asked for, in milliseconds. */
const RESEND_AFTER = 60_000

interface Login {
  username: string
  pendingUsername: string | null
}

/** The address that the person logs in with, and the one that waits to become it. */
export function EmailSection() {
  const self = useQuery({
    ...ownCredentials,
    select: ({ username, pending_username }): Login => ({ username, pendingUsername: pending_username }),
  })
  return (
    <Card title="Login e-mail" description="The address that you log in with, and that notices go to.">
      <LoadedSection query={self} title="Your login e-mail could not be loaded" rows={2}>
        {login => <EmailForm login={login} />}
      </LoadedSection>
    </Card>
  )
}

function EmailForm({ login: { username, pendingUsername } }: { login: Login }) {
  const client = useQueryClient()
  const [resendAt, setResendAt] = useState<number>()
  const seconds = useCountdown(resendAt)
  const change = useMutation({
    mutationFn: (to: string) => call(changeUsername, { body: { username: to } }),
    onSuccess: answer => {
      client.setQueryData(ownCredentials.queryKey, answer)
      if (answer.pending_username) setResendAt(Date.now() + RESEND_AFTER)
      toast.success(
        answer.pending_username ? successTexts.usernameChangeRequested : 'The change is taken back.',
      )
    },
  })
  const error = toFormError(change.error, ['username'])
  return (
    <div className="flex flex-col gap-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium break-all">{username}</span>
        <Badge tone="accent">Now</Badge>
      </p>
      {pendingUsername ? (
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
                  pending={change.isPending && change.variables === pendingUsername}
                  disabledReason={seconds > 0 ? `You can ask for another mail in ${seconds} s.` : undefined}
                  onClick={() => change.mutate(pendingUsername)}
                >
                  {seconds > 0 ? `Send again in ${seconds} s` : 'Send again'}
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  pending={change.isPending && change.variables === username}
                  onClick={() => change.mutate(username)}
                >
                  Cancel the change
                </Button>
              </>
            }
          >
            Open the link in the mail that went there, within 24 hours. Until then you log in as before.
          </Alert>
          {error && (
            <Alert tone="danger" reference={error.requestId}>
              {[error.message, ...Object.values(error.fieldErrors)].filter(Boolean).join(' ')}
            </Alert>
          )}
        </>
      ) : (
        <Form
          label="Change the login e-mail"
          schema={loadSchema}
          defaultValues={{ username: '' }}
          onSubmit={body => change.mutate(body.username)}
          error={error}
          pending={change.isPending}
          submitLabel="Change e-mail"
          secondary={null}
        >
          {fields => (
            <fields.Text
              name="username"
              type="email"
              label="New e-mail address"
              hint="A link goes there, and a notice to the present one."
              autoComplete="email"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Form>
      )}
    </div>
  )
}
