import type { HeldLicense } from './facts.ts'
import { KeyPageLink } from './links.tsx'
import { ErrorLine, ReasonText, Suspects, VerdictCard } from './parts.tsx'
import type { Assumption, Explanation } from './verdict.ts'
import { ASSUMPTIONS } from './words.ts'

const list = new Intl.ListFormat('en')

/** Whether the gateway allows the attempt now, and which rule decides. */
export function DecidedAnswer({
  explanation: { key, license, decision, assumed, reported, agrees, suspects },
  licenses,
}: {
  explanation: Extract<Explanation, { kind: 'decided' }>
  licenses: readonly HeldLicense[]
}) {
  const name = key?.label ?? 'This call'
  const subject = { key, license, licenses }
  const isUnexplained = reported !== null && !agrees
  return (
    <VerdictCard
      tone={isUnexplained ? 'unsure' : decision.isAllowed ? 'allowed' : 'refused'}
      title={decision.isAllowed ? `${name} is let through` : `${name} is refused`}
    >
      {decision.isAllowed ? (
        <>
          <p>
            {decision.hostname !== null &&
              !assumed.includes('page') &&
              `${decision.hostname} covers the page. `}
            Subscription {decision.subscriptionId} to {license?.label ?? 'a license of the account'} pays for
            it.
          </p>
          {key && (
            <p>
              <KeyPageLink to={key}>Open {key.label}</KeyPageLink>
            </p>
          )}
        </>
      ) : (
        <>
          <ErrorLine error={decision} />
          <ReasonText reason={decision.refusal} subject={subject} />
        </>
      )}
      <Assumed assumed={assumed} isAllowed={decision.isAllowed} />
      {isUnexplained && (
        <div className="flex flex-col gap-3 border-t border-line pt-3">
          <p className="font-medium">Yet the answer was another one:</p>
          <ErrorLine error={reported} />
          <Suspects {...{ reported, suspects, licenses }} />
        </div>
      )}
    </VerdictCard>
  )
}

/** What the paste does not contain. For a refusal, only the rules before it matter. */
function Assumed({ assumed, isAllowed }: { assumed: readonly Assumption[]; isAllowed: boolean }) {
  const shown = isAllowed ? assumed : []
  if (!shown.length) return null
  return <p className="text-muted">Assumed {list.format(shown.map(each => ASSUMPTIONS[each]))}.</p>
}
