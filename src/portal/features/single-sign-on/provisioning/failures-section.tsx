import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listProvisioningFailures } from '#generated/authorization/operations/listProvisioningFailures.ts'
import { listTeamMembers } from '#generated/authorization/operations/listTeamMembers.ts'
import { replayProvisioningCall } from '#generated/authorization/operations/replayProvisioningCall.ts'
import type { ProvisioningReplay } from '#generated/authorization/types.ts'
import { messageOf } from '#portal/api/errors/errors.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { refresh } from '#portal/kit/action/send-operation.ts'
import { useListAddress } from '#portal/kit/list/search.ts'
import type { BadgeTone } from '#portal/ui/data/badge.tsx'
import { Fact, Facts } from '#portal/ui/data/facts.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { useAction } from '#portal/ui/use-action.ts'
import { RECORDS_ON_A_PAGE, RecordEntry, Records } from '../records.tsx'
import { readCalls } from '../search.ts'
import {
  type ProvisioningFailure,
  provisioningFailuresQuery,
  provisioningFailureTexts,
  replayCall,
  whyNotReplayable,
} from './failures.ts'
import { provisioningQuery } from './provisioning.ts'

/** Calls of the identity provider that were rejected. There can be none before the first token. */
export function ProvisioningFailuresSection() {
  const { data: provisioning } = useQuery(provisioningQuery)
  const [{ calls_page: page = 1 }, onSearch] = useListAddress(readCalls)
  const failures = useQuery({
    ...provisioningFailuresQuery(page, RECORDS_ON_A_PAGE),
    placeholderData: keepPreviousData,
  })
  if (!provisioning?.tokens.length && !failures.data?.total) return null
  return (
    <Card
      title="Rejected provisioning calls"
      description="What your identity provider couldn’t do in the last 30 days, and how to fix it. Once it’s fixed, replay the call. Values are masked."
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
  const missing = whyNotReplayable(call)
  return (
    <RecordEntry title={title} note={call.attempt} time={call.time} badge={badgeOf(call)}>
      {call.replayedAt === null && <Alert tone="warning">{fix}</Alert>}
      <Replay call={call} />
      <Facts hasLongNames>
        {missing && <Fact name="Replay">{missing}</Fact>}
        {call.replayedAt !== null && (
          <Fact name="Replayed">
            <RelativeTime value={call.replayedAt} />
          </Fact>
        )}
        <Fact name="Token">
          <code translate="no" className="font-mono text-xs">
            scim_…{call.tokenSuffix}
          </code>
        </Fact>
        <Fact name="Our response">{call.detail}</Fact>
        {call.sent.map(({ name, value }) => (
          <Fact key={name} name={<span className="wrap-anywhere">{name}</span>}>
            <code translate="no" className="font-mono text-xs wrap-anywhere">
              {value}
            </code>
          </Fact>
        ))}
      </Facts>
    </RecordEntry>
  )
}

function badgeOf({ status, replayedAt }: ProvisioningFailure): { tone: BadgeTone; text: string } {
  if (replayedAt !== null) return { tone: 'accent', text: 'Replayed' }
  return { tone: status < 400 ? 'neutral' : 'danger', text: String(status) }
}

/** Performs the call again, and shows what came of it. */
function Replay({ call }: { call: ProvisioningFailure }) {
  const client = useQueryClient()
  const [result, setResult] = useState<ProvisioningReplay>()
  const replay = useAction({
    action: replayCall,
    onDone: async outcome => {
      setResult(outcome)
      await refresh(client, [listProvisioningFailures, listTeamMembers])
    },
    // It may have been replayed by someone else.
    onFailed: () => refresh(client, [listProvisioningFailures]),
  })
  const start = () => {
    setResult(undefined)
    void replay.run(call.id)
  }
  return (
    <>
      {call.isReplayable && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <OperationButton
            operation={replayProvisioningCall}
            size="sm"
            aria-label={`Replay: ${call.attempt}`}
            pending={replay.isPending}
            onClick={start}
          >
            Replay
          </OperationButton>
          <p className="min-w-0 text-xs text-muted">Sends the call again, as your provider did.</p>
        </div>
      )}
      {replay.error && <Alert tone="danger">{messageOf(replay.error)}</Alert>}
      {result && <Result result={result} />}
    </>
  )
}

function Result({ result: { status, failure, detail } }: { result: ProvisioningReplay }) {
  if (failure === null)
    return (
      <Alert tone="success" title="The replay worked">
        The call is applied. Our response has status {status}.
      </Alert>
    )
  const { title, fix } = provisioningFailureTexts[failure]
  return (
    <Alert tone="danger" title={`Rejected again: ${title}`}>
      <p>{fix}</p>
      <p>
        Our response with status {status}: {detail}
      </p>
    </Alert>
  )
}
