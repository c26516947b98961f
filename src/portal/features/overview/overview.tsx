import { useQuery } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { permission } from '#portal/api/can.ts'
import { messageOf } from '#portal/api/errors/errors.ts'
import { type Session, sessionQuery } from '#portal/api/session/session.ts'
import type { OverviewCard } from '#portal/kit/overview-card.ts'
import { ErrorState } from '#portal/ui/feedback/error-state.tsx'
import { toast } from '#portal/ui/feedback/toast.ts'
import { Card } from '#portal/ui/page/card.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import { areStepsHidden, hideSteps, useSteps } from './first-steps/steps.ts'

/** Starts the calls of all cards that the person may see, at once. */
export function loadCards(cards: readonly OverviewCard[], { roles }: Pick<Session, 'roles'>): void {
  for (const { operations, load } of cards) if (maySee(operations, roles)) void load()
}

function maySee(operations: OverviewCard['operations'], roles: readonly string[]): boolean {
  return operations.some(operation => permission(roles, [operation]).allowed)
}

/** The start page: first steps while the account is new, and a card for each thing to keep an eye on. */
export function Overview({ cards }: { cards: readonly OverviewCard[] }) {
  return (
    <>
      <PageHeader title="Overview" />
      <div className="grid items-start gap-6 bar:grid-cols-2">
        <div className="min-w-0 empty:hidden bar:col-span-2">
          <FirstSteps />
        </div>
        {cards
          .filter(({ isWide }) => isWide)
          .map(card => (
            <div key={card.what} className="min-w-0 empty:hidden bar:col-span-2">
              <Place card={card} />
            </div>
          ))}
        {/* Two columns of their own, so that a short card leaves no gap under it. */}
        {[0, 1].map(column => (
          <div key={column} className="flex min-w-0 flex-col gap-6 empty:hidden">
            {cards
              .filter(({ isWide }) => !isWide)
              .filter((_, at) => at % 2 === column)
              .map(card => (
                <Place key={card.what} card={card} />
              ))}
          </div>
        ))}
      </div>
    </>
  )
}

/** Draws one card. If it cannot be drawn, the others stay. */
function Place({ card: { what, operations, Card: Content } }: { card: OverviewCard }) {
  const { data: session } = useQuery(sessionQuery)
  if (!session || !maySee(operations, session.roles)) return null
  return (
    <CatchBoundary
      getResetKey={() => what}
      errorComponent={({ error, reset }) => (
        <Card>
          <ErrorState
            title={`${what} could not be shown`}
            reason={messageOf(error)}
            pending={false}
            onRetry={reset}
          />
        </Card>
      )}
    >
      <Content />
    </CatchBoundary>
  )
}

// Its forms are only for new accounts.
const StepList = lazy(() => import('./first-steps/step-list.tsx'))

/** The first steps of a new account, each ticked by what the account has. Nothing for any other account. */
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
    <Suspense>
      <StepList
        found={found}
        onHide={() => {
          hide(true)
          void toast.success('First steps are hidden.', {
            action: { label: 'Undo', onAction: () => hide(false) },
          })
        }}
      />
    </Suspense>
  )
}
