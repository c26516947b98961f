import { createFileRoute, redirect } from '@tanstack/react-router'

// The former address of the rejected requests, which links and bookmarks still have.
export const Route = createFileRoute('/account/keys_/refusals')({
  staticData: { page: { redirects: true, samples: false } },
  beforeLoad: () => {
    throw redirect({ to: '/account/keys/rejected', search: true, replace: true })
  },
})
