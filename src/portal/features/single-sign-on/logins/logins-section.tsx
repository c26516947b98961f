import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listSsoLogins } from '#generated/authorization/operations/listSsoLogins.ts'
import type { SsoLogin } from '#generated/authorization/types.ts'
import { query } from '#portal/api/call.ts'
import { useListAddress } from '#portal/kit/list/search.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Segmented } from '#portal/ui/input/segmented.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { providerQuery } from '../provider/provider.ts'
import { RECORDS_ON_A_PAGE, RecordEntry, Records } from '../records.tsx'
import { NoteAlerts, ReceivedFacts } from '../rehearsal/login-details.tsx'
import { failureTexts, noteTexts } from '../rehearsal/rehearsal.ts'
import { readRecords } from '../search.ts'
import { RelinkRequests } from './relink-requests.tsx'

const FILTERS = [
  { id: 'all', label: 'All' },
  { id: 'failed', label: 'Failed' },
  { id: 'passed', label: 'Succeeded' },
] as const

const NONE = { all: 'No logins yet.', failed: 'No login failed.', passed: 'No login succeeded.' }

/** Recent logins with the identity provider, with why they failed and what to do. */
export function LoginsSection() {
  const { data: provider } = useQuery(providerQuery)
  if (!provider || provider.kind === 'none' || !provider.isOwner) return null
  return <Logins provider={provider.name} />
}

function Logins({ provider }: { provider: string }) {
  const [{ logins: outcome, logins_page: page = 1 }, onSearch] = useListAddress(readRecords)
  const logins = useQuery({
    ...query(listSsoLogins, {
      query: { page, page_size: RECORDS_ON_A_PAGE, ...(outcome && { outcome }) },
    }),
    select: ({ total, logins }) => ({ total, entries: logins }),
    placeholderData: keepPreviousData,
  })
  return (
    <Card
      title="Recent logins"
      description="Logins with your identity provider in the last 30 days, and test logins. Only owners see why one failed."
      actions={
        <Segmented
          label="Outcome"
          options={FILTERS}
          value={outcome ?? 'all'}
          onChange={id => onSearch({ logins: id === 'all' ? undefined : id, logins_page: undefined })}
        />
      }
      isFlush
    >
      <div className="flex flex-col gap-3 px-5 pb-4 empty:hidden">
        <RelinkRequests provider={provider} />
      </div>
      <Records
        query={logins}
        what="Recent logins"
        noun="logins"
        none={NONE[outcome ?? 'all']}
        page={page}
        onPage={next => onSearch({ logins_page: next })}
      >
        {login => <Login key={login.login_id} login={login} />}
      </Records>
    </Card>
  )
}

const outcomes = {
  passed: { tone: 'accent', text: 'Succeeded' },
  failed: { tone: 'danger', text: 'Failed' },
  pending: { tone: 'neutral', text: 'Not finished' },
} as const

function Login({ login }: { login: SsoLogin }) {
  const { kind, outcome, failure, notes, person, received, time } = login
  const [note] = notes
  return (
    <RecordEntry
      title={
        <>
          {person?.username ?? 'Unknown person'}
          {kind === 'rehearsal' && <span className="text-muted"> · Test login</span>}
        </>
      }
      note={failure ? failureTexts[failure].title : note && noteTexts[note].title}
      time={time}
      badge={outcomes[outcome]}
    >
      {failure && <Alert tone="warning">{failureTexts[failure].fix}</Alert>}
      <NoteAlerts failure={failure} notes={notes} />
      <ReceivedFacts received={received} />
    </RecordEntry>
  )
}
