import { useQuery } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { type FunctionComponent, type ReactNode, useState } from 'react'
import { permission } from '#portal/api/can.ts'
import { messageOf } from '#portal/api/errors/errors.ts'
import { type Session, sessionQuery } from '#portal/api/session/session.ts'
import type { AttentionSource } from '#portal/kit/attention.tsx'
import { DrawnOnce, StillLoading } from '#portal/kit/drawn-once.tsx'
import type { OverviewCard } from '#portal/kit/overview-card.ts'
import { ErrorState } from '#portal/ui/feedback/error-state.tsx'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import { areStepsHidden, hideSteps, useSteps } from './first-steps/steps.ts'

/** Starts the calls of all parts that the person may see, at once. */
export function loadParts(
  parts: readonly Pick<OverviewCard, 'operations' | 'load'>[],
  { roles }: Pick<Session, 'roles'>,
): void {
  for (const { operations, load } of parts) if (maySee(operations, roles)) void load()
}

function maySee(operations: OverviewCard['operations'], roles: readonly string[]): boolean {
  return operations.some(operation => permission(roles, [operation]).allowed)
}

/**
 * The start page: the first steps of a new account, what needs attention, and then a card for each figure. The code of
 * what needs attention loads later, because most of it is shown to few.
 */
export function Overview({
  Attention,
  cards,
}: {
  Attention: FunctionComponent
  cards: readonly OverviewCard[]
}) {
  return (
    <>
      <PageHeader title="Overview" />
      <DrawnOnce>
        <FirstSteps />
        <LazyBoundary fallback={<StillLoading />}>
          <Attention />
        </LazyBoundary>
        {cards.map(({ what, operations, Card: Content }) => (
          <Part key={what} operations={operations} failed={props => <FailedCard what={what} {...props} />}>
            <Content />
          </Part>
        ))}
      </DrawnOnce>
    </>
  )
}

/** What needs attention, the most urgent kind first. Hidden while nothing does. */
export function NeedsAttention({ sources }: { sources: readonly AttentionSource[] }) {
  return (
    <div className="not-has-[li]:hidden">
      <Card title="Needs attention">
        <ul aria-label="Needs attention" className="flex flex-col divide-y divide-line">
          {sources.map(({ what, operations, Items }) => (
            <Part key={what} operations={operations} failed={props => <FailedItem what={what} {...props} />}>
              <Items />
            </Part>
          ))}
        </ul>
      </Card>
    </div>
  )
}

interface FailedProps {
  error: unknown
  onRetry: () => void
}

/** Draws one part, for a person who may see it. If it cannot be drawn, the others stay. */
function Part({
  operations,
  failed,
  children,
}: {
  operations: OverviewCard['operations']
  failed: (props: FailedProps) => ReactNode
  children: ReactNode
}) {
  const { data: session } = useQuery(sessionQuery)
  if (!session || !maySee(operations, session.roles)) return null
  return (
    <CatchBoundary
      getResetKey={() => 'overview'}
      errorComponent={({ error, reset }) => failed({ error, onRetry: reset })}
    >
      {children}
    </CatchBoundary>
  )
}

function FailedCard({ what, error, onRetry }: FailedProps & { what: string }) {
  return (
    <Card>
      <ErrorState
        title={`${what} couldn’t be shown`}
        reason={messageOf(error)}
        pending={false}
        onRetry={onRetry}
      />
    </Card>
  )
}

function FailedItem({ what, error, onRetry }: FailedProps & { what: string }) {
  return (
    <li>
      <ErrorState
        title={`${what} couldn’t be shown`}
        reason={messageOf(error)}
        pending={false}
        onRetry={onRetry}
      />
    </li>
  )
}

// Its forms are only for new accounts.
const StepList = lazyPart(() => import('./first-steps/step-list.tsx'))

/** The first steps of a new account. They check off automatically; other accounts don’t have them. */
function FirstSteps() {
  const { data: session } = useQuery(sessionQuery)
  return session?.accountId ? <StepsOfAccount key={session.accountId} accountId={session.accountId} /> : null
}

function StepsOfAccount({ accountId }: { accountId: number }) {
  const found = useSteps()
  const [isHidden, setHidden] = useState(() => areStepsHidden(accountId))
  // A person who completes the last step sees that all are done; it is gone the next time.
  const [wasOpen, setWasOpen] = useState(false)
  const isDone = found?.steps.every(step => step.isDone) ?? false
  if (found && !isDone && !wasOpen) setWasOpen(true)
  if (!found || isHidden || (isDone && !wasOpen)) return null

  const hide = (isNowHidden: boolean) => {
    hideSteps(accountId, isNowHidden)
    setHidden(isNowHidden)
  }
  return (
    <LazyBoundary fallback={<StillLoading />}>
      <StepList
        found={found}
        onHide={() => {
          hide(true)
          void toast.success('First steps hidden.', {
            action: { label: 'Undo', onAction: () => hide(false) },
          })
        }}
      />
    </LazyBoundary>
  )
}
