import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '#portal/site/templates/not-found.tsx'

// An address below the portal that no page answers: the server sends the shell for it, and a route
// that matches is what lets the shell come to life without a complaint.
export const Route = createFileRoute('/$')({ component: NotFound })
