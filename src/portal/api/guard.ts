import type { QueryClient } from '@tanstack/react-query'
import { type Session, sessionQuery } from './session.ts'
import { onSessionEnd } from './token.ts'

const watched = new WeakSet<QueryClient>()

/**
 * The session of the person at a page behind the login; null for nobody. From the first such page on, the
 * end of the session, in whichever tab, makes the client forget what it read.
 */
export async function openSession(queryClient: QueryClient): Promise<Session | null> {
  if (!watched.has(queryClient)) {
    watched.add(queryClient)
    onSessionEnd(() => {
      queryClient.clear()
      queryClient.setQueryData(sessionQuery.queryKey, null)
    })
  }
  return queryClient.ensureQueryData(sessionQuery)
}
