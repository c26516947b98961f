/**
 * The baseline for the server: the same statements through the same database driver, behind Fastify with
 * nothing else: no contract, no login, no log. Environment: PORT, HOST, and the server's database variables.
 */
import { createHash, randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { inState } from '#backend/services/security/keys/keys.ts'
import { readSecretKeyPage, toWire } from '#backend/services/security/keys/secret-key-rows.ts'
import { secretKeys } from '#backend/services/security/tables.ts'
import { openDatabase } from '#kernel/storage/database.ts'

const { DATABASE_URL, DATA_DIR = '.data', HOST, PORT } = process.env
const { queries } = await openDatabase({ url: DATABASE_URL, folder: DATA_DIR })
const rowsOf = async <T>(statement: ReturnType<typeof sql>, db: Pick<typeof queries, 'execute'> = queries) =>
  ((await db.execute(statement)) as unknown as { rows: T[] }).rows

interface Member {
  account_id: number
  user_id: string
}
// The account that the bench fills. A page of any other account would be empty.
const [member] = await rowsOf<Member>(sql`
  select m.account_id, m.user_id from kernel.memberships m
  order by (select count(*) from security.secret_keys k where k.account_id = m.account_id) desc, m.created limit 1`)
if (!member) throw new Error('The database has no account')
const { account_id: accountId, user_id: userId } = member

const app = Fastify()
app.get('/healthz', async () => ({ status: 'ok' }))

app.get('/keys', async () => {
  const now = new Date()
  const where = and(eq(secretKeys.accountId, accountId), inState(secretKeys, 'current', now))
  const page = { state: 'current', sort: 'created', direction: 'desc', page: 1, page_size: 25 } as const
  const rows = await readSecretKeyPage(queries, where, page)
  return {
    secret_keys: rows.map(row => toWire(row, now)),
    total: rows[0]?.total ?? 0,
    page: 1,
    page_size: 25,
  }
})

app.put('/keys', async (request, reply) => {
  const { label } = request.body as { label: string }
  const id = randomUUID()
  const token = `sk_${id}`
  const hash = createHash('sha256').update(token).digest('base64url')
  await queries.transaction(async db => {
    await db.execute(sql`select pg_advisory_xact_lock(${accountId})`)
    await db.execute(sql`
      select count(*) from security.secret_keys
      where account_id = ${accountId} and recovery_deadline is null`)
    await db.execute(sql`
      insert into security.secret_keys
        (key_id, account_id, label, description, sealed_token, token_hash, token_tail, created, paused)
      values (${id}, ${accountId}, ${label}, '', ${token}, ${hash}, 'tail', now(), false)`)
    await db.execute(sql`
      insert into kernel.activities (account_id, user_id, operation, subject, request_id, address, created)
      values (${accountId}, ${userId}, 'createSecretKey', ${id}, ${request.id}, ${request.ip}, now())`)
  })
  return reply.code(201).send({ key_id: id, label, token })
})

app.post('/token', async () =>
  queries.transaction(async db => {
    await db.execute(sql`select * from kernel.sessions where user_id = ${userId} and revoked is null limit 1`)
    await db.execute(sql`
      select a.account_id, a.label from kernel.memberships m
      join "authorization".accounts a on a.account_id = m.account_id
      where m.user_id = ${userId}`)
    const [membership] = await rowsOf<{ roles: string[] }>(
      sql`select roles from kernel.memberships where user_id = ${userId} and account_id = ${accountId}`,
      db,
    )
    return { access_token: userId, account_id: accountId, roles: membership?.roles }
  }),
)

await app.listen({ port: Number(PORT), host: HOST ?? '127.0.0.1' })
