import type { FoundApiToken, ProgramKind } from './api-tokens/api-tokens.ts'
import type { Actor } from './rules.ts'

/** The caller right now: the session is still valid and the roles are current. */
export interface Caller {
  userId: string
  /** Null for a program with an API token. */
  sessionId: string | null
  /** Account that the caller acts in; null for a person without one. */
  accountId: number | null
  /** `self`, and the roles in that account. */
  roles: string[]
  /** When the person last confirmed their identity. */
  authenticated: Date
  /** Whether the person has to choose another password first. */
  mustChangePassword: boolean
  /** The member of staff who acts as `userId`; the session and its login are theirs. */
  actor?: Actor
  /** The API token of a program that calls for `userId`, its maker, or the set-up link of someone without a login. */
  token?: { tokenId: string; kind: ProgramKind; name: string }
}

/** The session of a caller who logged in. Operations about sessions take no API tokens. */
export function sessionOf({ sessionId }: Pick<Caller, 'sessionId'>): string {
  if (sessionId === null) throw new Error('a caller with an API token has no session')
  return sessionId
}

/** The account that a caller acts in. Roles belong to an account, so a caller who passed the role check has one. */
export function accountOf({ accountId }: Pick<Caller, 'accountId'>): number {
  if (accountId === null) throw new Error('a caller with a role has an account')
  return accountId
}

/** A person's token also does what requires no role; a service account is no person. */
export function callerOfToken(found: FoundApiToken, accountId: number | null): Caller {
  const { tokenId, kind, name, userId, rolesByAccount } = found
  const roles = accountId === null ? [] : (rolesByAccount.get(accountId) ?? [])
  return {
    userId,
    sessionId: null,
    accountId,
    roles: [...(kind === 'personal' ? ['self'] : []), ...roles],
    // No one has confirmed who they are.
    authenticated: new Date(0),
    mustChangePassword: false,
    token: { tokenId, kind, name },
  }
}
