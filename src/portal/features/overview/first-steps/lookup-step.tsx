import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { commonError } from '#domain/errors/common.ts'
import { verifyUsAddress } from '#generated/gateway/operations/verifyUsAddress.ts'
import type { UsStreetAnswer, UsStreetLookup } from '#generated/gateway/types.ts'
import { createPortalKey } from '#generated/security/operations/createPortalKey.ts'
import { listHoldings } from '#generated/subscription/operations/listHoldings.ts'
import { listSubscriptions } from '#generated/subscription/operations/listSubscriptions.ts'
import { useCan } from '#portal/api/can.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { type FirstLookup, firstLookupOf } from '#portal/content/first-lookups.ts'
import { refresh } from '#portal/kit/action/send-operation.ts'
import { KeySample } from '#portal/shared/lookups/key-sample.tsx'
import { type LookupSource, lookUp, lookupSource } from '#portal/shared/lookups/look-up.ts'
import { lookupKey, pageKeysQuery, usableFirst } from '#portal/shared/lookups/page-key.tsx'
import { Button } from '#portal/ui/button.tsx'
import { CodeBlock } from '#portal/ui/data/code-block.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { TextField } from '#portal/ui/input/text-field.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import type { Holding } from '../holdings.ts'

// The response with its map, and the explanation of a rejection, are larger than the rest of the page.
const LookupResponse = lazyPart(async () => ({
  default: (await import('#portal/shared/lookups/response.tsx')).LookupResponse,
}))
const LookupFailure = lazyPart(async () => ({
  default: (await import('#portal/shared/lookups/failure.tsx')).LookupFailure,
}))

/** A lookup in this page with a key of the account, and the same one from a server. */
export function LookupStep({
  holdings,
  keyId,
  token,
}: {
  holdings: readonly Holding[]
  /** Of the newest secret key. */
  keyId: string | undefined
  token: string | undefined
}) {
  const lookup = lookupOf(holdings)
  if (!lookup)
    return (
      <p className="max-w-text text-muted">
        The API has no lookup for the licenses of this account. Start a trial or order a plan, and try it
        here.
      </p>
    )
  return <Trial key={lookup.what} lookup={lookup} keyId={keyId} token={token} />
}

function Trial({
  lookup,
  keyId,
  token,
}: {
  lookup: FirstLookup
  keyId: string | undefined
  token: string | undefined
}) {
  const host = location.hostname
  const [values, setValues] = useState(() =>
    Object.fromEntries(lookup.fields.map(({ name, value }) => [name, value])),
  )
  const client = useQueryClient()
  const keys = useQuery(pageKeysQuery(host))
  const pageKey = usableFirst(keys.data?.embedded_keys)[0]
  const run = useMutation({
    mutationFn: async (query: Record<string, string>) => {
      const key = await lookupKey(pageKey)
      // The fields of a first lookup are the parameters of its own operation.
      const operation = lookup.operation as typeof verifyUsAddress
      const explain = operation.path === verifyUsAddress.path && { explain: 'no-match' }
      const parameters = { ...query, ...explain, key: key.key_id } as unknown as UsStreetLookup
      const [response, source] = await Promise.all([lookUp(operation, { query: parameters }), lookupSource()])
      return { query, response, source, keyId: key.key_id }
    },
    onSettled: () => refresh(client, [listHoldings, listSubscriptions]),
  })
  const { data: session } = useQuery(sessionQuery)
  const prepare = useCan(createPortalKey)
  const reason = session?.acting
    ? commonError('acting-rejected').message
    : pageKey
      ? undefined
      : prepare.reason

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!reason && !run.isPending) run.mutate(values)
  }

  return (
    <div className="flex min-w-0 flex-col gap-6">
      <form onSubmit={onSubmit} className="flex flex-col gap-4">
        <p className="max-w-text text-muted">
          Look up {lookup.what}, here and now. It uses one lookup
          {pageKey && ` with your embedded key “${pageKey.label}”`}.
        </p>
        <div className="grid gap-4 sm:grid-cols-3">
          {lookup.fields.map(({ name, label }) => (
            <TextField
              key={name}
              label={label}
              autoComplete="off"
              spellCheck={false}
              required
              value={values[name] ?? ''}
              onChange={event => setValues({ ...values, [name]: event.target.value })}
            />
          ))}
        </div>
        <Button
          type="submit"
          variant="primary"
          icon={<Play className="size-4" />}
          className="self-start"
          pending={run.isPending || keys.isLoading}
          disabledReason={reason}
        >
          Look it up
        </Button>
      </form>
      <div role="status" className="flex min-w-0 flex-col gap-6 empty:hidden">
        <LazyBoundary fallback={<Skeleton className="h-40 w-full" />}>
          {run.error && <LookupFailure error={run.error} />}
          {run.data && !run.error && <StepResponse {...run.data} lookup={lookup} />}
        </LazyBoundary>
      </div>
      {keyId && (
        <section aria-label="The same from your server" className="flex min-w-0 flex-col gap-3">
          <h4 className="text-sm font-medium">The same from your server</h4>
          <KeySample
            kind="secret"
            keyId={keyId}
            token={token}
            lookup={{
              ...lookup,
              fields: lookup.fields.map(field => ({ ...field, value: values[field.name] ?? '' })),
            }}
          />
        </section>
      )}
    </div>
  )
}

function StepResponse({
  lookup,
  query,
  response,
  source,
  keyId,
}: {
  lookup: FirstLookup
  query: Record<string, string>
  response: UsStreetAnswer
  source: LookupSource
  keyId: string
}) {
  if (lookup.operation.path === verifyUsAddress.path)
    return <LookupResponse lookup={query} {...response} source={source} keyId={keyId} />
  return <CodeBlock title="Response" language="json" code={JSON.stringify(response, null, 2)} />
}

/** The lookup that an active subscription of the account pays for; undefined if the gateway has none. */
function lookupOf(holdings: readonly Holding[]): FirstLookup | undefined {
  const paying = holdings
    .filter(({ status }) => status === 'active')
    .map(({ license }) => license.license_key)
  return firstLookupOf(paying)
}
