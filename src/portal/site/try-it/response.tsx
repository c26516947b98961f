import { ReportLink } from '#portal/shared/data-reports/report-link.tsx'
import { LookupFailure } from '#portal/shared/lookups/failure.tsx'
import { type ClosestAddress, type Explanation, NoMatch } from '#portal/shared/lookups/no-match.tsx'
import { CodeBlock } from '#portal/ui/data/code-block.tsx'
import type { Received } from './request.ts'

/** Such as `200 OK`. */
export function statusOf({ status, statusText }: Received): string {
  return status === 0 ? 'No response' : `${status} ${statusText}`.trim()
}

interface Explained {
  explanations: readonly (Explanation & { input_index?: number })[]
  isPartial: boolean
  /** The first match in one line; empty without one. */
  result: string
}

const NOT_EXPLAINED: Explained = { explanations: [], isPartial: false, result: '' }

/** Why addresses of a successful response have no match. */
function readExplanations(text: string): Explained {
  try {
    const { candidates, explanations = [] } = JSON.parse(text)
    const [first] = candidates
    const lines = [first?.delivery_line_1 ?? first?.address1, first?.last_line ?? first?.address2]
    return { explanations, isPartial: candidates.length > 0, result: lines.filter(Boolean).join(', ') }
  } catch {
    return NOT_EXPLAINED
  }
}

/** What came back: the facts, what an error means, and the body. */
export function Response({
  received,
  left,
  isOnField,
  address,
  onChoose,
}: {
  received: Received
  /** Lookups that the account has left, where that is known. */
  left: string | undefined
  /** Whether the form shows what is wrong at its fields. */
  isOnField: boolean
  /** What was looked up, in one line; empty if it was no address, or several. */
  address: string
  /** Puts one of the closest addresses into the form. */
  onChoose: ((closest: ClosestAddress) => void) | undefined
}) {
  const { milliseconds, requestId, retryAfter, text, error } = received
  const explained = error || !text ? NOT_EXPLAINED : readExplanations(text)
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
      {explained.explanations.map(explanation => (
        <NoMatch
          key={`${explanation.input_index ?? ''} ${explanation.part}`}
          explanation={explanation}
          isPartial={explained.isPartial}
          onChoose={onChoose}
        />
      ))}
      {address && !error && <ReportLink address={address} result={explained.result} />}
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
