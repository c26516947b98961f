import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/')({
  staticData: { page: { redirects: true, samples: false } },
  beforeLoad: () => {
    throw redirect({ to: '/admin/search', replace: true })
  },
})
