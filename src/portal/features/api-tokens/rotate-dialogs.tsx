import * as z from 'zod/mini'
import { roleNames } from '#domain/authorization/role-names.ts'
import { rotateAccessToken } from '#generated/authorization/operations/rotateAccessToken.ts'
import { rotateServiceAccount } from '#generated/authorization/operations/rotateServiceAccount.ts'
import type { CustomerRole } from '#generated/authorization/types.ts'
import type { EntityDialogProps } from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import type { FormFields } from '#portal/ui/form/fields.tsx'
import { endIn, LifetimeField, zLifetime } from './settings.tsx'
import { TokenReadyDialog } from './token-ready-dialog.tsx'
import { type ApiToken, accessTokenQueries, serviceAccountQueries } from './tokens.ts'

export const namesOf = (roles: readonly CustomerRole[]) => roles.map(role => roleNames[role]).join(', ')

const OVERLAPS = ['0', '1', '24', '168'] as const
const zRotation = z.object({ overlap: z.enum(OVERLAPS), lifetime: zLifetime })
type Rotation = z.infer<typeof zRotation>

const defaultsOf = ({ state }: ApiToken): Rotation => ({
  overlap: '24',
  lifetime: state === 'expired' ? '90' : 'keep',
})

const bodyOf = ({ overlap, lifetime }: Rotation) => ({
  overlap_hours: Number(overlap),
  ...(lifetime !== 'keep' && { expires_at: endIn(lifetime) }),
})

export function RotateTokenDialog({ entity: token, onClose, onMade }: EntityDialogProps<ApiToken>) {
  return (
    <FormDialog
      title={`Rotate ${token.name}`}
      description="Creates another secret. You choose for how long the previous one works as well."
      operation={rotateAccessToken}
      path={{ id: token.id }}
      schema={zRotation}
      defaultValues={defaultsOf(token)}
      toBody={bodyOf}
      aliases={{ overlap: ['overlap_hours'], lifetime: ['expires_at'] }}
      invalidates={accessTokenQueries}
      submitLabel="Rotate token"
      onDone={({ secret, access_token: { name } }) =>
        onMade(<TokenReadyDialog name={name} secret={secret} onClose={() => onMade(null)} />)
      }
      onClose={onClose}
    >
      {fields => <RotationFields fields={fields} token={token} />}
    </FormDialog>
  )
}

export function RotateServiceDialog({ entity: token, onClose, onMade }: EntityDialogProps<ApiToken>) {
  return (
    <FormDialog
      title={`Rotate ${token.name}`}
      description="Creates another secret, and makes you its maker: from then on, its roles are yours at most."
      operation={rotateServiceAccount}
      path={{ id: token.id }}
      schema={zRotation}
      defaultValues={defaultsOf(token)}
      toBody={bodyOf}
      aliases={{ overlap: ['overlap_hours'], lifetime: ['expires_at'] }}
      invalidates={serviceAccountQueries}
      submitLabel="Rotate service account"
      onDone={({ secret, service_account: { name } }) =>
        onMade(<TokenReadyDialog name={name} secret={secret} onClose={() => onMade(null)} />)
      }
      onClose={onClose}
    >
      {fields => <RotationFields fields={fields} token={token} />}
    </FormDialog>
  )
}

function RotationFields({ fields, token }: { fields: FormFields<'overlap' | 'lifetime'>; token: ApiToken }) {
  return (
    <>
      {token.state === 'stopped' ? (
        <p className="text-sm text-muted">It has stopped, so the previous secret doesn’t work again.</p>
      ) : (
        <fields.Select
          name="overlap"
          label="The previous secret works for"
          options={[
            { value: '0', label: 'No longer: it leaked' },
            { value: '1', label: 'An hour' },
            { value: '24', label: 'A day' },
            { value: '168', label: 'A week' },
          ]}
        />
      )}
      <LifetimeField fields={fields} token={token} />
    </>
  )
}
