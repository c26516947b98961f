import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { checkSamlMetadata } from '#generated/authorization/operations/checkSamlMetadata.ts'
import { createSamlProvider } from '#generated/authorization/operations/createSamlProvider.ts'
import { updateSamlProvider } from '#generated/authorization/operations/updateSamlProvider.ts'
import type { SamlInspection } from '#generated/authorization/types.ts'
import { zCreateSamlProviderBody } from '#generated/authorization/zod.ts'
import { query } from '#portal/api/call.ts'
import { OperationForm } from '#portal/kit/form/operation-form.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Breakable } from '#portal/ui/data/breakable.tsx'
import { Fact, Facts } from '#portal/ui/data/facts.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { organizationQueries } from '../organization/organization.ts'
import { inspectionChanges, inspectionFacts } from './inspection.ts'
import { MetadataSource } from './metadata-source.tsx'
import type { ProviderFormProps } from './oidc-form.tsx'
import { certificateState, type SamlProvider } from './provider.ts'

type SamlFormProps = ProviderFormProps<SamlProvider>

/** Sets up or changes SAML: first what the metadata contain, then what the provider may not know. */
export function SamlForm(props: SamlFormProps) {
  return props.provider ? <EditSaml {...props} provider={props.provider} /> : <NewSaml {...props} />
}

function NewSaml(props: SamlFormProps) {
  const [found, setFound] = useState<SamlInspection>()
  return (
    <>
      <MetadataSource guide={props.guide} isRead={found !== undefined} onRead={setFound} />
      {found && (
        <>
          <Card title="What the metadata say" description="Compare it with your provider before you save.">
            <Preview found={found} />
          </Card>
          <Settings {...props} key={found.metadata_xml} found={found} />
        </>
      )}
    </>
  )
}

/** Loads what is in use, so that other metadata can be compared with it. */
function EditSaml(props: SamlFormProps & { provider: SamlProvider }) {
  const { provider, guide } = props
  const [found, setFound] = useState<SamlInspection>()
  const current = useQuery(query(checkSamlMetadata, { body: { metadata_xml: provider.config.metadata_xml } }))
  return (
    <Loaded query={current} what="The current metadata" rows={4} isCard>
      {before => (
        <div className="flex flex-col gap-6">
          <MetadataSource guide={guide} isUpdate isRead={found !== undefined} onRead={setFound} />
          {found && (
            <Card title="What changes" description="Nothing is saved yet.">
              <Changes before={before} after={found} isActive={provider.isActive} />
            </Card>
          )}
          <Settings {...props} key={found?.metadata_xml} found={found ?? before} />
        </div>
      )}
    </Loaded>
  )
}

function Preview({ found }: { found: SamlInspection }) {
  return (
    <div className="flex flex-col gap-4">
      <CertificateNotes found={found} />
      <Facts hasLongNames>
        {Object.entries(inspectionFacts(found)).map(([name, value]) => (
          <Fact key={name} name={name}>
            <span className="whitespace-pre-line">
              <Breakable text={value} />
            </span>
          </Fact>
        ))}
      </Facts>
    </div>
  )
}

function CertificateNotes({ found }: { found: SamlInspection }) {
  const states = found.certificates.map(each => certificateState(each.not_after, Date.now()))
  if (states.every(state => state === 'expired'))
    return (
      <Alert tone="danger" title="Every certificate has expired">
        Create a new certificate at your provider, and load the metadata again.
      </Alert>
    )
  if (states.some(state => state !== 'valid'))
    return <Alert tone="warning" title="A certificate has expired or expires within 30 days" />
  return null
}

