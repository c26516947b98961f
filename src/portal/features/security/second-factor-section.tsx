import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { createRecoveryCodes, getSecondFactor, removeSecondFactor } from '#generated/identity/operations.ts'
import { call, keyOf } from '#portal/api/call.ts'
import { failureTime, notesOf } from '#portal/api/errors.ts'
import type { Data } from '#portal/api/types.ts'
import { Alert } from '#portal/ui/alert.tsx'
import { Badge } from '#portal/ui/badge.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Card } from '#portal/ui/card.tsx'
import { ConfirmDialog } from '#portal/ui/confirm-dialog.tsx'
import { RelativeTime } from '#portal/ui/relative-time.tsx'
import { toast } from '#portal/ui/toast.ts'
import { Loaded } from './loaded.tsx'
import { secondFactorQuery } from './queries.ts'
import { RecoveryCodesDialog } from './recovery-codes.tsx'

// The QR code and the form come when they are wanted.
const SetupDialog = lazy(() => import('./setup-dialog.tsx'))

/** Fewer than these are soon gone. */
const FEW_CODES = 3

type SecondFactor = Data<NonNullable<(typeof getSecondFactor)['type']>>

/** Whether a login asks for a code as well. */
export function SecondFactorSection() {
  const factor = useQuery(secondFactorQuery)
  const [dialog, setDialog] = useState<'set-up' | 'remove' | null>(null)
  const isOn = Boolean(factor.data?.enabled)
  return (
    <Card
      title="Two-step verification"
      description="A login with your password also asks for a code of an authenticator app, so that a stolen password alone opens nothing."
      actions={
        isOn ? (
          <Button onClick={() => setDialog('remove')}>Switch off</Button>
        ) : (
          <Button variant="primary" onClick={() => setDialog('set-up')}>
            Set up
          </Button>
        )
      }
    >
      <Loaded query={factor} what="Your two-step verification">
        {data => <State factor={data} />}
      </Loaded>
      {dialog === 'set-up' && (
        <Suspense>
          <SetupDialog onClose={() => setDialog(null)} />
        </Suspense>
      )}
      <RemoveDialog open={dialog === 'remove'} onClose={() => setDialog(null)} />
    </Card>
  )
}

function State({ factor: { enabled, last_used } }: { factor: SecondFactor }) {
  if (!enabled)
    return (
      <Badge tone="warning" hasDot>
        Off
      </Badge>
    )
  return (
    <p className="flex flex-wrap items-center gap-2 text-muted">
      <Badge tone="accent" hasDot>
        On
      </Badge>
      <span>
        since <RelativeTime value={enabled} />
        {last_used ? (
          <>
            , last used <RelativeTime value={last_used} />
          </>
        ) : (
          ', not used yet'
        )}
      </span>
    </p>
  )
}

function RemoveDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => call(removeSecondFactor),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: keyOf(getSecondFactor) })
      onClose()
      toast.success('Two-step verification is off.', { ms: 5000 })
    },
  })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Switch two-step verification off?"
      confirmLabel="Switch off"
      onConfirm={() => remove.mutate()}
      pending={remove.isPending}
      error={remove.error}
    >
      <p>From then on your password alone is enough to log in, and your recovery codes are void.</p>
    </ConfirmDialog>
  )
}

/** How many recovery codes are left, and a way to others. */
export function RecoveryCodesSection() {
  const factor = useQuery(secondFactorQuery)
  const client = useQueryClient()
  const create = useMutation({
    mutationFn: () => call(createRecoveryCodes),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(getSecondFactor) }),
    onError: error => toast.error(error.message, { ms: failureTime(error) }),
    gcTime: 0,
  })
  const isOff = factor.data !== undefined && factor.data.enabled === null
  return (
    <Card
      title="Recovery codes"
      description="For a login without your authenticator app. Each serves once."
      actions={
        <Button
          pending={create.isPending}
          disabledReason={isOff ? 'Set up two-step verification first.' : undefined}
          onClick={() => create.mutate()}
        >
          Get new codes
        </Button>
      }
    >
      {create.error && (
        <Alert tone="danger" {...notesOf(create.error)}>
          {create.error.message}
        </Alert>
      )}
      <Loaded query={factor} what="Your recovery codes">
        {({ enabled, recovery_code_count: left }) =>
          enabled ? (
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone={left < FEW_CODES ? 'warning' : 'neutral'}>{left} of 10 left</Badge>
              {left < FEW_CODES && <span className="text-muted">Get new ones before they run out.</span>}
            </p>
          ) : (
            <p className="text-muted">They come with two-step verification.</p>
          )
        }
      </Loaded>
      {create.data && (
        <RecoveryCodesDialog codes={create.data.recovery_codes} onClose={() => create.reset()} />
      )}
    </Card>
  )
}
