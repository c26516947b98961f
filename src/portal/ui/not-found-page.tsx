import type { ReactNode } from 'react'
import { MessagePage } from '#portal/ui/message-page.tsx'

export function NotFoundPage({ actions }: { actions: ReactNode }) {
  return (
    <MessagePage plate="404" title="No such address" actions={actions}>
      <p>
        Nothing is delivered here. The page may have moved, or the link may have lost a letter on the way.
        Check the address, or start from one of these.
      </p>
    </MessagePage>
  )
}
