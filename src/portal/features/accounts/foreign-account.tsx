import type { ReactNode } from 'react'
import { MessagePage } from '#portal/ui/page/message-page.tsx'

/** Shown to a person whose link names an account that they do not belong to. */
export function ForeignAccount({ accountId, actions }: { accountId: number; actions: ReactNode }) {
  return (
    <main id="main">
      <MessagePage plate="404" title="This account isn't one of yours" actions={actions}>
        <p>
          The link is for account {accountId}. You may have been removed from it, or the link may be for
          someone else. Ask an owner of that account to invite you.
        </p>
      </MessagePage>
    </main>
  )
}
