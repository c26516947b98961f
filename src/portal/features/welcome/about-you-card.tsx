import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { updateProfile } from '#generated/identity/operations/updateProfile.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { PageDialogs, useDialog, useOpenDialog } from '#portal/kit/dialog/address.tsx'
import type { OverviewCard } from '#portal/kit/overview-card.ts'
import { Button } from '#portal/ui/button.tsx'
import { lazyPart } from '#portal/ui/lazy-part.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { askingOf, isNamed, profileQuery, rememberAsking } from './model.ts'

// Its form loads when it opens.
const AboutYouDialog = lazyPart(() => import('./about-you-dialog.tsx'))

/** Asks a new customer who they are. Nothing waits for it. */
export const aboutYouCard: OverviewCard = {
  what: 'About you',
  operations: [updateProfile],
  load: () => undefined,
  Card: AboutYou,
}

function AboutYou() {
  const { data: session } = useQuery(sessionQuery)
  return session && !session.acting ? <CardOf key={session.userId} userId={session.userId} /> : null
}

function CardOf({ userId }: { userId: string }) {
  const [asking, setAsking] = useState(() => askingOf(userId))
  const { data: profile } = useQuery({ ...profileQuery, enabled: asking === undefined })
  const open = useOpenDialog<'about-you'>()
  // An open dialog stays when its answer closes the card.
  const isOpen = useDialog().name === 'about-you'
  const close = () => {
    rememberAsking(userId, 'closed')
    setAsking('closed')
  }
  const isShown = asking === 'open' || (asking === undefined && profile && !isNamed(profile))
  if (!isShown && !isOpen) return null
  return (
    <>
      {isShown && (
        <Card
          isFlush
          title="Tell us about yourself (optional)"
          description="Your name appears on invitations and receipts. The rest helps us support you."
          actions={
            <>
              <Button size="sm" variant="ghost" onClick={close}>
                Dismiss
              </Button>
              <Button size="sm" onClick={() => open('about-you')}>
                Add details
              </Button>
            </>
          }
        />
      )}
      <PageDialogs>
        <AboutYouDialog onSent={close} />
      </PageDialogs>
    </>
  )
}
