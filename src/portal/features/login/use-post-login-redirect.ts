import { useHydrated, useLocation, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import type { Session } from '#portal/api/session/session.ts'
import {
  onSessionHint,
  readSessionHint,
  rememberDestination,
  takeDestination,
} from '#portal/api/session/session-hint.ts'
import { safeRedirect } from './redirects.ts'

/**
 * Redirects to the intended destination once a person is logged in, here or in another tab. The address
 * decides, otherwise what this tab remembers from an earlier visit to the login.
 */
export function usePostLoginRedirect(redirect: string | undefined): (session: Session) => Promise<void> {
  const router = useRouter()
  const redirectAfterLogin = useCallback(
    async ({ accountId }: Session) => {
      const remembered = takeDestination()
      await router.invalidate()
      const destination = safeRedirect(redirect ?? remembered)
      // Invited people have no account until they accept the invitation; others continue from there.
      if (accountId === null && destination !== '/invite') await router.navigate({ to: '/account' })
      else await router.navigate({ href: destination })
    },
    [router, redirect],
  )
  const remember = useCallback(() => {
    if (redirect) rememberDestination(redirect)
  }, [redirect])
  useSignedIn(redirectAfterLogin, remember)
  useEffect(
    () =>
      onSessionHint(hint => {
        if (hint === 'in') void joinAnd(redirectAfterLogin)
      }),
    [redirectAfterLogin],
  )
  return redirectAfterLogin
}

/** Calls back on a page before the login: with the session of a person who is logged in already, or without one. */
export function useSignedIn(onSession: (session: Session) => void, onSignedOut?: () => void): void {
  useEffect(() => {
    let isGone = false
    const unlessGone =
      <T>(action: (value: T) => void) =>
      (value: T) => {
        if (!isGone) action(value)
      }
    if (readSessionHint() === 'in')
      void joinAnd(
        unlessGone(onSession),
        unlessGone(() => onSignedOut?.()),
      )
    else onSignedOut?.()
    return () => {
      isGone = true
    }
  }, [onSession, onSignedOut])
}

async function joinAnd(
  onSession: (session: Session) => void,
  onSignedOut: (nothing: null) => void = () => {},
): Promise<void> {
  // Without a response, or the code to get one, the page stays as it is.
  const session = await import('#portal/api/session/guard.ts')
    .then(({ joinSession }) => joinSession())
    .catch(() => null)
  if (session) onSession(session)
  else onSignedOut(null)
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    address?: string | undefined
    /** Name of the account that an invitation is for. */
    account?: string | undefined
  }
}

/**
 * The email address to fill in, which the previous page knows; empty without one. It is in the history state and never
 * in the URL, which logs and other sites would see.
 */
export function useKnownAddress(): string {
  const isHydrated = useHydrated()
  const address = useLocation({ select: ({ state }) => state.address })
  return (isHydrated && address) || ''
}
