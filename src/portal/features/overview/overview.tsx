import { useQuery } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { permission } from '#portal/api/can.ts'
import { messageOf } from '#portal/api/errors.ts'
import { type Session, sessionQuery } from '#portal/api/session/session.ts'
import type { OverviewCard } from '#portal/kit/overview-card.ts'
import { ErrorState } from '#portal/ui/feedback/error-state.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import { FirstSteps } from './first-steps/first-steps.tsx'

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
