import type { ReactNode } from 'react'
import { MessagePage } from '#portal/ui/page/message-page.tsx'

export function NotFoundPage({ actions, nearest }: { actions: ReactNode; nearest?: ReactNode }) {
  return (
    <MessagePage plate="404" title="Page not found" actions={actions}>
      <p>
        We can’t deliver this page. It may have moved, or the link may be missing a letter. Check the address,
        or start from one of these pages.
      </p>
      {nearest}
    </MessagePage>
  )
}
