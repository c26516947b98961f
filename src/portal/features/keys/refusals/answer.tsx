import { SearchX } from 'lucide-react'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { DecidedAnswer } from './decided-answer.tsx'
import type { HeldLicense } from './facts.ts'
import { KeysLink } from './links.tsx'
import { PageAnswer } from './page-answer.tsx'
import { ErrorLine, Suspects, VerdictCard } from './parts.tsx'
import type { Explanation } from './verdict.ts'
import { errorTitle } from './words.ts'

interface AnswerProps {
  explanation: Explanation
  licenses: readonly HeldLicense[]
}

/** The explanation of what was pasted. */
export function Answer({ explanation, licenses }: AnswerProps) {
  switch (explanation.kind) {
    case 'nothing':
      return (
        <Card>
          <EmptyState icon={<SearchX />} title="Why was a lookup refused?">
            Paste what you have, and read which key, hostname, license or subscription decided.
          </EmptyState>
        </Card>
      )
    case 'token':
      return (
        <VerdictCard tone="unsure" title="A token alone does not tell its key">
          <p>
            It ends with <code className="font-mono">••••{explanation.tail}</code>.{' '}
            <KeysLink>Your secret keys</KeysLink> show the last four characters of theirs.
          </p>
        </VerdictCard>
      )
    case 'status':
      return (
        <VerdictCard tone="unsure" title={`Status ${explanation.status} alone`}>
          {explanation.errors.length ? (
            <>
              <p>It can mean one of these. The number or the name in the answer tells which.</p>
              <ul className="flex flex-col gap-2">
                {explanation.errors.map(error => (
                  <li key={error.name}>
                    <ErrorLine error={error} />
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <p>The API does not answer with this status. Something between may have, such as a proxy.</p>
          )}
        </VerdictCard>
      )
    case 'reported':
      return (
        <VerdictCard tone="refused" title={errorTitle(explanation.reported)}>
          <ErrorLine error={explanation.reported} />
          <Suspects {...{ licenses }} reported={explanation.reported} suspects={explanation.suspects} />
        </VerdictCard>
      )
    case 'page':
      return <PageAnswer explanation={explanation} />
    case 'decided':
      return <DecidedAnswer {...{ explanation, licenses }} />
  }
}
