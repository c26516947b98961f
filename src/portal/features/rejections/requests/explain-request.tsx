import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { commonError } from '#domain/errors/common.ts'
import { verifyInternationalAddress } from '#generated/gateway/operations/verifyInternationalAddress.ts'
import { verifyUsAddress } from '#generated/gateway/operations/verifyUsAddress.ts'
import { createPortalKey } from '#generated/security/operations/createPortalKey.ts'
import { useCan } from '#portal/api/can.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { addressOf, ReportLink } from '#portal/shared/data-reports/report-link.tsx'
import { LookupFailure } from '#portal/shared/lookups/failure.tsx'
import { lookUp } from '#portal/shared/lookups/look-up.ts'
import { type Explanation, NoMatch } from '#portal/shared/lookups/no-match.tsx'
import { lookupKey } from '#portal/shared/lookups/page-key.tsx'
import { Button } from '#portal/ui/button.tsx'
import { useAction } from '#portal/ui/use-action.ts'
import type { DetailedRequest } from './requests.ts'

type ExplainedOperation = 'verifyUsAddress' | 'verifyInternationalAddress'
type Parameters = Readonly<Record<string, string>>

const explain = 'no-match'

/** Operations that can explain why they found nothing: a lookup with what the log kept of a request. */
const EXPLAINED = {
  verifyUsAddress: ({ street = '', secondary, city, state, zipcode }: Parameters, key: string) =>
    lookUp(verifyUsAddress, { query: { street, secondary, city, state, zipcode, key, explain } }),
  verifyInternationalAddress: ({ country = '', address1 = '', ...parts }: Parameters, key: string) => {
    const { locality, administrative_area, postal_code } = parts
    const place = { locality, administrative_area, postal_code }
    return lookUp(verifyInternationalAddress, { query: { country, address1, ...place, key, explain } })
  },
} as const

const isExplained = (operation: string): operation is ExplainedOperation => operation in EXPLAINED

/**
 * Says why an accepted request found nothing: with its content by another lookup, else how to find out. The log doesn't
 * have responses, so it is offered for each.
 */
export function ExplainRequest({ request }: { request: DetailedRequest }) {
  const { operation, content } = request
  if (!isExplained(operation)) return null
  const parameters = content && readParameters(content.query)
  if (!parameters)
    return (
      <p className="text-muted">
        Did it find no address?{' '}
        <Link to="/account/tools" className="text-accent underline underline-offset-2 hover:no-underline">
          Verify the address
        </Link>{' '}
        to see which part failed.
      </p>
    )
  return (
    <>
      <Explain operation={operation} parameters={parameters} />
      <ReportLink address={addressOf(parameters)} result="" />
    </>
  )
}

function Explain({
  operation,
  parameters,
}: {
  operation: ExplainedOperation
  parameters: Readonly<Record<string, string>>
}) {
  const [found, setFound] = useState<{ explanations: readonly Explanation[]; isPartial: boolean }>()
  const { data: session } = useQuery(sessionQuery)
  const { reason } = useCan(createPortalKey)
  const { run, isPending, error } = useAction({
    action: async () => {
      const { key_id: key } = await lookupKey(undefined)
      const { candidates, explanations = [] } = await EXPLAINED[operation](parameters, key)
      return { explanations, isPartial: candidates.length > 0 }
    },
    onDone: setFound,
    onFailed: () => setFound(undefined),
  })
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="sm"
          pending={isPending}
          disabledReason={session?.acting ? commonError('acting-rejected').message : reason}
          onClick={() => void run()}
        >
          Explain this address
        </Button>
        <p className="text-sm text-muted">Looks it up again, which uses one lookup.</p>
      </div>
      <div role="status" className="flex flex-col gap-3 empty:hidden">
        {error && <LookupFailure error={error} />}
        {found?.explanations.map(explanation => (
          <NoMatch key={explanation.part} explanation={explanation} isPartial={found.isPartial} />
        ))}
        {found?.explanations.length === 0 && <p>The whole address matches.</p>}
      </div>
    </div>
  )
}

/** The parameters that the log kept; undefined if they were too long to keep whole. */
function readParameters(query: string): Record<string, string> | undefined {
  try {
    return JSON.parse(query)
  } catch {
    return undefined
  }
}
