import { createFileRoute, Link } from '@tanstack/react-router'
import { siteName } from '#portal/content/site.ts'
import { buttonClass } from '#portal/ui/classes.ts'
import { NotFoundPage } from '#portal/ui/page/message-page.tsx'

// An address of the account that matches no page: the frame stays around the message.
export const Route = createFileRoute('/account/$')({
  head: () => ({ meta: [{ title: `Page not found · ${siteName}` }] }),
  component: () => (
    <NotFoundPage
      actions={
        <>
          <Link to="/account" className={buttonClass({ variant: 'primary', size: 'lg' })}>
            Overview
          </Link>
          <Link to="/account/keys" className={buttonClass({ size: 'lg' })}>
            Keys
          </Link>
        </>
      }
    />
  ),
})
