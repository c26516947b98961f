import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '#portal/site/templates/not-found.tsx'

// An address below the portal that matches no page: the server sends the shell for it, and a matching route
// lets the shell hydrate without an error.
export const Route = createFileRoute('/$')({ component: NotFound })
