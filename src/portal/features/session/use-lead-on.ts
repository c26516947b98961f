import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import type { Session } from '#portal/api/session.ts'
import { onSessionHint, rememberDestination, takeDestination } from '#portal/api/session-hint.ts'
import { safeRedirect } from './redirects.ts'

/**
 * Leads to where the person wanted to go, once somebody is signed in: here, or in another tab. What the
 * address asks for counts, else what this tab remembers of an earlier visit to the login.
 */
export function useLeadOn(redirect: string | undefined): (session: Session) => Promise<void> {
  const router = useRouter()
  const leadOn = useCallback(
    async ({ accountId }: Session) => {
      const remembered = takeDestination()
      await router.invalidate()
      const destination = safeRedirect(redirect ?? remembered)
      // Who was invited has no account until the invitation is accepted; the others are led on from there.
      if (accountId === null && destination !== '/invite') await router.navigate({ to: '/account' })
      else await router.navigate({ href: destination })
    },
    [router, redirect],
  )
  useEffect(() => {
    if (redirect) rememberDestination(redirect)
    return onSessionHint(async hint => {
      if (hint !== 'in') return
      const { joinSession } = await import('#portal/api/guard.ts')
      const session = await joinSession()
      if (session) await leadOn(session)
    })
  }, [redirect, leadOn])
  return leadOn
}
