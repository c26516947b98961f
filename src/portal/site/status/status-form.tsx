import { Link } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { requestStatusEmails } from '#generated/reporting/operations/requestStatusEmails.ts'
import { toFormError } from '#portal/api/errors/errors.ts'
import { Button } from '#portal/ui/button.tsx'
import { Form } from '#portal/ui/form/form.tsx'
import { useAction } from '#portal/ui/use-action.ts'

// Validation and submission load with the first key.
const loadSchema = async () => (await import('#generated/reporting/zod.ts')).zRequestStatusEmailsBody

/** Asks for emails about incidents. The response is the same for every address. */
export default function StatusForm() {
  const [sentTo, setSentTo] = useState<string>()
  const send = useAction({
    action: async (email: string) => {
      const { call } = await import('#portal/api/call.ts')
      return call(requestStatusEmails, { body: { email } })
    },
    onDone: ({ email }) => setSentTo(email),
  })
  const error = useMemo(() => toFormError(send.error, ['email']), [send.error])
  if (sentTo) return <Requested email={sentTo} onAgain={() => setSentTo(undefined)} />
  return (
    <Form
      schema={loadSchema}
      defaultValues={{ email: '' }}
      onSubmit={({ email }) => void send.run(email)}
      error={error}
      pending={send.isPending}
      submitLabel="Subscribe"
      label="Emails about incidents"
    >
      {fields => (
        <>
          <fields.Text
            name="email"
            type="email"
            label="Email"
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <p className="text-sm text-muted">
            We email you a link to confirm, and use your address for nothing else. The{' '}
            <Link
              to={'/legal/privacy-policy' as string}
              className="rounded-xs text-accent underline underline-offset-4"
            >
              Privacy Policy
            </Link>{' '}
            explains how.
          </p>
        </>
      )}
    </Form>
  )
}

function Requested({ email, onAgain }: { email: string; onAgain: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => place.current?.focus(), [])
  return (
    <div className="flex flex-col items-start gap-4">
      <div ref={place} tabIndex={-1} role="status" className="flex flex-col gap-1.5 rounded-md outline-none">
        <p className="text-base font-semibold">Check your email</p>
        <p className="text-muted">
          We sent a link to <strong className="font-medium break-all text-ink">{email}</strong>. Your
          subscription starts when you confirm it, within seven days.
        </p>
      </div>
      <Button variant="ghost" onClick={onAgain}>
        Use another address
      </Button>
    </div>
  )
}
