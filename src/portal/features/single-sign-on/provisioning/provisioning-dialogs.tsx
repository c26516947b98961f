import { useQuery } from '@tanstack/react-query'
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
import { Fact, Facts } from '#portal/ui/data/facts.tsx'
import { SecretDialog } from '#portal/ui/overlay/secret-dialog.tsx'
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
  const baseUrl = useQuery(provisioningQuery).data?.baseUrl
  return (
    <SecretDialog
      title="The token is ready"
      secret={token}
      warning="We show it only once. Enter it at your identity provider, where it’s called secret token, API token, or bearer token."
      onClose={onClose}
    >
      {baseUrl && (
        <Facts hasLongNames>
          <Fact name="Base URL">
            <CopyValue value={baseUrl} label="base URL" />
          </Fact>
        </Facts>
      )}
    </SecretDialog>
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
