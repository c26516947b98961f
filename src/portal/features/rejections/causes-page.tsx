import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { ListToolbar } from '#portal/kit/list/toolbar.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { CauseItem } from './cause-item.tsx'
import { causesQuery } from './causes.ts'
import { FixActions, useFixActions } from './group-fix.tsx'
import { startOf } from './rejected.ts'
import { RejectedChart } from './rejected-chart.tsx'
import { NoRejections, type RejectedListProps, useRejectedToolbar } from './toolbar.tsx'

/** Rejected requests over time and by reason, each with its keys and its fix. */
export function CausesPage(props: RejectedListProps) {
  return (
    <FixActions>
      <Causes {...props} />
    </FixActions>
  )
}

function Causes({ search, onSearch }: RejectedListProps) {
  const { moreFilters, noMatch, ...toolbar } = useRejectedToolbar({ search, onSearch })
  const causes = useQuery(causesQuery(search))
  const [now] = useState(() => new Date())
  const { search: text, key, error, time } = search
  return (
    <Card isFlush>
      <ListToolbar {...toolbar}>{moreFilters}</ListToolbar>
      <ActionErrorAlert actions={useFixActions()} className="m-3" />
      <Loaded
        query={causes}
        what="Rejected requests"
        skeleton={
          <div className="flex flex-col gap-4 p-5">
            <Skeleton className="h-44 w-full" />
            <Skeleton className="h-14 w-full" />
            <Skeleton className="h-14 w-full" />
          </div>
        }
      >
        {({ causes: found, count, hours }) =>
          found.length > 0 ? (
            <>
              <RejectedChart hours={hours} count={count} start={startOf(time, now).getTime()} />
              <ul aria-label="Reasons">
                {found.map(cause => (
                  <CauseItem key={cause.rule} cause={cause} isOpenAtFirst={found.length === 1} />
                ))}
              </ul>
            </>
          ) : text || key || error || time ? (
            <EmptyState
              title={noMatch().title}
              action={
                <Button
                  onClick={() =>
                    onSearch({ search: undefined, key: undefined, error: undefined, time: undefined })
                  }
                >
                  Clear filters
                </Button>
              }
            >
              {noMatch().text}
            </EmptyState>
          ) : (
            <NoRejections />
          )
        }
      </Loaded>
    </Card>
  )
}
