import { type SQL, sql } from 'drizzle-orm'
import type { ActingAccess } from '#domain/contract/operation.ts'
import type { ContractOperation } from '../contract/contract.ts'
import type { Queries } from '../storage/database.ts'
import type { LoginMethod } from '../storage/tables.ts'
import type { FoundApiToken, WhichApiToken } from './api-tokens/api-tokens.ts'

/** The member of staff who acts as the person of a call. */
export interface Actor {
  userId: string
  actingId: string
  access: ActingAccess
}

/** What the kernel knows of an acting. */
export interface Acting {
  actingId: string
  staffUserId: string
  subjectUserId: string
  access: ActingAccess
}

/** What a caller may do: the service that knows the members of accounts brings it. */
export interface AccessRules {
  /**
   * Returns SQL for the roles of a person in an account, none if they do not belong to it, plus roles of staff: an array
   * of text, as part of the statement that reads the session. With `lock`, they stay so until the transaction ends.
   */
  rolesOf(person: { userId: SQL; accountId: SQL }, lock?: 'share'): SQL<string[]>
  /** Returns the numbers of the accounts that a person belongs to. */
  accountsOf(queries: Queries, userId: string): Promise<number[]>
  /** Returns whether a person logged in with two steps, such as a password and a code, or with a passkey. */
  hasTwoSteps(queries: Queries, session: { userId: string; method: LoginMethod }): Promise<boolean>
  /** Returns whom the member of staff of a session acts as now. With `lock`, it stays so until the transaction ends. */
  openActing(queries: Queries, sessionId: string, now: Date, lock?: 'share'): Promise<Acting | undefined>
  /** Lets an acting continue in the session that replaces another one. */
  moveActing(queries: Queries, from: string, to: string): Promise<void>
  /**
   * Returns an API token that works now: neither revoked nor expired, of a maker whose login works
   * and who belongs to one of its accounts. With `lock`, it and its roles stay so until the transaction ends.
   */
  findApiToken(
    queries: Queries,
    which: WhichApiToken,
    now: Date,
    lock?: 'share',
  ): Promise<FoundApiToken | undefined>
  /** Throws when staff who act as a person call an operation they are not allowed to. Everyone else passes. */
  checkActing(operation: ContractOperation, method: string, caller: { actor?: Actor }): void
  /** Throws when the caller's account is in a state in which the operation can't be called. */
  checkAccount(operation: ContractOperation, method: string, caller: { roles: readonly string[] }): void
}

/** Without a service that knows members, no one has a role. */
export const noRules: AccessRules = {
  rolesOf: () => sql<string[]>`'{}'::text[]`,
  accountsOf: async () => [],
  hasTwoSteps: async () => false,
  openActing: async () => undefined,
  moveActing: async () => {},
  findApiToken: async () => undefined,
  checkActing: () => {},
  checkAccount: () => {},
}
