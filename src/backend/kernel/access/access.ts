import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { SESSION_IDLE_LIFETIME, SESSION_LIFETIME } from '#generated/durations.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Queries } from '../storage/database.ts'
import { rowsOf } from '../storage/rows-of.ts'
import { sessions } from '../storage/tables.ts'
import { type ApiTokenUse, accountOfUse, hashOfApiToken } from './api-tokens/api-tokens.ts'
import { accountOf, type Caller, callerOfToken, sessionOf } from './caller.ts'
import { ACCESS_CACHE_LIFETIME, STAFF_SESSION_LIFETIME } from './limits.ts'
import type { AccessRules, Actor } from './rules.ts'
import { hashSecret } from './secret-box.ts'
import type { TokenClaims, TokenIssuer } from './tokens.ts'

export { accountOf, type Caller, sessionOf }

export interface Access {
  /** What a valid access token says, without asking whether its session still stands. */
  claimsOf(authorization: string | undefined): Promise<TokenClaims | undefined>
  /**
   * Finds the caller of an access token. `cached` may be out of date by `ACCESS_CACHE_LIFETIME`: enough for reads, except
   * those of secrets, and never for a change.
   */
  byBearer(authorization: string | undefined, how?: { cached: boolean }): Promise<Caller | undefined>
  /**
   * Finds the caller of an API token, with the roles that it has in the account of the call. It is never cached, so that
   * its end takes effect at once. Throws 403 for a token that does not work for this use.
   */
  byApiToken(token: string, use: ApiTokenUse): Promise<Caller | undefined>
  byCookie(secret: string | undefined): Promise<Caller | undefined>
  /** Finds the set-up link of a session. It is never cached, so that its end takes effect at once. */
  bySetUpSession(secret: string): Promise<Caller | undefined>
  /**
   * Reads a caller again, as they are once nothing else changes: session, membership, and roles stay so until the
   * transaction ends. Whatever takes access away waits until then, or has committed before and is seen here. Call it last
   * in a transaction: after it, the transaction waits for no other lock, so that it can't be part of a deadlock.
   */
  lockCaller(db: Queries, caller: Caller): Promise<Caller | undefined>
  /** The roles that callers have now, in their order; undefined for one whose access has ended. All in one statement. */
  rolesNow(callers: readonly Caller[]): Promise<(readonly string[] | undefined)[]>
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

  const claimsOf: Access['claimsOf'] = async authorization => {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
    return token ? kernel.tokens.verify(token) : undefined
  }

  return {
    claimsOf,
    async byBearer(authorization, how = { cached: false }) {
      const claims = await claimsOf(authorization)
      if (!claims) return undefined
      const load = async () => {
        const found = await findSession(kernel, eq(sessions.sessionId, claims.sessionId), personOf(claims))
        return found && callerOf(kernel, found, claims)
      }
      // Acting is rare and its end must take effect at once, so it is not cached.
      if (claims.acting || !how.cached) return load()
      return cached(`${claims.sessionId} ${claims.accountId}`, load)
    },
    async byApiToken(text, use) {
      const tokenHash = hashOfApiToken(text)
      if (!tokenHash) return undefined
      const found = await kernel.accessRules.findApiToken(kernel.queries, { tokenHash }, kernel.clock.now())
      return found && callerOfToken(found, accountOfUse(found, use))
    },
    async byCookie(secret) {
      if (!secret) return undefined
      const found = await findSession(kernel, eq(sessions.secretHash, hashSecret(secret)), OF_SESSION)
      return found && callerOf(kernel, found, found.session)
    },
    async bySetUpSession(secret) {
      const { accessRules, clock, queries } = kernel
      const which = { setUpSessionHash: hashSecret(secret) }
      const found = await accessRules.findApiToken(queries, which, clock.now())
      const [accountId = null] = found?.rolesByAccount.keys() ?? []
      // The link is all that its holder has to prove, and each session has a short end.
      return found && { ...callerOfToken(found, accountId), authenticated: clock.now() }
    },
    async lockCaller(db, { sessionId, userId, accountId, actor, token }) {
      if (sessionId === null) {
        const { accessRules, clock } = kernel
        const found = token && (await accessRules.findApiToken(db, token, clock.now(), 'share'))
        return found && callerOfToken(found, accountId)
      }
      const inTransaction = { ...kernel, queries: db }
      const acting = actor && { actingId: actor.actingId, staffUserId: actor.userId }
      const person = { userId, accountId, ...(acting && { acting }) }
      const found = await findSession(
        inTransaction,
        eq(sessions.sessionId, sessionId),
        personOf(person),
        'share',
      )
      return found && callerOf(inTransaction, found, person, 'share')
    },
    async rolesNow(callers) {
      const found = await readRoles(kernel, callers)
      return Promise.all(
        callers.map(async (caller, at) => {
          // Acting and tokens are rare here, and have an end of their own.
          if (caller.actor || caller.token) return (await this.lockCaller(kernel.queries, caller))?.roles
          return found.get(at)
        }),
      )
    },
    forget(sessionId) {
      for (const key of cache.keys()) if (key.startsWith(`${sessionId} `)) cache.delete(key)
    },
  }
}

/** The person of a cookie's session, on operations that require no login. With `lock`, it stays until the transaction ends. */
export async function userOfSession(
  kernel: Sources,
  secret: string,
  lock?: 'update',
): Promise<string | undefined> {
  const found = await findSession(kernel, eq(sessions.secretHash, hashSecret(secret)), OF_SESSION, lock)
  return found?.session.userId
}

