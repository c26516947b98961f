import { useEffect } from 'react'
import { listCredentials } from '#generated/identity/operations/listCredentials.ts'
import { ignoreMissingFile } from '#portal/missing-file.ts'
import { query } from '../call.ts'
import type { ApiError } from '../errors/errors.ts'
import { forgetUser, identify } from '../errors/report.ts'
import { queryClient } from '../query-client.ts'
import { type Session, sessionQuery, switchAccount, toSession } from './session.ts'
import type { SessionEnd } from './tabs.ts'
import { currentToken, isRestored, onRolesChange, onSessionChange, onSessionEnd } from './token.ts'

// Cached data belongs to the person who read it. Clear it in every tab and on every page, before a page
// learns of the change.
onSessionEnd(() => forget(null))
onSessionChange(() => {
  const token = currentToken()
  forget(token ? toSession(token) : null)
})

onRolesChange(() => {
  const token = currentToken()
  if (!token) return
  queryClient.setQueryData(sessionQuery.queryKey, toSession(token))
  // What the person may no longer see leaves the page as well.
  queryClient.removeQueries({ type: 'inactive', predicate: isData })
  void queryClient.resetQueries({ predicate: isData })
})

function forget(session: Session | null): void {
  if (!session) forgetUser()
  queryClient.removeQueries({ predicate: isData })
  queryClient.setQueryData(sessionQuery.queryKey, session)
}

function isData({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[0] !== sessionQuery.queryKey[0]
}

/**
 * The session of the person at a page behind the login; null without one. Where no server responds, a page of the account
 * opens with what this browser has kept of it.
 */
export async function openSession(): Promise<Session | null> {
  const session = await queryClient.ensureQueryData(sessionQuery).catch(async (error: ApiError) => {
    const kept =
      error.statusCode === 0 &&
      (await import('../offline/restore.ts').then(loaded => loaded.restoreSession(), ignoreMissingFile))
    if (!kept) throw error
    return kept
  })
  // The restored one is confirmed later.
  if (isRestored()) return session
  if (session && session !== identified) void identify(session.userId)
  identified = session
  return session
}
let identified: Session | null = null

/** Whether a person whose session has no account must choose their own password first. */
export async function mustChoosePassword(): Promise<boolean> {
  const { credentials } = await queryClient.fetchQuery(query(listCredentials))
  return credentials.some(credential => credential.type === 'password' && credential.change_required)
}

/** The session that another tab has begun; this one had none. */
export function joinSession(): Promise<Session | null> {
  return queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
}

/** Calls back when the session has ended, in any tab; cached data is cleared by then. */
export function useSessionEnd(callback: (end: SessionEnd) => void): void {
  useEffect(() => onSessionEnd(callback), [callback])
}

/** Calls back when another person or another account has taken over, in any tab. */
export function useSessionChange(callback: () => void): void {
  useEffect(() => onSessionChange(callback), [callback])
}

/** The account in the address, if the person does not belong to it. */
let foreign: number | undefined

/**
 * Switches to the account that an address names, if a person has just arrived at that address. False when the
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
