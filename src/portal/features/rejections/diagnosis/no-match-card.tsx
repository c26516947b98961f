import { Link } from '@tanstack/react-router'
import { NoMatch } from '#portal/shared/lookups/no-match.tsx'
import type { PastedNoMatch } from './no-match.ts'
import { DiagnosisCard } from './parts.tsx'

const className = 'text-accent underline underline-offset-2 hover:no-underline'

/** A response that was a success and found nothing: why, or how to find out. */
export function NoMatchCard({ explanations }: PastedNoMatch) {
  return (
    <DiagnosisCard tone="unsure" title="The request was accepted, but no address matches">
      {explanations.map(explanation => (
        <NoMatch key={explanation.message} explanation={explanation} />
      ))}
      {explanations.length === 0 && (
        <p>
          To see which part failed, send the request again with{' '}
          <code translate="no" className="font-mono">
            explain=no-match
          </code>
          , or{' '}
          <Link to="/account/tools" className={className}>
            verify the address here
          </Link>
          . Either uses one lookup.
        </p>
      )}
      <p>
        <a href="/docs/no-match" className={className}>
          Why an address has no match
        </a>
      </p>
    </DiagnosisCard>
  )
}
