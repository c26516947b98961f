import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import * as z from 'zod/mini'
import { confirmLogin } from '#generated/identity/operations/confirmLogin.ts'
import { getLoginMethods } from '#generated/identity/operations/getLoginMethods.ts'
import type { ConfirmLoginBody } from '#generated/identity/types.ts'
import { zConfirmLoginBody, zFactorCode } from '#generated/identity/zod.ts'
import { query } from '#portal/api/call.ts'
import { messageOf, notesOf } from '#portal/api/errors/errors.ts'
import { confirmByPassword, signOut } from '#portal/api/session/session.ts'
import { OperationForm } from '#portal/kit/form/operation-form.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { ErrorState } from '#portal/ui/feedback/error-state.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { FactorCodeField } from '#portal/ui/form/factor-code-field.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'

const zPassword = z.pick(zConfirmLoginBody, { password: true })
const zPasswordAndCode = z.extend(zPassword, { code: zFactorCode })

interface Ways {
  password: boolean
  second_factor: boolean
  passkey_count: number
}

/** Confirms the person's identity, with the password and code or with a passkey. */
export default function StepUpDialog({
  onConfirmed,
  onClose,
}: {
  onConfirmed: () => void
  onClose: () => void
}) {
  const ways = useQuery({ ...query(getLoginMethods), staleTime: 0 })
  const hasNone = ways.data && !ways.data.password && ways.data.passkey_count === 0
  return (
    <Dialog
      open
      isSticky
      onClose={onClose}
      title="Confirm it’s you"
      description={
        hasNone
          ? 'This needs a login within the last 15 minutes. Log in again, and you’ll return to this page.'
          : 'Your last login was some time ago. We’ll continue right after.'
      }
    >
      {ways.data ? (
        <>
          {ways.data.password && (
            <PasswordForm ways={ways.data} onConfirmed={onConfirmed} onClose={onClose} />
          )}
          {ways.data.passkey_count > 0 && <PasskeyButton ways={ways.data} onConfirmed={onConfirmed} />}
          {hasNone && <LoginAgain onClose={onClose} />}
        </>
      ) : ways.error ? (
        <ErrorState
          reason={messageOf(ways.error)}
          onRetry={() => void ways.refetch()}
          {...notesOf(ways.error)}
        />
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </Dialog>
  )
}

function PasswordForm({
  ways,
  onConfirmed,
  onClose,
}: {
  ways: Ways
  onConfirmed: () => void
  onClose: () => void
}) {
  const common = {
    operation: confirmLogin,
    send: async ({ body }: { body: ConfirmLoginBody }) => {
      await confirmByPassword(body)
      onConfirmed()
    },
  }
  const look = { submitLabel: 'Confirm', secondary: <Button onClick={onClose}>Cancel</Button> }
  const password = { name: 'password', label: 'Password', autoComplete: 'current-password' } as const
  if (!ways.second_factor)
    return (
      <OperationForm {...look} form={{ ...common, schema: zPassword, defaultValues: { password: '' } }}>
        {fields => <fields.Password {...password} data-autofocus="" />}
      </OperationForm>
    )
  return (
    <OperationForm
      {...look}
      form={{ ...common, schema: zPasswordAndCode, defaultValues: { password: '', code: '' } }}
    >
      {fields => (
        <>
          <fields.Password {...password} data-autofocus="" />
          <FactorCodeField fields={fields} />
        </>
      )}
    </OperationForm>
  )
}

function PasskeyButton({ ways, onConfirmed }: { ways: Ways; onConfirmed: () => void }) {
  const confirm = useMutation({
    mutationFn: async () => (await import('#portal/api/session/passkeys.ts')).confirmByPasskey(),
    onSuccess: onConfirmed,
  })
  return (
    <div className="flex flex-col gap-3">
      {confirm.error && (
        <Alert tone="danger" reference={notesOf(confirm.error).reference}>
          {messageOf(confirm.error)}
        </Alert>
      )}
      <Button
        isWide
        variant={ways.password ? undefined : 'primary'}
        icon={<KeyRound className="size-4" />}
        pending={confirm.isPending}
        onClick={() => confirm.mutate()}
      >
        Use a passkey
      </Button>
    </div>
  )
}

/** For people who only log in elsewhere: they cannot confirm their identity here. */
function LoginAgain({ onClose }: { onClose: () => void }) {
  const router = useRouter()
  async function leave() {
    const { href } = router.state.location
    await signOut()
    await router.navigate({ to: '/login', search: { redirect: href } })
  }
  return (
    <div className="flex justify-end gap-2">
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="primary" onClick={() => void leave()}>
        Log in again
      </Button>
    </div>
  )
}
