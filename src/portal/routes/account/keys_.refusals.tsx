import { createFileRoute, Link } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { siteName } from '#portal/content/site.ts'
import type { RefusalLinks } from '#portal/features/keys/refusals/links.ts'
import { RefusalsPage } from '#portal/features/keys/refusals/refusals-page.tsx'
import { licensesQuery, surveyQuery } from '#portal/features/keys/refusals/use-account-facts.ts'
import { KeyLink } from '#portal/features/keys/shared/key-link.tsx'
import { KeysFrame } from '#portal/features/keys/shared/keys-frame.tsx'

export const Route = createFileRoute('/account/keys_/refusals')({
  staticData: {
    page: {
      samples: {
        person: { keysWithPast: [{ kind: 'secret', label: 'Nightly import', pausedDaysAgo: 3 }] },
      },
    },
  },
  loader: () => {
    void queryClient.prefetchQuery(surveyQuery)
    void queryClient.prefetchQuery(licensesQuery)
  },
  head: () => ({ meta: [{ title: `Refused lookups · ${siteName}` }] }),
  component: Refusals,
})

function Refusals() {
  return (
    <KeysFrame
      view="refusals"
      description="Why the gateway refused a lookup: which key, hostname, license or subscription decided."
    >
      <RefusalsPage links={links} />
    </KeysFrame>
  )
}

const className = 'text-accent hover:underline'

// Not preloaded: pointing at a key that somebody pasted would ask for it by its id.
const links: RefusalLinks = {
  key: ({ keyId, kind }, label) => (
    <KeyLink kind={kind} keyId={keyId} preload={false} className={className}>
      {label}
    </KeyLink>
  ),
  keys: label => (
    <Link to="/account/keys" search={{ tab: undefined }} preload={false} className={className}>
      {label}
    </Link>
  ),
  health: label => (
    <Link to="/account/keys/health" preload={false} className={className}>
      {label}
    </Link>
  ),
  plans: label => (
    <Link to="/pricing" preload={false} className={className}>
      {label}
    </Link>
  ),
}
