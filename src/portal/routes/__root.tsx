import { createRootRoute } from '@tanstack/react-router'
import { Document, links, meta } from '#portal/document.tsx'

export const Route = createRootRoute({
  head: () => ({ meta: [...meta, { title: 'Gatepost' }], links }),
  shellComponent: Document,
})
