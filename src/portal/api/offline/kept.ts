import type { KnownSession } from '../session/tabs.ts'

/** Where the session is, among the entries of a cache. No page has these addresses. */
export const SESSION_ENTRY = '/kept/session'

/** Who is logged in, without anything that a call could be made with. */
export interface KeptSession {
  session: KnownSession
  /** When the server last responded in its name, in ms. */
  at: number
}

/** What a read has returned. */
export interface KeptData {
  key: readonly [service: string, id: string, input: unknown]
  data: unknown
  /** When it was read, in ms. */
  at: number
}
