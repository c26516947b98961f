import { createFileRoute, redirect } from '@tanstack/react-router'

/** The welcome was a page of its own; emails and bookmarks may still name it. */
export const Route = createFileRoute('/welcome')({
  staticData: { page: { redirects: true, samples: false } },
  beforeLoad: () => {
    throw redirect({ to: '/account', replace: true })
  },
})
