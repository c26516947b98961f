import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { DEMONSTRATION_KEY } from '#domain/gateway/demonstration.ts'
import { isTestKeyId, PUBLIC_TEST_KEY } from '#domain/keys/test-keys.ts'
import { createPortalKey } from '#generated/security/operations/createPortalKey.ts'
import { call } from '#portal/api/call.ts'
import { toFormError } from '#portal/api/errors/errors.ts'
import type { ReferenceField, ReferenceOperation } from '#portal/content/templates/reference.ts'
import { addressOf } from '#portal/shared/data-reports/report-link.tsx'
import { LookupFailure } from '#portal/shared/lookups/failure.tsx'
import type { ClosestAddress } from '#portal/shared/lookups/no-match.tsx'
import { Button } from '#portal/ui/button.tsx'
import { CodeBlock } from '#portal/ui/data/code-block.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Select } from '#portal/ui/input/select.tsx'
import { Textarea, TextField } from '#portal/ui/input/text-field.tsx'
import { useAction } from '#portal/ui/use-action.ts'
import { type AccountKey, lookupsLeft, useAccountKeys } from './account-keys.ts'
import { curlCommand, jsonFault, lookupsOf, type Received, sendTyped, type TypedRequest } from './request.ts'
import { Response, statusOf } from './response.tsx'
import { TestChoice } from './test-choice.tsx'

/** Which key a request is sent with: one of the account by its ID, or one of these. */
type Choice = 'demo' | 'test' | 'pasted' | 'portal' | 'secret' | (string & {})

/** How a token of a secret key begins. */
const TOKEN = /sk_/

/**
 * Sends a request to an operation with a key of the reader's choice. What is typed stays in the memory of the page: it is
 * in no storage, and in no address but that of the request.
 */
