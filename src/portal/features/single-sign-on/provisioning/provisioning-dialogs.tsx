import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { DAY } from '#domain/time/durations.ts'
import { createProvisioningToken } from '#generated/authorization/operations/createProvisioningToken.ts'
import { deleteProvisioningToken } from '#generated/authorization/operations/deleteProvisioningToken.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import {
  aboutOne,
  type DialogProps,
  defineDialogs,
  type EntityDialogProps,
  listedIn,
} from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Fact, Facts } from '#portal/ui/data/facts.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Checkbox } from '#portal/ui/input/checkbox.tsx'
import { SecretField } from '#portal/ui/input/secret-field.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { CopyValue } from '../values.tsx'
import { type ProvisioningToken, provisioningQueries, provisioningQuery } from './provisioning.ts'

const provisioningDialogs = { 'create-provisioning-token': CreateTokenDialog }

/** Dialogs about one of the tokens. */
const tokenDialogs = aboutOne<ProvisioningToken>({
  what: 'The token',
  useEntity: id =>
    listedIn(useQuery(provisioningQuery), ({ tokens }) => tokens.find(token => token.id === id)),
  missing: { title: 'Token not found', text: 'It’s deleted, or it has expired.' },
  dialogs: { 'delete-provisioning-token': DeleteTokenDialog },
})

/** All dialogs of the page, by their names in the address. */
export default defineDialogs(provisioningDialogs, tokenDialogs)

export type ProvisioningDialogName = keyof typeof provisioningDialogs | 'delete-provisioning-token'

const LIFETIMES = { never: null, '90': 90 * DAY, '365': 365 * DAY }
const zLifetime = z.object({ lifetime: z.enum(['never', '90', '365']) })

/** First the form, then the token, which is copied or confirmed as stored before the dialog closes. */
function CreateTokenDialog({ onClose, onMade }: DialogProps) {
  return (
    <FormDialog
      title="Create a provisioning token"
      description="Your identity provider proves with it that it may manage people here. Two can work at a time, so you can replace one without a gap."
      operation={createProvisioningToken}
      schema={zLifetime}
      defaultValues={{ lifetime: 'never' }}
      toBody={({ lifetime }) => ({ expiration: expirationAfter(LIFETIMES[lifetime]) })}
      aliases={{ lifetime: ['expiration'] }}
      invalidates={provisioningQueries}
      submitLabel="Create token"
      onDone={({ token }) => onMade(<NewTokenDialog token={token} onClose={() => onMade(null)} />)}
      onClose={onClose}
    >
      {fields => (
        <fields.Select
          name="lifetime"
          label="Expires"
          options={[
            { value: 'never', label: 'Never' },
            { value: '90', label: 'In 90 days' },
            { value: '365', label: 'In a year' },
          ]}
        />
      )}
    </FormDialog>
  )
}

function expirationAfter(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(Date.now() + milliseconds).toISOString()
}

function NewTokenDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const [isKept, setKept] = useState(false)
  const baseUrl = useQuery(provisioningQuery).data?.baseUrl
  return (
    <Dialog
      open
      isSticky
      isHeld={!isKept}
      onClose={onClose}
      title="The token is ready"
      size="lg"
      footer={
        <Button
          variant="primary"
          disabledReason={isKept ? undefined : 'Copy the token or confirm that you stored it.'}
          onClick={onClose}
        >
          Done
        </Button>
      }
    >
      <Alert tone="warning" title="Copy the token now">
        We show it only once. Enter it at your identity provider, where it’s called secret token, API token,
        or bearer token.
      </Alert>
      <div className="flex flex-col gap-1.5">
        <p className="font-medium">Token</p>
        <SecretField label="Token" secret={token} isShownAtFirst isCopyFirst onCopy={() => setKept(true)} />
      </div>
      {baseUrl && (
        <Facts hasLongNames>
          <Fact name="Base URL">
            <CopyValue value={baseUrl} label="base URL" />
          </Fact>
        </Facts>
      )}
      <Checkbox
        label="I have stored the token in a safe place"
        checked={isKept}
        onChange={event => setKept(event.target.checked)}
      />
    </Dialog>
  )
}

function DeleteTokenDialog({ entity: token, onClose }: EntityDialogProps<ProvisioningToken>) {
  return (
    <ConfirmDialog
      title={`Delete the token ending in ${token.suffix}?`}
      operation={deleteProvisioningToken}
      path={{ id: token.id }}
      invalidates={provisioningQueries}
      confirmLabel="Delete token"
      doneText="The token no longer works."
      onClose={onClose}
    >
      <p>
        Your identity provider can’t add or remove people with it anymore. People it added keep their access
        until you remove them.
      </p>
    </ConfirmDialog>
  )
}
