import { randomInt } from 'node:crypto'
import { and, asc, count, desc, eq, gt, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { KEY_RECOVERY_WINDOW, MAX_SECRET_KEYS } from '#domain/constants.ts'
import type { operations, QueryDefaults, SecretKey } from '#generated/security/types.ts'
import type { Queries } from '#kernel/database.ts'
import type { Context, Handlers } from '#kernel/handlers.ts'
import { problem } from '#kernel/problem.ts'
import { hashSecret } from '#kernel/seal.ts'
import type { Unbuilt } from '../unbuilt.ts'
import { secretKeys } from './tables.ts'

type Row = typeof secretKeys.$inferSelect

/** Handlers of `openapi/security/secret-keys.yaml`. */
export const secretKeyHandlers = {
  async listSecretKeys({ db, query, caller, now }) {
    const { search, state, sort, direction, page, page_size } = query
    const where = and(inAccount(caller.accountId), inState(state, now), search ? contains(search) : undefined)
    const order = direction === 'asc' ? asc : desc
    const column = sort === 'label' ? sql`lower(${secretKeys.label})` : secretKeys.created
    const rows = await db
      .select()
      .from(secretKeys)
      .where(where)
      .orderBy(order(column), order(secretKeys.keyId))
      .limit(page_size)
      .offset((page - 1) * page_size)
    const [counted] = await db.select({ total: count() }).from(secretKeys).where(where)
    return {
      status: 200,
      body: { secret_keys: rows.map(toWire), total: counted?.total ?? 0, page, page_size },
    }
  },

  async createSecretKey({ db, body, caller, now, kernel, recordActivity }) {
    const accountId = accountOf(caller.accountId)
    await requireRoom(db, accountId, now)
    const token = createToken()
    const values: typeof secretKeys.$inferInsert = {
      keyId: uuidv7({ msecs: now.getTime() }),
      accountId,
      label: body.label,
      description: body.description ?? '',
      sealedToken: kernel.seal.close(token),
      tokenHash: hashSecret(token),
      tokenTail: token.slice(-4),
      created: now,
      paused: false,
      deactivated: null,
      recoveryDeadline: null,
      createdBy: caller.userId,
    }
    const [row] = await db.insert(secretKeys).values(values).returning()
    if (!row) throw new Error('an inserted row comes back')
    await recordActivity(row.keyId)
    return { status: 201, body: { ...toWire(row), token } }
  },

  async updateSecretKey(context) {
    const { label, description } = context.body
    await findCurrent(context)
    return { status: 200, body: await change(context, { label, description }) }
  },

  async deleteSecretKey(context) {
    const key = await find(context)
    if (key.recoveryDeadline) return { status: 200, body: toWire(key) }
    const recoveryDeadline = new Date(context.now.getTime() + KEY_RECOVERY_WINDOW)
    return { status: 200, body: await change(context, { recoveryDeadline }) }
  },

  async pauseSecretKey(context) {
    const key = await findCurrent(context)
    if (key.paused) return { status: 200, body: toWire(key) }
    return { status: 200, body: await change(context, { paused: true, deactivated: context.now }) }
  },

  async resumeSecretKey(context) {
    const key = await findCurrent(context)
    if (!key.paused) return { status: 200, body: toWire(key) }
    return { status: 200, body: await change(context, { paused: false, deactivated: null }) }
  },

  async recoverSecretKey(context) {
    const key = await find(context, 'even past its deadline')
    if (!key.recoveryDeadline) throw problem('key-not-deleted')
    if (key.recoveryDeadline <= context.now) throw problem('recovery-deadline-passed')
    await requireRoom(context.db, key.accountId, context.now)
    return { status: 200, body: await change(context, { recoveryDeadline: null }) }
  },

  async revealSecretKeyToken(context) {
    const key = await findCurrent(context)
    await context.recordActivity(key.keyId)
    return { status: 200, body: { token: context.kernel.seal.open(key.sealedToken) } }
  },
} satisfies Omit<Handlers<operations, QueryDefaults>, Unbuilt<'security'>>

type KeyContext = Pick<Context<{ id: string }>, 'db' | 'params' | 'caller' | 'now' | 'recordActivity'>

/**
 * The key of the path, locked until the transaction ends. Another account's key is not found, and neither
 * is one past its deadline, unless the caller wants to tell that apart.
 */
async function find({ db, params, caller, now }: KeyContext, past?: 'even past its deadline'): Promise<Row> {
  const [key] = await db
    .select()
    .from(secretKeys)
    .where(and(eq(secretKeys.keyId, params.id), inAccount(caller.accountId)))
    .for('update')
  const gone = key?.recoveryDeadline && key.recoveryDeadline <= now && !past
  if (!key || gone) throw problem('not-found')
  return key
}

async function findCurrent(context: KeyContext): Promise<Row> {
  const key = await find(context)
  if (key.recoveryDeadline) throw problem('key-pending')
  return key
}

async function change(context: KeyContext, changes: Partial<Row>): Promise<SecretKey> {
  const [row] = await (context.db as Queries)
    .update(secretKeys)
    .set(changes)
    .where(eq(secretKeys.keyId, context.params.id))
    .returning()
  if (!row) throw problem('not-found')
  await context.recordActivity(row.keyId)
  return toWire(row)
}

/** Throws unless the account can have one more key. Two calls at the limit take turns, so that neither passes it. */
async function requireRoom(db: Queries, accountId: number, now: Date): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${accountId})`)
  const [counted] = await db
    .select({ total: count() })
    .from(secretKeys)
    .where(and(inAccount(accountId), inState('current', now)))
  if ((counted?.total ?? 0) >= MAX_SECRET_KEYS)
    throw problem('too-many-keys', { values: { limit: MAX_SECRET_KEYS } })
}

/** Roles hold in an account, so a caller who got past them has one. */
function accountOf(accountId: number | null): number {
  if (accountId === null) throw new Error('a caller with a role has an account')
  return accountId
}

function inAccount(accountId: number | null): SQL | undefined {
  return eq(secretKeys.accountId, accountOf(accountId))
}

function inState(
  state: NonNullable<operations['listSecretKeys']['parameters']['query']>['state'],
  now: Date,
): SQL | undefined {
  const notDeleted = isNull(secretKeys.recoveryDeadline)
  switch (state) {
    case 'deleted':
      return and(isNotNull(secretKeys.recoveryDeadline), gt(secretKeys.recoveryDeadline, now))
    case 'paused':
      return and(notDeleted, eq(secretKeys.paused, true))
    case 'active':
      return and(notDeleted, eq(secretKeys.paused, false))
    default:
      return notDeleted
  }
}

function contains(text: string): SQL | undefined {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    ilike(secretKeys.label, pattern),
    ilike(secretKeys.description, pattern),
    ilike(sql`${secretKeys.keyId}::text`, pattern),
  )
}

const TOKEN_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** 36 characters of 62 are 214 random bits. */
const TOKEN_LENGTH = 36

/** A new random token. */
export function createToken(): string {
  const characters = Array.from(
    { length: TOKEN_LENGTH },
    () => TOKEN_ALPHABET[randomInt(TOKEN_ALPHABET.length)],
  )
  return `sk_${characters.join('')}`
}

function toWire(row: Row): SecretKey {
  return {
    key_id: row.keyId,
    created: row.created.toISOString(),
    label: row.label,
    description: row.description,
    token: `${'•'.repeat(12)}${row.tokenTail}`,
    paused: row.paused,
    deactivated: row.deactivated?.toISOString() ?? null,
    recovery_deadline: row.recoveryDeadline?.toISOString() ?? null,
  }
}
