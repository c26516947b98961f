import { and, desc, eq } from 'drizzle-orm'
import { people } from '#backend/modules/people/public.ts'
import type { ReceivedValue, SsoJoiner, SsoLogin, SsoMapping } from '#generated/authorization/types.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { AssertedIdentity } from './asserted-identity.ts'
import type { FailureReason } from './failure.ts'
import { ssoRecords } from './tables.ts'

export type SsoRecord = typeof ssoRecords.$inferSelect

interface Outcome {
  failure: FailureReason | null
  userId?: string | undefined
  identity?: AssertedIdentity | undefined
  /** The roles of a person who would join. */
  joinsWith?: SsoJoiner['roles'] | null
  /** What came, where no identity could be read from it. */
  received?: ReceivedValue[] | undefined
}

type Used = Pick<SsoRecord, 'idpId' | 'revision'>

/** Records a login that returned from an identity provider. */
export async function recordLogin(db: Queries, used: Used, outcome: Outcome, now: Date): Promise<void> {
  await db.insert(ssoRecords).values({
    loginId: newId(now),
    idpId: used.idpId,
    revision: used.revision,
    kind: 'login',
    created: now,
    ...toColumns(outcome),
  })
}

/** Records that an owner starts a rehearsal. Returns its id. */
export async function beginRehearsal(
  db: Queries,
  { idpId, revision }: Used,
  { startedBy, now }: { startedBy: string; now: Date },
): Promise<string> {
  const loginId = newId(now)
  await db.insert(ssoRecords).values({
    loginId,
    idpId,
    revision,
    kind: 'rehearsal',
    outcome: 'pending',
    startedBy,
    received: [],
    notes: [],
    created: now,
  })
  return loginId
}

/** Records the outcome of a rehearsal, once: a later response changes nothing. Returns whether it was the first. */
export async function finishRehearsal(db: Queries, loginId: string, outcome: Outcome): Promise<boolean> {
  const finished = await db
    .update(ssoRecords)
    .set(toColumns(outcome))
    .where(and(eq(ssoRecords.loginId, loginId), eq(ssoRecords.outcome, 'pending')))
    .returning({ loginId: ssoRecords.loginId })
  return finished.length > 0
}

function toColumns({ failure, userId, identity, received, joinsWith }: Outcome) {
  return {
    outcome: failure === null ? ('passed' as const) : ('failed' as const),
    failure,
    userId: userId ?? null,
    mapping: identity ? mappingOf(identity) : null,
    joinsWith: joinsWith ?? null,
    received: identity?.received ?? received ?? [],
    notes: [...(identity?.notes ?? [])],
  }
}

const mappingOf = ({ subject, email, name }: AssertedIdentity): SsoMapping => ({ subject, email, name })

/** A rehearsal that this person started, with these settings. */
export async function startedRehearsal(
  db: Queries,
  loginId: string,
  { idpId, revision }: Used,
  startedBy: string,
): Promise<SsoRecord | undefined> {
  const [row] = await db
    .select()
    .from(ssoRecords)
    .where(
      and(
        eq(ssoRecords.loginId, loginId),
        eq(ssoRecords.idpId, idpId),
        eq(ssoRecords.revision, revision),
        eq(ssoRecords.startedBy, startedBy),
      ),
    )
  return row
}

/** The latest rehearsal with the current settings. */
export async function latestRehearsal(
  db: Queries,
  { idpId, revision }: Used,
): Promise<SsoRecord | undefined> {
  const [row] = await db
    .select()
    .from(ssoRecords)
    .where(
      and(eq(ssoRecords.idpId, idpId), eq(ssoRecords.revision, revision), eq(ssoRecords.kind, 'rehearsal')),
    )
    .orderBy(desc(ssoRecords.created), desc(ssoRecords.loginId))
    .limit(1)
  return row
}

/** A page of the logins with a provider, newest first, and how many there are. */
export async function listRecords(
  db: Queries,
  idpId: string,
  { outcome, page, size }: { outcome: SsoLogin['outcome'] | undefined; page: number; size: number },
): Promise<{ total: number; logins: SsoLogin[] }> {
  const matching = and(eq(ssoRecords.idpId, idpId), outcome && eq(ssoRecords.outcome, outcome))
  const rows = await selectRecords(db)
    .where(matching)
    .orderBy(desc(ssoRecords.created), desc(ssoRecords.loginId))
    .limit(size)
    .offset((page - 1) * size)
  return { total: await db.$count(ssoRecords, matching), logins: rows.map(toLogin) }
}

/** A login as the contract shows it. Throws unless it is stored. */
export async function readLogin(db: Queries, loginId: string): Promise<SsoLogin> {
  const [row] = await selectRecords(db).where(eq(ssoRecords.loginId, loginId))
  if (!row) throw new Error('the login is not stored')
  return toLogin(row)
}

function selectRecords(db: Queries) {
  return db
    .select({ record: ssoRecords, username: people.username })
    .from(ssoRecords)
    .leftJoin(people, eq(people.userId, ssoRecords.userId))
    .$dynamic()
}

function toLogin({ record, username }: { record: SsoRecord; username: string | null }): SsoLogin {
  const { loginId, kind, outcome, failure, notes, userId, received, created } = record
  return {
    login_id: loginId,
    kind,
    outcome,
    failure,
    notes,
    person: userId !== null && username !== null ? { user_id: userId, username } : null,
    received,
    time: created.toISOString(),
  }
}
