import { createFileRoute, Link } from '@tanstack/react-router'
import { siteName } from '#portal/content/site.ts'
import { buttonClass } from '#portal/ui/classes.ts'
import { NotFoundPage } from '#portal/ui/page/message-page.tsx'

// An address for staff that matches no page: the frame stays around the message.
export const Route = createFileRoute('/admin/$')({
  head: () => ({ meta: [{ title: `Page not found · ${siteName}` }] }),
  component: () => (
    <NotFoundPage
      actions={
        <Link to="/admin/search" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          Search
        </Link>
      }
    />
  ),
})
