import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useListAddress } from '#portal/kit/list/search.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { Fact, Facts } from '../fact.tsx'
import { RECORDS_ON_A_PAGE, RecordEntry, Records } from '../records.tsx'
import { readRecords } from '../search.ts'
import { type ProvisioningFailure, provisioningFailuresQuery, provisioningFailureTexts } from './failures.ts'
import { provisioningQuery } from './provisioning.ts'

/** Calls of the identity provider that were rejected. There can be none before the first token. */
export function ProvisioningFailuresSection() {
  const { data: provisioning } = useQuery(provisioningQuery)
  const [{ calls_page: page = 1 }, onSearch] = useListAddress(readRecords)
  const failures = useQuery({
    ...provisioningFailuresQuery(page, RECORDS_ON_A_PAGE),
    placeholderData: keepPreviousData,
  })
  if (!provisioning?.tokens.length && !failures.data?.total) return null
  return (
    <Card
      title="Rejected provisioning calls"
      description="What your identity provider couldn’t do in the last 30 days, and how to fix it. Values are masked."
      isFlush
    >
      <Records
        query={failures}
        what="Rejected provisioning calls"
        noun="calls"
        none="No call was rejected."
        page={page}
        onPage={next => onSearch({ calls_page: next })}
      >
        {failure => <Failure key={failure.id} failure={failure} />}
      </Records>
    </Card>
  )
}

function Failure({ failure: call }: { failure: ProvisioningFailure }) {
  const { title, fix } = provisioningFailureTexts[call.failure]
  return (
    <RecordEntry
      title={title}
      note={call.attempt}
      time={call.time}
      badge={{ tone: 'danger', text: String(call.status) }}
    >
      <Alert tone="warning">{fix}</Alert>
      <Facts>
        <Fact name="Token">
          <code className="font-mono text-xs">scim_…{call.tokenSuffix}</code>
        </Fact>
        <Fact name="Our response">{call.detail}</Fact>
        {call.sent.map(({ name, value }) => (
          <Fact key={name} name={<span className="wrap-anywhere">{name}</span>}>
            <code className="font-mono text-xs wrap-anywhere">{value}</code>
          </Fact>
        ))}
      </Facts>
    </RecordEntry>
  )
}
