import { useQuery } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { createRecoveryCodes } from '#generated/identity/operations/createRecoveryCodes.ts'
import { getSecondFactor } from '#generated/identity/operations/getSecondFactor.ts'
import { removeSecondFactor } from '#generated/identity/operations/removeSecondFactor.ts'
import { useCan } from '#portal/api/can.ts'
import type { Data } from '#portal/api/types.ts'
import { useDialog, useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { CopyButton } from '#portal/ui/data/copy-button.tsx'
import { saveFile } from '#portal/ui/data/save-file.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Checkbox } from '#portal/ui/input/checkbox.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { passkeysQuery, recoveryText, secondFactorQuery } from '../login-methods.ts'

// The QR code and the form load when they are needed.
const SetupDialog = lazyPart(() => import('./setup-dialog.tsx'))

/** Fewer codes than this count as running low. */
const FEW_CODES = 3

type SecondFactor = Data<NonNullable<(typeof getSecondFactor)['type']>>

/** Whether a login also requires a code. */
export function SecondFactorSection() {
  const factor = useQuery(secondFactorQuery)
  // One button of the page stands out: that of the next step, and a passkey comes first.
  const { data: passkeys } = useQuery(passkeysQuery)
  const { name: dialog, close, isPressed } = useDialog()
  const open = useOpenDialog<'set-up-two-step' | 'remove-two-step'>()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const isOn = Boolean(factor.data?.enabled)
  return (
    <Card
      title="Two-step verification"
      description="Logging in with your password also takes a code from an authenticator app, so a stolen password isn’t enough."
      actions={
        isOn ? (
          <Button onClick={() => open('remove-two-step')}>Turn off</Button>
        ) : (
          <Button
            variant={passkeys?.length ? 'primary' : 'secondary'}
            onClick={() => open('set-up-two-step')}
          >
            Set up
          </Button>
        )
      }
    >
      <Loaded query={factor} what="Your two-step verification">
        {data => <State factor={data} />}
      </Loaded>
      {dialog === 'set-up-two-step' && (
        <LazyBoundary layer>
          <SetupDialog isPressed={isPressed} onCodes={setCodes} onClose={close} />
        </LazyBoundary>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
      {dialog === 'remove-two-step' && (
        <ConfirmDialog
          title="Turn off two-step verification?"
          confirmLabel="Turn off"
          operation={removeSecondFactor}
          invalidates={[getSecondFactor]}
          doneText="Two-step verification is off."
          onClose={close}
        >
          <p>You’ll log in with only your password, and your recovery codes will stop working.</p>
        </ConfirmDialog>
      )}
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

/** How many recovery codes are left, and a way to get new ones. */
export function RecoveryCodesSection() {
  const factor = useQuery(secondFactorQuery)
  const { reason } = useCan(createRecoveryCodes)
  const { name: dialog, close } = useDialog()
  const open = useOpenDialog<'replace-recovery-codes'>()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const isOff = factor.data !== undefined && factor.data.enabled === null
  const left = factor.data?.recovery_code_count
  return (
    <Card
      title="Recovery codes"
      description="Log in without your authenticator app. Each code works once."
      actions={
        <Button
          disabledReason={reason ?? (isOff ? 'Set up two-step verification first.' : undefined)}
          onClick={() => open('replace-recovery-codes')}
        >
          Get new codes
        </Button>
      }
    >
      <Loaded query={factor} what="Your recovery codes">
        {({ enabled, recovery_code_count: left }) =>
          enabled ? (
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone={left < FEW_CODES ? 'warning' : 'neutral'}>{left} of 10 left</Badge>
              {left < FEW_CODES && <span className="text-muted">Get new ones before they run out.</span>}
            </p>
          ) : (
            <p className="text-muted">You’ll get them when you set up two-step verification.</p>
          )
        }
      </Loaded>
      {dialog === 'replace-recovery-codes' && (
        <ConfirmDialog
          title="Get new recovery codes?"
          confirmLabel="Get new codes"
          operation={createRecoveryCodes}
          invalidates={[getSecondFactor]}
          doneText="You have new recovery codes."
          onDone={({ recovery_codes }) => setCodes(recovery_codes)}
          onClose={close}
        >
          <p>
            {left ? `Your remaining codes (${left}) will stop working at once. ` : 'You have no codes left. '}
            You’ll see the new ones only once, to save them.
          </p>
        </ConfirmDialog>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </Card>
  )
}

/**
 * The codes, shown only once: to copy, to download or to print. It closes when the person confirms that they
 * are saved.
 */
function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [isKept, setKept] = useState(false)
  const text = recoveryText(codes)
  return (
    <Dialog
      open
      isSticky
      size="md"
      onClose={() => isKept && onClose()}
      title="Save your recovery codes"
      description="If you lose access to your authenticator app, each code lets you in once."
      footer={
        <Button
          variant="primary"
          disabledReason={isKept ? undefined : 'Save the codes first, and check the box.'}
          onClick={onClose}
        >
          Done
        </Button>
      }
    >
      <Alert tone="warning" title="They are shown only once">
        Keep them where you can find them without your phone. Earlier codes no longer work.
      </Alert>
      <div data-print-only="">
        <p className="hidden pb-4 font-medium print:block">Recovery codes of your Gatepost account</p>
        <ol
          translate="no"
          aria-label="Recovery codes"
          className="grid gap-x-6 gap-y-1 rounded-md bg-sunken px-4 py-3 font-mono text-[0.8125rem] ring-1 ring-line ring-inset sm:grid-cols-2"
        >
          {codes.map(code => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} label="Copy codes" />
        <Button size="sm" icon={<Download className="size-4" />} onClick={() => saveFile(toFile(text))}>
          Download
        </Button>
        <Button size="sm" icon={<Printer className="size-4" />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <Checkbox
        label="I have stored the codes in a safe place"
        checked={isKept}
        onChange={event => setKept(event.target.checked)}
      />
    </Dialog>
  )
}

function toFile(text: string): File {
  return new File([text], 'gatepost-recovery-codes.txt', { type: 'text/plain' })
}
