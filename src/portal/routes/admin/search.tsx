import { createFileRoute } from '@tanstack/react-router'
import { siteName } from '#portal/content/site.ts'
import { SearchPage } from '#portal/features/staff/search/search-page.tsx'

type StaffSearch = { text?: string | undefined }

/** Undefined rather than missing: the router merges this over the address's own values. */
function readText({ text }: Record<string, unknown>): StaffSearch {
  const typed = typeof text === 'string' || typeof text === 'number' ? String(text).slice(0, 200) : ''
  return { text: typed || undefined }
}

export const Route = createFileRoute('/admin/search')({
  staticData: {
    page: {
      nav: { label: 'Search', order: 111, area: 'admin', staff: true },
      samples: {
        person: { roles: ['internal-admin'] },
        at: ['/admin/search', '/admin/search?text=example'],
      },
    },
  },
  validateSearch: readText,
  head: () => ({ meta: [{ title: `Search · Admin · ${siteName}` }] }),
  component: Search,
})

function Search() {
  const { text } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <SearchPage
      addressed={text}
      onText={next => void navigate({ search: { text: next }, replace: true, resetScroll: false })}
    />
  )
}
