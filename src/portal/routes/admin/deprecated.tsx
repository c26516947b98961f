import { createFileRoute } from '@tanstack/react-router'
import { siteName } from '#portal/content/site.ts'
import { DeprecatedUsesPage } from '#portal/features/staff/deprecated/deprecated-uses-page.tsx'
import {
  type DeprecatedUseSearch,
  readDeprecatedUseSearch,
} from '#portal/features/staff/deprecated/search.ts'
import { useListAddress } from '#portal/kit/list/search.ts'

export const Route = createFileRoute('/admin/deprecated')({
  staticData: {
    page: {
      nav: { label: 'Deprecated', order: 114, area: 'admin', staff: true },
      needs: ['listDeprecatedUsesByAccount'],
      samples: {
        person: {
          roles: ['internal-admin'],
          keys: 1,
          deprecatedUses: [
            { operationId: 'listTeamMembers', parameter: 'text', calls: 1204, key: 'Key 00001' },
            { operationId: 'listOrders', parameter: 'begin', calls: 31 },
          ],
        },
      },
    },
  },
  validateSearch: (raw: Record<string, unknown>): DeprecatedUseSearch => readDeprecatedUseSearch(raw),
  head: () => ({ meta: [{ title: `Deprecated parameters · Admin · ${siteName}` }] }),
  component: Deprecated,
})

function Deprecated() {
  const [search, onSearch] = useListAddress(readDeprecatedUseSearch)
  return <DeprecatedUsesPage search={search} onSearch={onSearch} />
}
