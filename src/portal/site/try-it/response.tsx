import { LookupFailure } from '#portal/shared/lookups/failure.tsx'
import { CodeBlock } from '#portal/ui/data/code-block.tsx'
import type { Received } from './request.ts'

/** Such as `200 OK`. */
export function statusOf({ status, statusText }: Received): string {
  return status === 0 ? 'No response' : `${status} ${statusText}`.trim()
}

/** What came back: the facts, what an error means, and the body. */
export function Response({
  received,
  left,
  isOnField,
}: {
  received: Received
  /** Lookups that the account has left, where that is known. */
  left: string | undefined
  /** Whether the form shows what is wrong at its fields. */
  isOnField: boolean
}) {
  const { milliseconds, requestId, retryAfter, text, error } = received
  const facts = [
    ['Status', statusOf(received)],
    ['Time', `${milliseconds} ms`],
    ['Lookups left', left],
    ['X-Request-Id', requestId],
    ['Retry-After', retryAfter && `${retryAfter} s`],
  ] as const
  return (
    <section aria-label="Response" className="flex flex-col gap-4">
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {facts.map(
          ([term, value]) =>
            value && (
              <div key={term} className="flex min-w-0 flex-col">
                <dt className="text-xs text-faint">{term}</dt>
                <dd className="font-medium break-all tnum">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {error && !isOnField && <LookupFailure error={error} />}
      {error?.name === 'key-unauthorized' && (
        <p className="text-sm text-muted">
          This page is on{' '}
          <code translate="no" className="font-mono text-ink">
            {location.hostname}
          </code>
          . Authorize this hostname for the key, and send the request again.
        </p>
      )}
      {text && (
        <CodeBlock
          title="Response"
          language="json"
          code={text}
          className="max-h-[32rem] [&>pre]:overflow-y-auto"
        />
      )}
    </section>
  )
}
