import type { SsoLogin } from '#generated/authorization/types.ts'
import { Fact, Facts } from '#portal/ui/data/facts.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Code } from '../values.tsx'
import { failureTexts, noteTexts } from './rehearsal.ts'

/** Why a login failed, and how to fix it. */
export function FailureAlert({ failure }: { failure: NonNullable<SsoLogin['failure']> }) {
  const { title, fix } = failureTexts[failure]
  return (
    <Alert tone="warning" title={title}>
      {fix}
    </Alert>
  )
}

/** What an owner should know of a login, unless it is the reason why it failed. */
export function NoteAlerts({ failure, notes }: Pick<SsoLogin, 'failure' | 'notes'>) {
  return notes
    .filter(note => note !== failure)
    .map(note => (
      <Alert key={note} tone="warning" title={noteTexts[note].title}>
        {noteTexts[note].fix}
      </Alert>
    ))
}

/** What the provider sent, masked. */
export function ReceivedFacts({ received }: Pick<SsoLogin, 'received'>) {
  if (!received.length) return <p className="text-sm text-muted">The identity provider sent nothing.</p>
  return (
    <Facts hasLongNames>
      {received.map(({ name, value }) => (
        <Fact key={`${name}=${value}`} name={name.split('/').at(-1) || name}>
          <Code>{value}</Code>
        </Fact>
      ))}
    </Facts>
  )
}
