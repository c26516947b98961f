import { SearchX } from 'lucide-react'
import { TestBadge, TestKeysLink } from '#portal/shared/keys/test-badge.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import type { HeldLicense } from './account-facts.ts'
import { ASSUMPTIONS, errorTitle, nearText } from './copy.ts'
import type { Assumption, Explanation } from './explain.ts'
import { DiagnosisCard, ErrorLine, KeyPageLink, KeysLink, ReasonText, Suspects } from './parts.tsx'

interface DiagnosisProps {
  explanation: Explanation
  licenses: readonly HeldLicense[]
}

/** The explanation of what was pasted. */
export function Diagnosis({ explanation, licenses }: DiagnosisProps) {
  switch (explanation.kind) {
    case 'nothing':
      return (
        <Card>
          <EmptyState icon={<SearchX />} title="Why was a request rejected?">
            Paste what you have to see which key, hostname, license, or subscription caused it.
          </EmptyState>
        </Card>
      )
    case 'token':
      return (
        <DiagnosisCard tone="unsure" title="A token doesn’t identify its key">
          <p>
            It ends with{' '}
            <code translate="no" className="font-mono">
              ••••{explanation.tail}
            </code>
            . <KeysLink>Your secret keys</KeysLink> show the last four characters of their tokens.
          </p>
        </DiagnosisCard>
      )
    case 'status':
      return (
        <DiagnosisCard tone="unsure" title={`Only status ${explanation.status}`}>
          {explanation.errors.length ? (
            <>
              <p>It can mean one of these. The number or name in the response says which.</p>
              <ul className="flex flex-col gap-2">
                {explanation.errors.map(error => (
                  <li key={error.name}>
                    <ErrorLine error={error} />
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <p>The API doesn’t return this status. A proxy in between may have.</p>
          )}
        </DiagnosisCard>
      )
    case 'managed':
      return (
        <DiagnosisCard
          tone={explanation.reported ? 'rejected' : 'unsure'}
          title={`${explanation.key.label} is our key`}
        >
          {explanation.reported && <ErrorLine error={explanation.reported} />}
          <p>
            Gatepost made it for the tools on these pages, and it works only here. Your lists of keys don’t
            include it. Its lookups count against your licenses. To call the API yourself, create a key in{' '}
            <KeysLink>Your keys</KeysLink>.
          </p>
          {explanation.reported && (
            <Suspects
              {...{ licenses }}
              reported={explanation.reported}
              suspects={explanation.suspects}
              recorded={explanation.recorded}
            />
          )}
        </DiagnosisCard>
      )
    case 'test':
      return (
        <DiagnosisCard tone={explanation.reported ? 'rejected' : 'unsure'} title="This is a test key">
          {explanation.reported && <ErrorLine error={explanation.reported} />}
          <p>
            <TestBadge /> The input decides the response to a test key. No subscription, limit, or hostname
            does, and nothing counts. <TestKeysLink>Inputs and responses</TestKeysLink>
          </p>
          {explanation.reported?.name === 'not-permitted' && (
            <p>If you didn’t request this error, the key is deleted or its token was rotated.</p>
          )}
        </DiagnosisCard>
      )
    case 'reported':
      return (
        <DiagnosisCard tone="rejected" title={errorTitle(explanation.reported)}>
          <ErrorLine error={explanation.reported} />
          <Suspects {...{ ...explanation, licenses }} />
        </DiagnosisCard>
      )
    case 'page':
      return <PageDiagnosis explanation={explanation} />
    case 'decided':
      return <DecidedDiagnosis {...{ explanation, licenses }} />
  }
}

const list = new Intl.ListFormat('en')

/** Whether the gateway allows the attempt now, and which rule decides. */
function DecidedDiagnosis({
  explanation: { key, license, decision, assumed, reported, agrees, suspects, recorded },
  licenses,
}: {
  explanation: Extract<Explanation, { kind: 'decided' }>
  licenses: readonly HeldLicense[]
}) {
  const name = key?.label ?? 'This request'
  const subject = { key, license, licenses }
  const isUnexplained = reported !== null && !agrees
  return (
    <DiagnosisCard
      tone={isUnexplained ? 'unsure' : decision.isAllowed ? 'allowed' : 'rejected'}
      title={decision.isAllowed ? `${name} is accepted` : `${name} is rejected`}
    >
      {decision.isAllowed ? (
        <>
          <p>
            {decision.hostname !== null &&
              !assumed.includes('page') &&
              `${decision.hostname} covers the page. `}
            It counts against subscription {decision.subscriptionId} to{' '}
            {license?.label ?? 'a license of the account'}.
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
          <ReasonText reason={decision.rejection} subject={subject} />
        </>
      )}
      <Assumed assumed={assumed} isAllowed={decision.isAllowed} />
      {isUnexplained && (
        <div className="flex flex-col gap-3 border-t border-line pt-3">
          <p className="font-medium">But the response was different:</p>
          <ErrorLine error={reported} />
          <Suspects {...{ reported, suspects, recorded, licenses }} />
        </div>
      )}
    </DiagnosisCard>
  )
}

/** What the paste does not contain. For a rejection, only the rules before it matter. */
function Assumed({ assumed, isAllowed }: { assumed: readonly Assumption[]; isAllowed: boolean }) {
  const shown = isAllowed ? assumed : []
  if (!shown.length) return null
  return <p className="text-muted">This assumes that {list.format(shown.map(each => ASSUMPTIONS[each]))}.</p>
}

/** More than this, no one reads. */
const SHOWN = 20

/** The keys that work on a page, those that nearly do, and why not. */
function PageDiagnosis({
  explanation: { host, reported, covering, near, others },
}: {
  explanation: Extract<Explanation, { kind: 'page' }>
}) {
  const works = covering.length > 0
  const title = works
    ? `${covering.length === 1 ? 'One embedded key works' : `${covering.length} embedded keys work`} on ${host}`
    : `No embedded key works on ${host}`
  return (
    <DiagnosisCard tone={works ? 'allowed' : 'rejected'} title={title}>
      {reported && <ErrorLine error={reported} />}
      {works && (
        <ul aria-label="Keys that work there" className="flex flex-col gap-2">
          {covering.slice(0, SHOWN).map(({ key, hostname }) => (
            <li key={key.keyId}>
              <KeyPageLink to={key}>{key.label}</KeyPageLink>: {hostname} covers it
              {key.isPaused && ', but the key is paused'}.
            </li>
          ))}
        </ul>
      )}
      {works && reported && <p>So the page sent another key or none. Check the key ID in the request.</p>}
      {near.length > 0 && (
        <>
          <p>
            {near.length === 1
              ? 'One key has a similar hostname:'
              : `${near.length} keys have a similar hostname:`}
          </p>
          <ul aria-label="Keys that nearly work there" className="flex flex-col gap-2">
            {near.slice(0, SHOWN).map(each => (
              <li key={each.key.keyId}>
                <KeyPageLink to={each.key}>{each.key.label}</KeyPageLink>: {nearText(each.near, host)}{' '}
                <span className="text-muted">
                  {each.near.why === 'deactivated' ? `Allow ${each.near.hostname} again.` : `Allow ${host}.`}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {!works && near.length === 0 && (
        <p>
          None of your hostnames is similar. Allow {host} for the page’s key. <KeysLink>Your keys</KeysLink>
        </p>
      )}
      {others > 0 && (near.length > 0 || works) && (
        <p className="text-muted">
          {others === 1 ? 'Another embedded key is' : `${others} other embedded keys are`} for other
          hostnames.
        </p>
      )}
    </DiagnosisCard>
  )
}