export function TryItForm({ operation }: { operation: ReferenceOperation }) {
  const account = useAccountKeys(operation.path)
  const explains = operation.parameters.some(({ name }) => name === 'explain')
  const keys = account.status === 'in' ? account.keys : []
  const [chosen, setChosen] = useState<Choice>()
  const choice = chosen ?? (account.status === 'in' ? account.usual : 'demo')
  const [pasted, setPasted] = useState({ text: '', wasToken: false })
  const [query, setQuery] = useState<Record<string, string>>({
    ...operation.sample.query,
    // Anyone who tries an address out wants to know why it has no match.
    ...(explains && { explain: 'no-match' }),
  })
  const [body, setBody] = useState(operation.sample.body)
  const [received, setReceived] = useState<Received>()
  const [left, setLeft] = useState<string>()
  const { run, isPending, error } = useAction({
    action: async () => sendTyped(request, await keyIdOf(choice, pasted.text)),
    onDone: async received => {
      setReceived(received)
      const isOwn = choice === 'portal' || (ownKey !== undefined && !ownKey.isTest)
      setLeft(isOwn ? await lookupsLeft(operation.path, query.license) : undefined)
    },
    onFailed: () => setReceived(undefined),
  })

  const request: TypedRequest = { operation, query, body }
  const ownKey = keys.find(({ keyId }) => keyId === choice)
  const isTest = isTestKeyId(shownKeyOf(choice, pasted.text))
  const parameters = operation.parameters.filter(({ name }) => name !== 'key')
  const faults =
    toFormError(received?.error, [...parameters.map(({ name }) => name), 'body'])?.fieldErrors ?? {}
  const bodyFault = body ? jsonFault(body) : undefined
  const lookups = lookupsOf(body)
  const missing =
    choice === 'secret'
      ? 'Secret keys work only outside of web pages.'
      : choice === 'pasted' && !pasted.text.trim()
        ? 'Enter an embedded key ID first.'
        : bodyFault

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (missing === undefined) void run()
  }
  return (
    <div className="flex flex-col gap-5">
      <form aria-label={operation.summary} className="flex flex-col gap-5" onSubmit={submit} noValidate>
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label="Key"
            className="sm:col-span-2"
            value={choice}
            options={choicesOf(account.status === 'in', keys)}
            hint={
              account.status === 'unreadable'
                ? 'We couldn’t load your account’s keys. You may not have the role to view them.'
                : undefined
            }
            onChange={event => {
              setChosen(event.target.value)
              setReceived(undefined)
            }}
          />
          {choice === 'pasted' && (
            <TextField
              label="Embedded key ID"
              className="sm:col-span-2"
              hint={`The key must be authorized for ${location.hostname}. It stays on this page, and we don’t store it.`}
              error={
                pasted.wasToken
                  ? 'That was the token of a secret key, so we removed it and didn’t send it. Enter an embedded key ID.'
                  : undefined
              }
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
              value={pasted.text}
              onChange={({ target: { value } }) => {
                const wasToken = TOKEN.test(value)
                setPasted({ text: wasToken ? '' : value, wasToken })
              }}
            />
          )}
        </div>
        {ownKey && !ownKey.worksHere && <NotAuthorizedHere ownKey={ownKey} />}
        {isTest && (
          <TestChoice
            operation={operation}
            request={request}
            onChange={next => {
              setQuery({ ...next.query })
              setBody(next.body)
            }}
          />
        )}
        {choice === 'secret' && (
          <Alert title="Run this request in a terminal">
            The API rejects secret keys from web pages, so this page never asks for a token. Set
            GATEPOST_KEY_ID and GATEPOST_TOKEN in your terminal, then run the command below.
          </Alert>
        )}
        <fieldset className="grid gap-4 sm:grid-cols-2">
          <legend className="mb-3 text-sm font-medium">Parameters</legend>
          {parameters.map(field => (
            <ParameterField
              key={field.name}
              field={field}
              value={query[field.name] ?? ''}
              error={faults[field.name]}
              onChange={value => setQuery({ ...query, [field.name]: value })}
            />
          ))}
        </fieldset>
        {operation.sample.body && (
          <Textarea
            label="JSON body"
            rows={Math.min(16, body.split('\n').length + 1)}
            spellCheck={false}
            value={body}
            error={bodyFault ?? faults.body}
            onChange={event => setBody(event.target.value)}
          />
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="primary" pending={isPending} disabledReason={missing}>
            Send request
          </Button>
          <p className="text-sm text-muted">
            {isTest ? 'Free. The response is fixed, and nothing counts.' : costOf(choice, lookups)}{' '}
            <Link
              to={'/docs/glossary' as string}
              hash="lookup"
              className="rounded-xs underline underline-offset-4 hover:text-ink"
            >
              What’s a lookup?
            </Link>
          </p>
        </div>
      </form>
      <CodeBlock
        title="Request"
        code={curlCommand(request, {
          keyId: shownKeyOf(choice, pasted.text),
          origin: location.origin,
        })}
      />
      <p role="status" className="sr-only">
        {received && `${statusOf(received)}, ${received.milliseconds} ms`}
      </p>
      {error && <LookupFailure error={error} title="We couldn’t get a key for this request" />}
      {received && (
        <Response
          received={received}
          left={left}
          isOnField={Object.keys(faults).length > 0}
          address={explains && !operation.sample.body ? addressOf(query) : ''}
          onChoose={
            operation.sample.body ? undefined : closest => setQuery({ ...query, ...parametersOf(closest) })
          }
        />
      )}
    </div>
  )
}

/** The parameters of a closest address; what it lacks is emptied. */
const parametersOf = (closest: ClosestAddress): Record<string, string> =>
  Object.fromEntries(Object.entries(closest).map(([name, value]) => [name, value ?? '']))

function choicesOf(isLoggedIn: boolean, keys: readonly AccountKey[]) {
  const [working, others] = [true, false].map(worksHere =>
    keys
      .filter(key => key.worksHere === worksHere)
      .map(({ keyId, label, isTest }) => ({
        value: keyId,
        label: isTest
          ? `${label} (test key)`
          : worksHere
            ? label
            : `${label} (not authorized for ${location.hostname})`,
      })),
  )
  const portal = { value: 'portal', label: 'The key that Gatepost manages for your account’s tools' }
  return [
    ...(working ?? []),
    ...(isLoggedIn ? [portal] : []),
    { value: 'demo', label: 'Demo key, no account needed' },
    { value: 'test', label: 'Public test key, with fixed responses' },
    { value: 'pasted', label: isLoggedIn ? 'Another embedded key' : 'Your embedded key' },
    { value: 'secret', label: 'A secret key' },
    ...(others ?? []),
  ]
}

async function keyIdOf(choice: Choice, pasted: string): Promise<string> {
  if (choice === 'portal') return (await call(createPortalKey)).key_id
  return shownKeyOf(choice, pasted)
}

function shownKeyOf(choice: Choice, pasted: string): string {
  if (choice === 'demo') return DEMONSTRATION_KEY
  if (choice === 'test') return PUBLIC_TEST_KEY.id
  if (choice === 'pasted') return pasted.trim() || 'YOUR_EMBEDDED_KEY'
  return choice === 'portal' ? 'YOUR_EMBEDDED_KEY' : choice
}

/** What a success counts as. */
function costOf(choice: Choice, lookups: number): string {
  const count = lookups === 1 ? '1 lookup' : `${lookups} lookups`
  if (choice === 'demo') return `Uses ${count} of the demo key’s hourly limit.`
  if (choice === 'pasted' || choice === 'secret') return `Counts as ${count} for the key’s account.`
  return `Counts as ${count} for your account.`
}

function NotAuthorizedHere({ ownKey: { keyId, label } }: { ownKey: AccountKey }) {
  return (
    <Alert tone="warning" title={`“${label}” isn’t authorized for ${location.hostname}`}>
      The API rejects it on this page.{' '}
      <Link
        to="/account/keys/embedded/$keyId"
        params={{ keyId }}
        className="rounded-xs text-accent underline underline-offset-4"
      >
        Add {location.hostname} to its hostnames
      </Link>
      , or choose another key.
    </Alert>
  )
}

function ParameterField({
  field: { name, type, isRequired, values, example },
  value,
  error,
  onChange,
}: {
  field: ReferenceField
  value: string
  error: string | undefined
  onChange: (value: string) => void
}) {
  const common = { label: name, isOptional: !isRequired, error, value }
  if (values.length > 0)
    return (
      <Select
        {...common}
        placeholder=""
        options={values.map(({ value }) => ({ value, label: value }))}
        onChange={event => onChange(event.target.value)}
      />
    )
  return (
    <TextField
      {...common}
      placeholder={example}
      inputMode={type === 'integer' ? 'numeric' : undefined}
      autoComplete="off"
      spellCheck={false}
      onChange={event => onChange(event.target.value)}
    />
  )
}
