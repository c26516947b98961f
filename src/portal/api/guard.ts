import { useEffect } from 'react'
import { listCredentials } from '#generated/identity/operations.ts'
import { query } from './call.ts'
import type { ApiError } from './errors.ts'
import { queryClient } from './query-client.ts'
import { forgetUser, identify } from './report.ts'
import { type Session, sessionQuery, switchAccount, toSession } from './session.ts'
import { currentToken, onSessionChange, onSessionEnd, type SessionEnd } from './token.ts'

// What was read belongs to whoever read it. In every tab, on every page, and before any page hears of it.
onSessionEnd(() => forget(null))
onSessionChange(() => {
  const token = currentToken()
  forget(token ? toSession(token) : null)
})

function forget(session: Session | null): void {
  if (!session) forgetUser()
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
  queryClient.setQueryData(sessionQuery.queryKey, session)
}

/** The session of the person at a page behind the login; null for nobody. */
export async function openSession(): Promise<Session | null> {
  const session = await queryClient.ensureQueryData(sessionQuery)
  if (session && session !== identified) void identify()
  identified = session
  return session
}
let identified: Session | null = null

/** Whether somebody, whose session is of no account, has to choose a password of their own first. */
export async function mustChoosePassword(): Promise<boolean> {
  const { credentials } = await queryClient.fetchQuery(query(listCredentials))
  return credentials.some(credential => credential.type === 'password' && credential.change_required)
}

/** The session that another tab has begun; this one had none. */
export function joinSession(): Promise<Session | null> {
  return queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
}

/** Calls back when the session has ended, in whichever tab; what was read is forgotten by then. */
export function useSessionEnd(callback: (end: SessionEnd) => void): void {
  useEffect(() => onSessionEnd(callback), [callback])
}

/** Calls back when another person or another account has taken over, in whichever tab. */
export function useSessionChange(callback: () => void): void {
  useEffect(() => onSessionChange(callback), [callback])
}

/** The account of the address that the person does not belong to. */
let foreign: number | undefined

/**
 * Comes into the account that an address names, if somebody has just come to that address. False when the
 * person does not belong to it.
 */
export async function enterAccount(accountId: number, isNew: boolean): Promise<boolean> {
  const session = await openSession()
  if (!isNew) return accountId !== foreign
  foreign = undefined
  if (!session || session.accountId === accountId) return true
  try {
    await switchAccount(accountId)
    return true
  } catch (error) {
    if ((error as ApiError).statusCode !== 404) throw error
    foreign = accountId
    return false
  }
}
