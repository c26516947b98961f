import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { startSsoRehearsal } from '#generated/authorization/operations/startSsoRehearsal.ts'
import type { SsoRehearsal } from '#generated/authorization/types.ts'
import { messageOf } from '#portal/api/errors/errors.ts'
import { REHEARSAL_CHANNEL } from '#portal/api/session/rehearsal-attempt.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { refresh } from '#portal/kit/action/send-operation.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Breakable } from '#portal/ui/data/breakable.tsx'
import { Fact, Facts } from '#portal/ui/data/facts.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { useAction } from '#portal/ui/use-action.ts'
import { providerQuery } from '../provider/provider.ts'
import { rolesText } from '../roles/roles.ts'
import { Code } from '../values.tsx'
import { FailureAlert, NoteAlerts, ReceivedFacts } from './login-details.tsx'
import {
  giveUpRehearsal,
  lockedOutText,
  obstacleTexts,
  outcomeTexts,
  rehearsalQueries,
  rehearsalQuery,
  startRehearsal,
} from './rehearsal.ts'

/** The real login, tried out without consequences, and what it shows. */
export function RehearsalSection() {
  const { data: provider } = useQuery(providerQuery)
  if (!provider || provider.kind === 'none' || !provider.isOwner) return null
  return <Rehearsal />
}

function Rehearsal() {
  const client = useQueryClient()
  const rehearsal = useQuery(rehearsalQuery)
  /** State of the login in the window. */
  const [waitsFor, setWaitsFor] = useState<string>()
  useEffect(() => {
    const channel = new BroadcastChannel(REHEARSAL_CHANNEL)
    channel.onmessage = () => {
      setWaitsFor(undefined)
      void refresh(client, rehearsalQueries)
    }
    return () => channel.close()
  }, [client])
  const start = useAction({
    action: startRehearsal,
    onDone: async state => {
      setWaitsFor(state)
      await refresh(client, rehearsalQueries)
    },
  })
  const giveUp = useAction({
    action: giveUpRehearsal,
    onDone: async () => {
      setWaitsFor(undefined)
      await refresh(client, rehearsalQueries)
    },
  })
  const error = start.error ?? giveUp.error
  return (
    <Card
      title="Test login"
      description="Log in with your identity provider in a window. Nothing changes: no one is logged in, and passwords keep working."
      actions={
        <OperationButton
          operation={startSsoRehearsal}
          variant="primary"
          pending={start.isPending}
          onClick={() => void start.run()}
        >
          Test login
        </OperationButton>
      }
    >
      <div className="flex flex-col gap-5">
        {error && <Alert tone="danger">{messageOf(error)}</Alert>}
        {waitsFor !== undefined && (
          <Alert
            title="Log in in the window that opened"
            action={
              <Button size="sm" pending={giveUp.isPending} onClick={() => void giveUp.run(waitsFor)}>
                It shows an error
              </Button>
            }
          >
            The outcome shows here. If your identity provider shows an error instead of its login, we look for
            the cause.
          </Alert>
        )}
        <Loaded query={rehearsal} what="The test login">
          {latest =>
            latest ? (
              latest.login.outcome !== 'pending' && <Outcome rehearsal={latest} />
            ) : (
              <p className="text-sm text-muted">
                Not tested with these settings. You can activate single sign-on within 24 hours of a
                successful test login.
              </p>
            )
          }
        </Loaded>
      </div>
    </Card>
  )
}

function Outcome({ rehearsal: { login, mapping, joins, people, invited } }: { rehearsal: SsoRehearsal }) {
  const { failure, notes, received, person, time } = login
  return (
    <>
      {failure ? (
        <FailureAlert failure={failure} />
      ) : (
        <Alert tone="success" title="The test login worked">
          {person?.username} would be logged in.
        </Alert>
      )}
      <NoteAlerts failure={failure} notes={notes} />
      {joins && (
        <Alert title={`${joins.username} would join your team`}>
          At their first login with the active identity provider, with these roles: {rolesText(joins.roles)}.
        </Alert>
      )}
      <Facts hasLongNames>
        <Fact name="Tested">
          <RelativeTime value={time} />
        </Fact>
        {mapping.subject !== null && (
          <>
            <Fact name="Person at the provider">
              <Code>{mapping.subject}</Code>
            </Fact>
            <Fact name="Email">
              <Breakable text={mapping.email ?? 'None'} />
            </Fact>
            <Fact name="Name">{mapping.name ?? 'None'}</Fact>
          </>
        )}
      </Facts>
      <details className="text-sm">
        <summary className="cursor-pointer font-medium">What the identity provider sent</summary>
        <div className="pt-3">
          <ReceivedFacts received={received} />
        </div>
      </details>
      {people.length > 0 && <People people={people} invited={invited} />}
    </>
  )
}

const tones = { enters: 'accent', 'keeps-password': 'neutral', 'locked-out': 'danger' } as const

function People({ people, invited }: Pick<SsoRehearsal, 'people' | 'invited'>) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-medium">{lockedOutText(people) ?? 'No member would be locked out'}</h3>
      <ul className="flex flex-col divide-y divide-line">
        {people.map(({ user_id: id, username, outcome, obstacle }) => (
          <Forecast key={id} username={username} note={obstacle && obstacleTexts[obstacle]}>
            <Badge tone={tones[outcome]}>{outcomeTexts[outcome]}</Badge>
          </Forecast>
        ))}
        {invited.map(username => (
          <Forecast key={username} username={username} note="Is invited">
            <Badge tone="accent">Would join</Badge>
          </Forecast>
        ))}
      </ul>
    </section>
  )
}

function Forecast({
  username,
  note,
  children,
}: {
  username: string
  note: string | null
  children: ReactNode
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-sm">
      <span className="min-w-0">
        <Breakable text={username} />
        {note && <span className="block text-xs text-muted">{note}</span>}
      </span>
      {children}
    </li>
  )
}
