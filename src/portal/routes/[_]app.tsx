import { createFileRoute, redirect } from '@tanstack/react-router'

// An entry for machines only (decision U2): nothing links here, and it redirects at once.
export const Route = createFileRoute('/_app')({
  staticData: { page: { samples: false } },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  beforeLoad: () => {
    throw redirect({ to: '/account', replace: true })
  },
})
