import { useEffect } from 'react'
import { queryClient } from './query-client.ts'
import { forgetUser, identify } from './report.ts'
import { type Session, sessionQuery } from './session.ts'
import { onSessionEnd } from './token.ts'

/** The session of the person at a page behind the login; null for nobody. */
export async function openSession(): Promise<Session | null> {
  const session = await queryClient.ensureQueryData(sessionQuery)
  if (session && session !== identified) void identify()
  identified = session
  return session
}
let identified: Session | null = null

/** When the session ends, in whichever tab, forgets what was read, and then calls back. */
export function useSessionEnd(callback: () => void): void {
  useEffect(
    () =>
      onSessionEnd(() => {
        forgetUser()
        queryClient.clear()
        queryClient.setQueryData(sessionQuery.queryKey, null)
        callback()
      }),
    [callback],
  )
}
