import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { countOf, exactAmount } from '#domain/text/amounts.ts'
import { useRejectionText } from '#portal/api/can.ts'
import { notesOf } from '#portal/api/errors/errors.ts'
import { timeText } from '#portal/kit/day-text.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { BackLink } from '#portal/kit/view-nav.tsx'
import { TestKeysLink } from '#portal/shared/keys/test-badge.tsx'
import { CopyButton } from '#portal/ui/data/copy-button.tsx'
import { Fact, Facts } from '#portal/ui/data/facts.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { ErrorState } from '#portal/ui/feedback/error-state.tsx'
import { PageSkeleton, Skeleton } from '#portal/ui/feedback/loading.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { useAccountFacts } from '../diagnosis/account-facts.ts'
import { Diagnosis } from '../diagnosis/diagnosis.tsx'
import { explain } from '../diagnosis/explain.ts'
import { DiagnosisCard, ErrorLine } from '../diagnosis/parts.tsx'
import { RULES } from '../rules.ts'
import { APIS } from './apis.ts'
import { type DetailedRequest, requestQuery, toPasted } from './requests.ts'
import { KeyName } from './requests-page.tsx'
import { StatusBadge } from './status-badge.tsx'

const ExplainRequest = lazyPart(async () => ({
  default: (await import('./explain-request.tsx')).ExplainRequest,
}))

