import { useState } from 'react'
import { checkOidcIssuer } from '#generated/authorization/operations/checkOidcIssuer.ts'
import { createOidcProvider } from '#generated/authorization/operations/createOidcProvider.ts'
import { updateOidcProvider } from '#generated/authorization/operations/updateOidcProvider.ts'
import { zCreateOidcProviderBody, zUpdateOidcProviderBody } from '#generated/authorization/zod.ts'
import { call } from '#portal/api/call.ts'
import { ApiError } from '#portal/api/errors/errors.ts'
import { OperationForm } from '#portal/kit/form/operation-form.tsx'
import { afterPress } from '#portal/ui/after-press.ts'
import { Breakable } from '#portal/ui/data/breakable.tsx'
import type { FormFields } from '#portal/ui/form/fields.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import type { ProtocolGuide } from '../guides/guide.ts'
import { organizationQueries } from '../organization/organization.ts'
import { IssuerCheck, problemLabels } from './issuer-check.tsx'
import type { OidcProvider } from './provider.ts'

export interface ProviderFormProps<P> {
  /** The provider to change; without it, one is created. */
  provider?: P
  guide?: ProtocolGuide & { name: string }
  defaultName: string
  onSaved: () => void
}

const SCOPES = 'openid email profile'

/** Sets up or changes OpenID Connect. The issuer's discovery document is compared before anything is saved. */
export function OidcForm({ provider, guide, defaultName, onSaved }: ProviderFormProps<OidcProvider>) {
  const [issuer, setIssuer] = useState(provider?.config.issuer ?? '')
  const common = { invalidates: organizationQueries, onDone: onSaved }
  const submitLabel = provider ? 'Save' : 'Save provider'
  const look = { issuer, onIssuer: setIssuer, guide }
  return (
    <Card
      title={provider ? `Edit ${provider.name}` : 'In Gatepost'}
      description={
        provider
          ? 'After a change, test the login again before you activate it.'
          : 'Enter what the provider shows you. We check the issuer before we save anything.'
      }
    >
      <div className="max-w-2xl">
        {provider ? (
          <OperationForm
            submitLabel={submitLabel}
            form={{
              ...common,
              operation: updateOidcProvider,
              schema: zUpdateOidcProviderBody,
              defaultValues: {
                name: defaultName,
                issuer: provider.config.issuer,
                client_id: provider.config.clientId,
                client_secret: '',
                scopes: provider.config.scopes,
                is_id_token_mapping: provider.config.is_id_token_mapping,
              },
              toBody: checked,
            }}
          >
            {(fields, form) => (
              <OidcFields
                {...look}
                fields={fields}
                hasSecret
                onUse={value => form.setFieldValue('issuer', value)}
              />
            )}
          </OperationForm>
        ) : (
          <OperationForm
            submitLabel={submitLabel}
            form={{
              ...common,
              operation: createOidcProvider,
              schema: zCreateOidcProviderBody,
              defaultValues: {
                name: defaultName,
                issuer: '',
                client_id: '',
                client_secret: '',
                scopes: SCOPES,
                is_id_token_mapping: false,
              },
              toBody: checked,
            }}
          >
            {(fields, form) => (
              <OidcFields {...look} fields={fields} onUse={value => form.setFieldValue('issuer', value)} />
            )}
          </OperationForm>
        )}
      </div>
    </Card>
  )
}

/** The body, once its issuer proves usable. Throws at the field what keeps it from being used. */
async function checked<Body extends { issuer: string }>(body: Body): Promise<Body> {
  const found = await call(checkOidcIssuer, { body: { issuer: body.issuer } })
  const [problem] = found.problems
  if (!problem) return body
  const message = problemLabels(problem, found)
  throw new ApiError([{ id: null, name: problem, message, fields: ['issuer'], status: 400 }])
}

type Name = 'name' | 'issuer' | 'client_id' | 'client_secret' | 'scopes' | 'is_id_token_mapping'

function OidcFields({
  fields,
  guide,
  issuer,
  onIssuer,
  onUse,
  hasSecret = false,
}: {
  fields: FormFields<Name>
  guide: ProviderFormProps<OidcProvider>['guide']
  /** As it was when the field was left. */
  issuer: string
  onIssuer: (issuer: string) => void
  onUse: (issuer: string) => void
  /** A secret is stored, which an empty field keeps. */
  hasSecret?: boolean
}) {
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
  const hintOf = (name: 'issuer' | 'client_id' | 'client_secret') => wordHint(guide, name)
  return (
    <>
      <div className="flex flex-col gap-3">
        <fields.Text
          {...plain}
          name="issuer"
          type="url"
          inputMode="url"
          label="Issuer"
          hint={
            <>
              {hintOf('issuer')}
              {guide && (
                <>
                  {' '}
                  For example <Breakable text={guide.example} />
                </>
              )}
            </>
          }
          onBlur={({ target }) => afterPress(() => onIssuer(target.value.trim()))}
        />
        <IssuerCheck
          issuer={issuer}
          onUse={value => {
            onUse(value)
            onIssuer(value)
          }}
        />
      </div>
      <fields.Text {...plain} name="client_id" label="Client ID" hint={hintOf('client_id')} />
      <fields.Password
        name="client_secret"
        label="Client secret"
        autoComplete="off"
        isOptional={hasSecret}
        hint={hasSecret ? 'Leave it empty to keep the stored one.' : hintOf('client_secret')}
      />
      <fields.Text
        {...plain}
        name="name"
        label="Display name"
        hint="Your team sees it in emails about logins."
      />
      <fields.Text {...plain} name="scopes" label="Scopes" hint="Separated by spaces. Must include openid." />
      <fields.Checkbox
        name="is_id_token_mapping"
        label="Read the email address from the ID token"
        hint="Otherwise we ask the userinfo endpoint."
      />
    </>
  )
}

/** "Okta calls it “Client ID”." */
export function wordHint(
  guide: (ProtocolGuide & { name: string }) | undefined,
  field: keyof ProtocolGuide['words'],
): string | undefined {
  const word = guide?.words[field]
  return guide && word && `${guide.name} calls it “${word}”.`
}
