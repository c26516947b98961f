import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { encode } from 'uqr'
import { confirmSecondFactor, createSecondFactor, getSecondFactor } from '#generated/identity/operations.ts'
import { zConfirmSecondFactorBody } from '#generated/identity/zod.ts'
import { call, keyOf } from '#portal/api/call.ts'
import { notesOf, toFormError } from '#portal/api/errors.ts'
import { Button } from '#portal/ui/button.tsx'
import { Dialog } from '#portal/ui/dialog.tsx'
import { ErrorState } from '#portal/ui/error-state.tsx'
import { Form } from '#portal/ui/form/form.tsx'
import { SecretField } from '#portal/ui/secret-field.tsx'
import { Skeleton } from '#portal/ui/skeleton.tsx'
import { RecoveryCodesDialog } from './recovery-codes.tsx'

/** From the secret, shown as a QR code, by a first code to the recovery codes. */
export default function SetupDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  // Secrets must not stay in memory longer than the dialog.
  const begin = useMutation({ mutationFn: () => call(createSecondFactor), gcTime: 0 })
  const confirm = useMutation({
    mutationFn: (body: { code: string }) => call(confirmSecondFactor, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(getSecondFactor) }),
    gcTime: 0,
  })
  const { mutate } = begin
  useEffect(() => mutate(), [mutate])
  if (confirm.data) return <RecoveryCodesDialog codes={confirm.data.recovery_codes} onClose={onClose} />

  return (
    <Dialog
      open
      isSticky
      size="md"
      onClose={onClose}
      title="Set up two-step verification"
      description="Scan the code with an authenticator app, then type the six digits that the app shows."
    >
      {begin.data ? (
        <>
          <QrCode text={begin.data.uri} />
          <div className="flex flex-col gap-1.5">
            <p className="font-medium">Can't scan? Type this key into the app</p>
            <SecretField label="Key" secret={begin.data.secret} isShownAtFirst />
          </div>
          <Form
            schema={zConfirmSecondFactorBody}
            defaultValues={{ code: '' }}
            onSubmit={body => confirm.mutate(body)}
            error={toFormError(confirm.error, ['code'])}
            pending={confirm.isPending}
            submitLabel="Switch on"
            secondary={<Button onClick={onClose}>Cancel</Button>}
          >
            {fields => (
              <fields.Text
                name="code"
                label="Code"
                hint="Six digits. The app shows others every thirty seconds."
                autoComplete="one-time-code"
                inputMode="numeric"
              />
            )}
          </Form>
        </>
      ) : begin.error ? (
        <ErrorState reason={begin.error.message} onRetry={() => mutate()} {...notesOf(begin.error)} />
      ) : (
        <Skeleton className="mx-auto size-48" />
      )}
    </Dialog>
  )
}

/** Dark on light whatever the theme is: cameras want it so. */
function QrCode({ text }: { text: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { border: 4 })
    const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    return { size, path: dots.join('') }
  }, [text])
  return (
    <svg
      role="img"
      aria-label="QR code for your authenticator app"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-48 rounded-md ring-1 ring-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
