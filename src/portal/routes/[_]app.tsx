import { createFileRoute, redirect } from '@tanstack/react-router'

// An entry for machines alone (decision U2): nothing links here, and it leads on at once.
export const Route = createFileRoute('/_app')({
  staticData: { page: { samples: false } },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  beforeLoad: () => {
    throw redirect({ to: '/account', replace: true })
  },
})
