import { useId } from 'react'
import * as z from 'zod/mini'
import type { CreateLogStreamBody, LogSource, LogStreamKind } from '#generated/webhooks/types.ts'
import { zCreateLogStreamBody, zUpdateLogStreamBody } from '#generated/webhooks/zod.ts'
import { type FormFields, useFormField } from '#portal/ui/form/fields.tsx'
import { Checkbox } from '#portal/ui/input/checkbox.tsx'
import { FieldError } from '#portal/ui/input/field.tsx'
import { kindNames, sourceNames } from './streams.ts'

/** What is typed about a stream, of any kind. */
export const streamSchema = z.object({
  ...zCreateLogStreamBody.shape,
  batch_seconds: z.pipe(z.pipe(z.string(), z.transform(Number)), zUpdateLogStreamBody.shape.batch_seconds),
})

export const newStream = {
  kind: 'https' as LogStreamKind,
  url: '',
  description: '',
  sources: ['activity'] as LogSource[],
  secret: '',
  header_name: '',
  index: '',
  region: '',
  bucket: '',
  prefix: '',
  access_key_id: '',
  batch_seconds: '10',
}

type Setting = 'header_name' | 'index' | 'region' | 'bucket' | 'prefix' | 'access_key_id'
const SETTINGS: Record<LogStreamKind, readonly Setting[]> = {
  https: ['header_name'],
  splunk: ['index'],
  datadog: [],
  s3: ['region', 'bucket', 'prefix', 'access_key_id'],
}

/** The settings that a kind has: what was typed for another one is left out. */
export const settingsOf = (
  kind: LogStreamKind,
  typed: { [Name in Setting]?: string | undefined },
): Pick<CreateLogStreamBody, Setting> =>
  Object.fromEntries(
    SETTINGS[kind].flatMap(name => {
      const value = typed[name]
      return value ? [[name, value] as const] : []
    }),
  )

const SECRETS: Record<LogStreamKind, string> = {
  https: 'Secret',
  splunk: 'HEC token',
  datadog: 'API key',
  s3: 'Secret access key',
}
const ADDRESS_HINTS: Record<LogStreamKind, string> = {
  https: 'Gets a POST with a line of JSON for each record.',
  splunk: 'The server of your HTTP Event Collector, such as https://http-inputs-acme.splunkcloud.com.',
  datadog: 'The intake of your site, such as https://http-intake.logs.datadoghq.eu.',
  s3: 'The storage, without the bucket, such as https://s3.eu-central-1.amazonaws.com.',
}
const WAITS: Record<string, string> = {
  '5': '5 seconds',
  '10': '10 seconds',
  '60': '1 minute',
  '300': '5 minutes',
  '900': '15 minutes',
}

/** The fields of a stream of a kind. */
export function StreamFields({
  fields,
  kind,
  waits = '10',
  hasSecret = false,
}: {
  fields: FormFields<keyof typeof newStream>
  kind: LogStreamKind
  /** The time that it has now, which may be none of the usual ones. */
  waits?: string
  hasSecret?: boolean
}) {
  const plain = { autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' } as const
  const keeps = hasSecret ? 'Set, and not shown. Leave it empty to keep it.' : undefined
  return (
    <>
      <fields.Text
        name="url"
        type="url"
        inputMode="url"
        {...plain}
        label="Address"
        hint={ADDRESS_HINTS[kind]}
      />
      {kind === 's3' && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <fields.Text name="region" {...plain} label="Region" />
            <fields.Text name="bucket" {...plain} label="Bucket" />
          </div>
          <fields.Text
            name="prefix"
            {...plain}
            label="Prefix"
            isOptional
            hint="Before the folders of year, month, day, and hour."
          />
          <fields.Text name="access_key_id" {...plain} label="Access key ID" />
        </>
      )}
      {kind === 'https' && (
        <fields.Text
          name="header_name"
          {...plain}
          label="Header"
          isOptional
          hint="Has the secret. Authorization, unless you enter another one."
        />
      )}
      <fields.Password
        name="secret"
        autoComplete="off"
        label={SECRETS[kind]}
        isOptional={kind === 'https' || hasSecret}
        hint={
          keeps ?? (kind === 'https' ? 'The whole value of the header, such as Bearer 7f3c9b.' : undefined)
        }
      />
      {kind === 'splunk' && (
        <fields.Text name="index" {...plain} label="Index" isOptional hint="That of the token by default." />
      )}
      <SourcesField name="sources" />
      <fields.Select
        name="batch_seconds"
        label="Send every"
        options={Object.entries({ ...(waits in WAITS ? {} : { [waits]: `${waits} seconds` }), ...WAITS }).map(
          ([value, label]) => ({ value, label }),
        )}
        hint="Full batches are sent at once."
      />
      <fields.Text name="description" label="Description" isOptional autoComplete="off" />
    </>
  )
}

export const kindOptions = Object.entries(kindNames).map(([value, label]) => ({ value, label }))

const SOURCES: readonly LogSource[] = ['activity', 'requests']

/** The logs that a stream gets. */
function SourcesField({ name }: { name: string }) {
  const { value, error, onBlur, set } = useFormField(name)
  const errorId = useId()
  const chosen = new Set(value as readonly LogSource[])
  return (
    <fieldset aria-describedby={error && errorId} onBlur={onBlur}>
      <legend className="mb-2 text-sm font-medium text-ink">Logs</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1.5">
        {SOURCES.map(source => (
          <Checkbox
            key={source}
            label={sourceNames[source]}
            checked={chosen.has(source)}
            onChange={({ target: { checked } }) =>
              set(SOURCES.filter(each => (each === source ? checked : chosen.has(each))))
            }
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
