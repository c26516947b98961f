import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { encode } from 'uqr'
import { confirmSecondFactor } from '#generated/identity/operations/confirmSecondFactor.ts'
import { createSecondFactor } from '#generated/identity/operations/createSecondFactor.ts'
import { getSecondFactor } from '#generated/identity/operations/getSecondFactor.ts'
import { zConfirmSecondFactorBody } from '#generated/identity/zod.ts'
import { call } from '#portal/api/call.ts'
import { messageOf, notesOf } from '#portal/api/errors/errors.ts'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { Button } from '#portal/ui/button.tsx'
import { ErrorState } from '#portal/ui/feedback/error-state.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { SecretField } from '#portal/ui/input/secret-field.tsx'

/**
 * Shows the secret as a QR code, asks for a first code, and passes the recovery codes to `onCodes`. A link to
 * the dialog makes no secret until the person requests it.
 */
export default function SetupDialog({
  isPressed,
  onCodes,
  onClose,
}: {
  /** Whether the person just opened it with a press; otherwise a link or a reload did. */
  isPressed: boolean
  onCodes: (codes: readonly string[]) => void
  onClose: () => void
}) {
  // The secret must not stay in memory longer than the dialog.
  const { mutate, data, error, isIdle } = useMutation({
    mutationFn: () => call(createSecondFactor),
    gcTime: 0,
  })
  const [isAsked] = useState(isPressed)
  useEffect(() => {
    if (isAsked) mutate()
  }, [isAsked, mutate])
  return (
    <FormDialog
      title="Set up two-step verification"
      description="Scan the code with an authenticator app, then type the six digits that the app shows."
      operation={confirmSecondFactor}
      schema={zConfirmSecondFactorBody}
      defaultValues={{ code: '' }}
      invalidates={[getSecondFactor]}
      disabledReason={data ? undefined : 'The code isn’t ready yet.'}
      submitLabel="Turn on"
      onDone={response => onCodes(response.recovery_codes)}
      onClose={onClose}
    >
      {fields =>
        data ? (
          <>
            <QrCode text={data.uri} />
            <div className="flex flex-col gap-1.5">
              <p className="font-medium">Can't scan? Type this key into the app</p>
              <SecretField label="Key" secret={data.secret} isShownAtFirst />
            </div>
            <fields.Text
              name="code"
              label="Code"
              hint="Six digits. The app shows new ones every 30 seconds."
              autoComplete="one-time-code"
              inputMode="numeric"
            />
          </>
        ) : error ? (
          <ErrorState reason={messageOf(error)} onRetry={() => mutate()} {...notesOf(error)} />
        ) : isIdle && !isAsked ? (
          <Button className="self-center" onClick={() => mutate()}>
            Show the code to scan
          </Button>
        ) : (
          <Skeleton className="mx-auto size-48" />
        )
      }
    </FormDialog>
  )
}

/** Dark on light in both themes: cameras read it best that way. */
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