function Changes({
  before,
  after,
  isActive,
}: {
  before: SamlInspection
  after: SamlInspection
  isActive: boolean
}) {
  const changes = inspectionChanges(before, after)
  const isOther = before.entity_id !== after.entity_id
  return (
    <div className="flex flex-col gap-4">
      <CertificateNotes found={after} />
      {isOther && (
        <Alert tone="warning" title="This is another identity provider">
          {isActive
            ? 'You can only change to it after you deactivate the current one.'
            : 'Everyone is linked again when they first log in with it.'}
        </Alert>
      )}
      {changes.length === 0 ? (
        <p className="text-sm text-muted">The metadata are the same as before.</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {changes.map(({ name, before: old, after: next }) => (
            <li key={name} className="flex flex-col gap-1 text-sm">
              <p className="font-medium">{name}</p>
              <Line mark="Before" value={old} />
              <Line mark="After" value={next} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Line({ mark, value }: { mark: string; value: string | undefined }) {
  return (
    <p className="grid grid-cols-[4rem_1fr] gap-x-3">
      <span className="text-muted">{mark}</span>
      <span className="whitespace-pre-line">
        <Breakable text={value ?? 'None'} />
      </span>
    </p>
  )
}

const zSettings = z.pick(zCreateSamlProviderBody, {
  name: true,
  binding: true,
  name_id_format: true,
  signed_request: true,
  transient_mapping_attribute_name: true,
})

const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
const FORMATS = [
  { value: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent', label: 'Persistent' },
  { value: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress', label: 'Email' },
  { value: 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified', label: 'Unspecified' },
  { value: TRANSIENT, label: 'Transient' },
] as const

const BINDINGS = { 'HTTP-Redirect': 'Redirect', 'HTTP-POST': 'Form post' }

function Settings({ provider, defaultName, onSaved, found }: SamlFormProps & { found: SamlInspection }) {
  const config = provider?.config
  const bindings = found.sign_on_endpoints.map(({ binding }) => binding)
  const binding = bindings.find(each => each === config?.binding) ?? bindings[0] ?? 'HTTP-Redirect'
  const listed = FORMATS.find(({ value }) => found.name_id_formats.includes(value) && value !== TRANSIENT)
  const [format, setFormat] = useState<string>(config?.name_id_format ?? listed?.value ?? FORMATS[0].value)
  return (
    <Card
      title={provider ? `Edit ${provider.name}` : 'Settings'}
      description={
        provider
          ? 'After a change, test the login again before you activate it.'
          : 'The defaults follow the metadata.'
      }
    >
      <div className="max-w-2xl">
        <OperationForm
          form={{
            operation: provider ? updateSamlProvider : createSamlProvider,
            schema: zSettings,
            defaultValues: {
              name: defaultName,
              binding,
              name_id_format: format,
              signed_request: config?.with_signed_request ?? found.wants_signed_requests,
              transient_mapping_attribute_name: config?.transient_mapping_attribute_name ?? '',
            },
            onValuesChange: values => setFormat(values.name_id_format),
            toBody: values => ({ ...values, metadata_xml: found.metadata_xml }),
            invalidates: organizationQueries,
            onDone: onSaved,
          }}
          submitLabel={provider ? 'Save' : 'Save provider'}
        >
          {fields => (
            <>
              <fields.Text
                name="name"
                label="Display name"
                hint="Your team sees it in emails about logins."
                autoComplete="off"
                spellCheck={false}
              />
              <fields.Select
                name="binding"
                label="How requests are sent"
                options={bindings.map(value => ({ value, label: BINDINGS[value] }))}
              />
              <fields.Select
                name="name_id_format"
                label="NameID format"
                hint="What identifies a person. It should never change, so prefer a persistent one."
                options={FORMATS}
              />
              {format === TRANSIENT && (
                <fields.Text
                  name="transient_mapping_attribute_name"
                  label="Identifying attribute"
                  hint="A transient NameID changes at each login, so an attribute has to identify people."
                  autoComplete="off"
                  spellCheck={false}
                />
              )}
              <fields.Checkbox
                name="signed_request"
                label="Sign requests"
                hint={
                  found.wants_signed_requests
                    ? 'Your provider only accepts signed requests.'
                    : 'Your provider doesn’t require it.'
                }
              />
            </>
          )}
        </OperationForm>
      </div>
    </Card>
  )
}
