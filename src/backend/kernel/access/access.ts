import { and, eq, isNull } from 'drizzle-orm'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Queries } from '../storage/database.ts'
import { sessions } from '../storage/tables.ts'
import {
  ACCESS_CACHE_LIFETIME,
  SESSION_ABSOLUTE_LIFETIME,
  SESSION_IDLE_LIFETIME,
  STAFF_SESSION_LIFETIME,
} from './limits.ts'
import type { AccessRules, Actor } from './rules.ts'
import { hashSecret } from './secret-box.ts'
import type { TokenClaims, TokenIssuer } from './tokens.ts'

/** The caller right now: the session is still valid and the roles are current. */
export interface Caller {
  userId: string
  sessionId: string
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
}

/** The account that a caller acts in. Roles belong to an account, so a caller who passed the role check has one. */
export function accountOf({ accountId }: Pick<Caller, 'accountId'>): number {
  if (accountId === null) throw new Error('a caller with a role has an account')
  return accountId
}

export interface Access {
  byBearer(authorization: string | undefined): Promise<Caller | undefined>
  byCookie(secret: string | undefined): Promise<Caller | undefined>
  /** Forgets the cached session, so that a change in this process takes effect at once. */
  forget(sessionId: string): void
}

const CACHE_LIMIT = 10_000

/** What a caller is found out with. */
interface Sources {
  queries: Queries
  clock: Clock
  accessRules: AccessRules
  config: Pick<Config, 'APP_ENV' | 'STAFF_TWO_STEP'>
}

export function createAccess(kernel: Sources & { tokens: TokenIssuer }): Access {
  const cache = new Map<string, { caller: Caller | undefined; until: number }>()

  async function cached(key: string, load: () => Promise<Caller | undefined>): Promise<Caller | undefined> {
    const now = kernel.clock.now().getTime()
    const known = cache.get(key)
    if (known && known.until > now) return known.caller
    const caller = await load()
    if (cache.size >= CACHE_LIMIT) cache.clear()
    cache.set(key, { caller, until: now + ACCESS_CACHE_LIFETIME })
    return caller
  }

  return {
    async byBearer(authorization) {
      const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
      const claims = token ? await kernel.tokens.verify(token) : undefined
      if (!claims) return undefined
      const { acting } = claims
      // Acting is rare and its end must take effect at once, so it is not cached.
      if (acting) {
        const session = await findSession(kernel, eq(sessions.sessionId, claims.sessionId))
        return session && actingCaller(kernel, session, claims, acting.actingId)
      }
      return cached(`${claims.sessionId} ${claims.accountId}`, async () => {
        const session = await findSession(kernel, eq(sessions.sessionId, claims.sessionId))
        return session && callerOf(kernel, session, claims.accountId)
      })
    },
    async byCookie(secret) {
      if (!secret) return undefined
      const session = await findSession(kernel, eq(sessions.secretHash, hashSecret(secret)))
      return session && callerOf(kernel, session, session.accountId)
    },
    forget(sessionId) {
      for (const key of cache.keys()) if (key.startsWith(`${sessionId} `)) cache.delete(key)
    },
  }
}

/** The session of a cookie, on operations that require no login. */
export async function userOfSession(
  kernel: { queries: Queries; clock: Clock },
  secret: string,
): Promise<string | undefined> {
  return (await findSession(kernel, eq(sessions.secretHash, hashSecret(secret))))?.userId
}

type Session = typeof sessions.$inferSelect

/** A session that is not revoked and within its limits. Using it keeps it from going idle. */
async function findSession(
  { queries, clock }: { queries: Queries; clock: Clock },
  which: ReturnType<typeof eq>,
): Promise<Session | undefined> {
  const [session] = await queries
    .select()
    .from(sessions)
    .where(and(which, isNull(sessions.revoked)))
  if (!session) return undefined
  const now = clock.now()
  const idle = now.getTime() - session.lastUsed.getTime()
  const age = now.getTime() - session.created.getTime()
  if (idle > SESSION_IDLE_LIFETIME || age > SESSION_ABSOLUTE_LIFETIME) return undefined
  // Once a minute is precise enough and avoids a write for each call.
  if (idle > 60_000)
    await queries.update(sessions).set({ lastUsed: now }).where(eq(sessions.sessionId, session.sessionId))
  return session
}

/** Undefined for a session of staff that is too old; others last longer. */
async function callerOf(
  kernel: Sources,
  session: Session,
  accountId: number | null,
): Promise<Caller | undefined> {
  const known = await kernel.accessRules.rolesIn(kernel.queries, session.userId, accountId)
  const isStaff = known.includes(INTERNAL_ROLE) && (await mayBeStaff(kernel, session))
  if (isStaff && isTooOldForStaff(kernel, session)) return undefined
  const roles = isStaff ? known : known.filter(role => role !== INTERNAL_ROLE)
  return {
    userId: session.userId,
    sessionId: session.sessionId,
    accountId,
    roles: ['self', ...roles],
    authenticated: session.authenticated,
    mustChangePassword: session.mustChangePassword,
  }
}

/** Whether a role of staff counts in a session: without a login in two steps, it does not. */
async function mayBeStaff({ queries, accessRules, config }: Sources, session: Session): Promise<boolean> {
  const isRequired = config.APP_ENV === 'production' || config.STAFF_TWO_STEP === 'required'
  return !isRequired || (await accessRules.hasTwoSteps(queries, session))
}

function isTooOldForStaff({ clock }: { clock: Clock }, { created }: Session): boolean {
  return clock.now().getTime() - created.getTime() > STAFF_SESSION_LIFETIME
}

/** The person whom staff currently act as: not stopped, not expired, and both still have the same status. */
async function actingCaller(
  kernel: Sources,
  session: Session,
  { userId, accountId }: TokenClaims,
  actingId: string,
): Promise<Caller | undefined> {
  const { queries, clock, accessRules } = kernel
  const acting = await accessRules.openActing(queries, session.sessionId, clock.now())
  if (acting?.actingId !== actingId || acting.subjectUserId !== userId) return undefined
  if (isTooOldForStaff(kernel, session) || !(await mayBeStaff(kernel, session))) return undefined
  const caller = await callerOf(kernel, { ...session, userId }, accountId)
  return caller && { ...caller, actor: { userId: acting.staffUserId, access: acting.access } }
}
