import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '#portal/api/start-query.ts'
import { activityQuery } from '#portal/features/activity/activity.ts'
import { ActivityPage } from '#portal/features/activity/activity-page.tsx'
import { type ActivitySearch, readActivitySearch } from '#portal/features/activity/activity-search.ts'
import { useListAddress } from '#portal/kit/list/search.ts'

export const Route = createFileRoute('/account/activity')({
  staticData: {
    page: {
      nav: { label: 'Activity', order: 100 },
      needs: [],
      samples: {
        person: { activity: 60 },
        at: [
          '/account/activity',
          '/account/activity?kind=keys',
          '/account/activity?search=nothing+like+this',
        ],
      },
    },
  },
  // The page reads the filters itself: this is in the first load of every page.
  validateSearch: (raw: Record<string, unknown>): ActivitySearch => ({ ...raw }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => startQuery(activityQuery(readActivitySearch({ ...deps }))),
  component: Activity,
})

function Activity() {
  const [search, onSearch] = useListAddress(readActivitySearch)
  return <ActivityPage {...{ search, onSearch }} />
}
