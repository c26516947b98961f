import { createFileRoute, redirect } from '@tanstack/react-router'
import { startQuery } from '#portal/api/start-query.ts'
import { TeamPage } from '#portal/features/team/list/team-page.tsx'
import { type ListSearch, readListSearch } from '#portal/features/team/shared/search.ts'
import { teamQuery } from '#portal/features/team/shared/team.ts'
import type { DialogSearch } from '#portal/kit/dialog/read-dialog.ts'
import { correctedSearch, useListAddress } from '#portal/kit/list/search.ts'

export const Route = createFileRoute('/account/team')({
  staticData: {
    page: {
      title: 'Team',
      nav: { label: 'Members', order: 60, area: 'team', leads: true },
      needs: ['listTeamMembers'],
      samples: {
        person: {
          maxUsers: 4,
          team: [
            { roles: ['api-key-viewer', 'api-key-editor'], joinedDaysAgo: 40 },
            { roles: ['billing-viewer'], expiresInDays: 5 },
            { roles: ['account-owner'], expiresInDays: 0 },
          ],
        },
        at: ['/account/team', '/account/team?state=expired'],
      },
    },
  },
  // The page reads the filters itself: this is in the first load of every page.
  validateSearch: (raw: Record<string, unknown>): ListSearch & DialogSearch => ({ ...raw }),
  loaderDeps: ({ search: { dialog: _dialog, id: _id, ...search } }) => search,
  loader: ({ deps }) => {
    const search = readListSearch({ ...deps })
    // A saved address may have names of before.
    const corrected = correctedSearch(deps, search)
    if (corrected) throw redirect({ to: '/account/team', search: corrected, replace: true })
    return startQuery(teamQuery(search))
  },
  component: Team,
})

function Team() {
  const [search, onSearch] = useListAddress(readListSearch)
  return <TeamPage {...{ search, onSearch }} />
}
