import { ShieldCheck } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useRejectionText } from '#portal/api/can.ts'
import { notesOf } from '#portal/api/errors/errors.ts'
import { gatewayOrigin } from '#portal/shared/lookups/gateway-origin.ts'
import { Button } from '#portal/ui/button.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { ErrorState } from '#portal/ui/feedback/error-state.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { Textarea } from '#portal/ui/input/text-field.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { useAccountFacts } from './account-facts.ts'
import { CLUE_NAMES } from './copy.ts'
import { Diagnosis } from './diagnosis.tsx'
import { explain } from './explain.ts'
import { readNoMatch } from './no-match.ts'
import { NoMatchCard } from './no-match-card.tsx'
import { MAX_PASTE, readPaste } from './paste.ts'

/** Milliseconds without a key press before the paste is read. */
const PAUSE = 150

/**
 * Explains why a lookup was rejected. The paste is only in the state of this component: it may contain a
 * token, so it is not written to an address, storage, a draft or a call.
 */
export function DiagnosePage() {
  const { account, error, isFetching, retry } = useAccountFacts()
  const reason = useRejectionText(error)
  const [typed, setTyped] = useState('')
  const [paste, setPaste] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPaste(typed), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  const pasted = useMemo(() => readPaste(paste), [paste])
  const noMatch = useMemo(() => readNoMatch(paste), [paste])
  const explanation = useMemo(() => account && explain(pasted, account, new Date()), [pasted, account])

  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card>
        <div className="flex flex-col gap-4">
          <Textarea
            label="What you have"
            hint="An error number, a response, a page, an IP address, or a whole command."
            rows={10}
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="none"
            maxLength={MAX_PASTE}
            className="[&_textarea]:font-mono [&_textarea]:text-[0.8125rem]"
            value={typed}
            onChange={event => setTyped(event.target.value)}
          />
          <p className="flex items-center gap-2 text-sm text-muted">
            <ShieldCheck aria-hidden="true" className="size-4 shrink-0 text-accent" />
            Nothing you paste leaves this page.
          </p>
          <div className="flex flex-wrap items-center gap-2">
            <span className="text-sm text-faint">Try</span>
            {examplesAt(gatewayOrigin()).map(({ label, text }) => (
              <Button key={label} size="sm" onClick={() => setTyped(text)}>
                {label}
              </Button>
            ))}
            {typed !== '' && (
              <Button size="sm" variant="ghost" onClick={() => setTyped('')}>
                Clear
              </Button>
            )}
          </div>
          {pasted.clues.length > 0 && (
            <section aria-label="What we recognized" className="border-t border-line pt-4">
              <ul className="flex flex-wrap gap-x-4 gap-y-2">
                {pasted.clues.map(({ kind, text }) => (
                  <li key={kind} className="flex max-w-full items-center gap-2">
                    <Badge>{CLUE_NAMES[kind]}</Badge>
                    <code translate="no" className="min-w-0 font-mono text-xs wrap-anywhere text-muted">
                      {text}
                    </code>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </Card>
      <section aria-label="Verdict" aria-live="polite" className="min-w-0">
        {noMatch ? (
          <NoMatchCard {...noMatch} />
        ) : explanation ? (
          <Diagnosis explanation={explanation} licenses={account?.licenses ?? []} />
        ) : error ? (
          <Card>
            <ErrorState
              title="We couldn’t load your keys and licenses"
              reason={reason}
              pending={isFetching}
              {...notesOf(error)}
              onRetry={retry}
            />
          </Card>
        ) : (
          <Card>
            <div
              role="status"
              aria-busy="true"
              aria-label="Loading keys and licenses"
              className="flex flex-col gap-4"
            >
              <Skeleton className="h-6 w-2/3" />
              <Skeleton />
              <Skeleton className="w-5/6" />
            </div>
          </Card>
        )}
      </section>
    </div>
  )
}

/** What people paste most, without personal data. The command goes to this deployment. */
const examplesAt = (origin: string) => [
  { label: 'An error number', text: '1588026162' },
  {
    label: 'A response',
    text: '[{"id":1588026122,"name":"key-unauthorized","message":"The key is not authorized for this request.","fields":[],"status":403}]',
  },
  { label: 'A page', text: 'Referer: https://www.northwind.example/checkout' },
  {
    label: 'A command',
    text: `curl '${origin}/api/gateway/us-street?street=1+Main+St' \\\n  -u 0193f1c4-8d20-7b55-8f3e-61a7c0d94e12:sk_thisIsNoTokenOfAnybody00000000000Kd7W`,
  },
]
