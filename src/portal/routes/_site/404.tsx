import { createFileRoute } from '@tanstack/react-router'
import { NotFoundContent } from '#portal/site/templates/not-found.tsx'

export const Route = createFileRoute('/_site/404')({
  // The server sends this page for any address it does not know, so it must not hydrate for its own.
  staticData: { page: { prerender: true, scripts: false, header: 'vanilla' } },
  component: NotFoundContent,
})