/** One call: what is known of it, why it came out as it did, and what it contained if that was kept. */
export function RequestPage({ id }: { id: string }) {
  return (
    <>
      <BackLink to="/account/keys/requests">Requests</BackLink>
      <Loaded
        query={useQuery(requestQuery(id))}
        what="The request"
        skeleton={<PageSkeleton />}
        missing={<NoSuchRequest />}
        isCard
      >
        {request => (
          <>
            <header className="mb-6 flex flex-col gap-2">
              <h1 className="text-2xl">{APIS[request.operation].label}</h1>
              <StatusBadge status={request.status} error={request.error} number={request.number} />
            </header>
            <div className="flex flex-col gap-5">
              <AboutRequest request={request} />
              <Outcome request={request} />
              <Content request={request} />
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}

function NoSuchRequest() {
  return (
    <EmptyState title="We can’t find this request">
      The log has the requests of this account’s keys from the last 30 days. In very busy seconds, it keeps
      some only.
    </EmptyState>
  )
}

const className = 'text-accent underline-offset-4 hover:underline'

function AboutRequest({ request }: { request: DetailedRequest }) {
  const { id, started, key, license, subscriptionId, latency, lookups, calls, tag, host, listId } = request
  return (
    <Card title="Request">
      <Facts>
        <Fact name="Request ID">
          <span className="flex items-center gap-1">
            <code translate="no" className="font-mono text-xs break-all">
              {id}
            </code>
            <CopyButton isIconOnly text={id} label="Copy request ID" />
          </span>
        </Fact>
        <Fact name="Time">
          {timeText(started)} (<RelativeTime value={started} />)
        </Fact>
        <Fact name="Key">
          <KeyName of={key} />
        </Fact>
        <Fact name="License">
          {license ? (
            <>
              {license.label}
              {subscriptionId !== null && `, subscription ${subscriptionId}`}
            </>
          ) : (
            `None: the request ${key.kind === 'test' ? 'had a test key' : 'wasn’t counted'}`
          )}
        </Fact>
        <Fact name="Lookups">{exactAmount(lookups)}</Fact>
        {listId !== null && (
          <Fact name="List">
            <Link to="/account/tools/lists/$listId" params={{ listId }} className={className}>
              Part of a list
            </Link>
          </Fact>
        )}
        <Fact name="Latency">{exactAmount(latency)} ms</Fact>
        <Fact name="Tag">
          {tag === null ? (
            'None'
          ) : (
            <Link to="/account/keys/requests" search={{ tag }} className={className}>
              {tag}
            </Link>
          )}
        </Fact>
        {host !== null && <Fact name="Page">{host}</Fact>}
        {calls > 1 && (
          <Fact name="Kept">1 of {countOf(calls, 'request')} like it, because that second was busy</Fact>
        )}
      </Facts>
    </Card>
  )
}

/** Why it came out as it did: the rule that decided then, and what Diagnose says of it now. */
function Outcome({ request }: { request: DetailedRequest }) {
  const { status, error, number, rule } = request
  if (request.key.kind === 'test' && !rule)
    return (
      <DiagnosisCard
        tone={error === null ? 'allowed' : 'rejected'}
        title={
          error === null ? 'The API returned a test response' : 'The API returned the error you requested'
        }
      >
        {error !== null && <ErrorLine error={{ id: number, name: error, status }} />}
        <p>
          The input of a request with a test key decides the response. Nothing was looked up, and nothing
          counted. <TestKeysLink>Inputs and responses</TestKeysLink>
        </p>
      </DiagnosisCard>
    )
  if (error === null)
    return (
      <DiagnosisCard tone="allowed" title="The request was accepted">
        <p>
          It counted {countOf(request.lookups, 'lookup')}
          {request.license && ` against ${request.license.label}`}.
        </p>
        <LazyBoundary>
          <ExplainRequest request={request} />
        </LazyBoundary>
      </DiagnosisCard>
    )
  const reported = { id: number, name: error, status }
  if (status === 400 || status === 412)
    return (
      <DiagnosisCard tone="rejected" title="The request was invalid">
        <ErrorLine error={reported} />
        <p>A parameter or the body isn’t as the API expects it. The response names it. It wasn’t counted.</p>
      </DiagnosisCard>
    )
  return (
    <>
      {rule && (
        <DiagnosisCard tone="rejected" title={RULES[rule].title}>
          <ErrorLine error={reported} />
          <p>
            {RULES[rule].why} It wasn’t counted. {RULES[rule].todo}
          </p>
        </DiagnosisCard>
      )}
      <section aria-labelledby="now" className="flex flex-col gap-3">
        <h2 id="now" className="text-base">
          The same request now
        </h2>
        <DiagnosisNow request={request} />
      </section>
    </>
  )
}

function DiagnosisNow({ request }: { request: DetailedRequest }) {
  const { account, error, isFetching, retry } = useAccountFacts()
  const reason = useRejectionText(error)
  if (account)
    return (
      <Diagnosis explanation={explain(toPasted(request), account, new Date())} licenses={account.licenses} />
    )
  return (
    <Card>
      {error ? (
        <ErrorState
          title="We couldn’t load your keys and licenses"
          reason={reason}
          pending={isFetching}
          {...notesOf(error)}
          onRetry={retry}
        />
      ) : (
        <div role="status" aria-busy="true" aria-label="Loading keys and licenses">
          <Skeleton className="h-6 w-2/3" />
        </div>
      )}
    </Card>
  )
}

/** What the call contained. */
function Content({ request: { content, key } }: { request: DetailedRequest }) {
  if (key.kind === 'test') return null
  if (!content)
    return (
      <Card title="Content">
        <p className="text-sm text-muted">
          We don’t keep what requests contain. To find a problem, you can turn that on for one key for 24
          hours, on the key’s page
          {key.kind === 'managed' ? '.' : ': '}
          {key.kind !== 'managed' && <KeyName of={key} />}
        </p>
      </Card>
    )
  return (
    <Card title="Content" description="Encrypted, and deleted after 30 days.">
      <Facts>
        <Fact name="IP address">
          <Code>{content.ip_address}</Code>
        </Fact>
        <Fact name="Parameters">
          <Code>{content.query}</Code>
        </Fact>
        {content.body !== null && (
          <Fact name="Body">
            <Code>{content.body}</Code>
          </Fact>
        )}
      </Facts>
    </Card>
  )
}

function Code({ children }: { children: ReactNode }) {
  return (
    <code translate="no" className="block font-mono text-xs leading-5 wrap-anywhere">
      {children}
    </code>
  )
}
