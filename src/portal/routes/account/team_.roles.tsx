import { createFileRoute } from '@tanstack/react-router'
import { WhatIfPage } from '#portal/features/team/roles/what-if-page.tsx'
import { readWhatIfSearch, type WhatIfSearch } from '#portal/features/team/shared/search.ts'
import { useListAddress } from '#portal/kit/list/search.ts'

export const Route = createFileRoute('/account/team_/roles')({
  staticData: {
    page: {
      nav: { label: 'Roles', order: 61, area: 'team' },
      needs: [],
      samples: {
        person: {},
        at: ['/account/team/roles', '/account/team/roles?roles=billing-viewer,api-key-viewer'],
      },
    },
  },
  // The page reads the rest itself: this is in the first load of every page.
  validateSearch: (raw: Record<string, unknown>): WhatIfSearch => ({ ...raw }),
  component: Roles,
})

function Roles() {
  const [search, onSearch] = useListAddress(readWhatIfSearch)
  return <WhatIfPage {...{ search, onSearch }} />
}
