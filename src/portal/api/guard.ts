import { useEffect } from 'react'
import { queryClient } from './query-client.ts'
import { type Session, sessionQuery } from './session.ts'
import { onSessionEnd } from './token.ts'

/** The session of the person at a page behind the login; null for nobody. */
export function openSession(): Promise<Session | null> {
  return queryClient.ensureQueryData(sessionQuery)
}

/** When the session ends, in whichever tab, forgets what was read, and then calls back. */
export function useSessionEnd(callback: () => void): void {
  useEffect(
    () =>
      onSessionEnd(() => {
        queryClient.clear()
        queryClient.setQueryData(sessionQuery.queryKey, null)
        callback()
      }),
    [callback],
  )
}