type Session = typeof sessions.$inferSelect

/** The person and the account whose roles count, as SQL. */
interface PersonSql {
  userId: SQL
  accountId: SQL
}

/** Those of the session itself, by the whole name of its table: the roles are read within the same statement. */
const OF_SESSION: PersonSql = {
  userId: sql.raw('"kernel"."sessions"."user_id"'),
  accountId: sql.raw('"kernel"."sessions"."account_id"'),
}

const personOf = ({ userId, accountId }: Pick<TokenClaims, 'userId' | 'accountId'>): PersonSql => ({
  userId: sql`${userId}::uuid`,
  accountId: sql`${accountId}::integer`,
})

/** A session that is not revoked and within its limits, with roles. Using it keeps it from going idle. */
async function findSession(
  { queries, clock, accessRules }: Pick<Sources, 'queries' | 'clock' | 'accessRules'>,
  which: SQL,
  person: PersonSql,
  lock?: 'share' | 'update',
): Promise<{ session: Session; roles: string[] } | undefined> {
  const matching = queries
    .select({ session: sessions, roles: accessRules.rolesOf(person, lock === 'share' ? lock : undefined) })
    .from(sessions)
    .where(and(which, isNull(sessions.revoked)))
  const [found] = lock ? await matching.for(lock) : await matching
  if (!found) return undefined
  const { session } = found
  const now = clock.now()
  const idle = now.getTime() - session.lastUsed.getTime()
  const age = now.getTime() - session.created.getTime()
  if (idle > SESSION_IDLE_LIFETIME || age > SESSION_LIFETIME) return undefined
  // Once a minute is precise enough and avoids a write for each call.
  if (idle > 60_000 && !lock)
    await queries.update(sessions).set({ lastUsed: now }).where(eq(sessions.sessionId, session.sessionId))
  return found
}

/** The roles of the callers whose sessions are open, by their place. */
async function readRoles(
  { queries, clock, accessRules }: Pick<Sources, 'queries' | 'clock' | 'accessRules'>,
  callers: readonly Caller[],
): Promise<Map<number, string[]>> {
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds).toISOString()
  const roles = accessRules.rolesOf({ userId: sql.raw('c.user_id'), accountId: sql.raw('c.account_id') })
  const columns = [
    sql`${sql.param(callers.map(({ sessionId }) => sessionId))}::uuid[]`,
    sql`${sql.param(callers.map(({ userId }) => userId))}::uuid[]`,
    sql`${sql.param(callers.map(({ accountId }) => accountId))}::integer[]`,
  ]
  const rows = await rowsOf<{ place: number; roles: string[] }>(
    queries,
    sql`
    select c.place::integer as place, ${roles} as roles
    from unnest(${sql.join(columns, sql`, `)}) with ordinality as c (session_id, user_id, account_id, place)
    join ${sessions} s on s.session_id = c.session_id
    where s.revoked is null and s.last_used >= ${ago(SESSION_IDLE_LIFETIME)}::timestamptz
      and s.created >= ${ago(SESSION_LIFETIME)}::timestamptz`,
  )
  return new Map(rows.map(row => [row.place - 1, ['self', ...row.roles]]))
}

/**
 * Undefined for a session of staff that is too old; others last longer. With `acting`, the caller is the person whom
 * staff currently act as: not stopped, not expired, and both still have the same status.
 */
async function callerOf(
  kernel: Sources,
  { session, roles: known }: { session: Session; roles: string[] },
  { userId, accountId, acting }: Pick<TokenClaims, 'userId' | 'accountId' | 'acting'>,
  lock?: 'share',
): Promise<Caller | undefined> {
  if (!acting && session.userId !== userId) return undefined
  const actor = acting && (await actorOf(kernel, session, { userId, acting }, lock))
  if (acting && !actor) return undefined
  const isStaff = known.includes(INTERNAL_ROLE) && (await mayBeStaff(kernel, session))
  if (isStaff && isTooOldForStaff(kernel, session)) return undefined
  const roles = isStaff ? known : known.filter(role => role !== INTERNAL_ROLE)
  return {
    userId,
    sessionId: session.sessionId,
    accountId,
    roles: ['self', ...roles],
    authenticated: session.authenticated,
    mustChangePassword: session.mustChangePassword,
    ...(actor && { actor }),
  }
}

/** Whether a role of staff counts in a session: without a login in two steps, it does not. */
async function mayBeStaff({ queries, accessRules, config }: Sources, session: Session): Promise<boolean> {
  const isRequired = config.APP_ENV === 'production' || config.STAFF_TWO_STEP === 'required'
  return !isRequired || (await accessRules.hasTwoSteps(queries, session))
}

function isTooOldForStaff({ clock }: Pick<Sources, 'clock'>, { created }: Session): boolean {
  return clock.now().getTime() - created.getTime() > STAFF_SESSION_LIFETIME
}

/** The member of staff of a session, if they still act as this person. */
async function actorOf(
  kernel: Sources,
  session: Session,
  { userId, acting }: { userId: string; acting: NonNullable<TokenClaims['acting']> },
  lock?: 'share',
): Promise<Actor | undefined> {
  const { queries, clock, accessRules } = kernel
  const open = await accessRules.openActing(queries, session.sessionId, clock.now(), lock)
  if (open?.actingId !== acting.actingId || open.subjectUserId !== userId) return undefined
  if (isTooOldForStaff(kernel, session) || !(await mayBeStaff(kernel, session))) return undefined
  return { userId: open.staffUserId, actingId: open.actingId, access: open.access }
}
