import { createFileRoute, Link } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { siteName } from '#portal/content/site.ts'
import { keyCountsQuery, Overview } from '#portal/features/overview/overview.tsx'
import { buttonClass } from '#portal/ui/button-class.ts'

export const Route = createFileRoute('/account/')({
  loader: () => {
    void queryClient.prefetchQuery(keyCountsQuery)
  },
  head: () => ({ meta: [{ title: `Overview · ${siteName}` }] }),
  component: () => (
    <Overview
      keysLink={label => (
        <Link to="/account/keys" className={buttonClass({ variant: 'primary' })}>
          {label}
        </Link>
      )}
    />
  ),
})
