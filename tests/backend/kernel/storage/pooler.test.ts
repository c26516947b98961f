import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scaledTimeout } from '../../../../scripts/lib/machine-speed.ts'
import { type Pooler, startPooler } from '../../../../scripts/lib/processes/pgbouncer.ts'
import { type RunningServer, startServer } from '../../../../scripts/lib/processes/server.ts'
import { createOwnDatabase, type OwnDatabase } from '../../../support/own-database.ts'

/** A PostgreSQL without a pooler in front of it: behind two, settings would be those of the other one's connections. */
const server = process.env.POOLED ? undefined : process.env.DATABASE_URL
/** Connections to PostgreSQL, fewer than the servers have to the pooler. */
const SIZE = 4

describe.runIf(server)('behind PgBouncer in transaction mode', { timeout: scaledTimeout(120_000) }, () => {
  let own: OwnDatabase
  let pooler: Pooler
  let folder: string
  const running: RunningServer[] = []
  beforeAll(async () => {
    own = await createOwnDatabase(server ?? '')
    // What an operator sets, because the servers can't; a statement that is not limited would show.
    await query(
      own.url,
      `alter role gatepost in database ${new URL(own.url).pathname.slice(1)}
      set statement_timeout = '31s'`,
    )
    pooler = await startPooler(own.url, { size: SIZE })
    folder = mkdtempSync(join(tmpdir(), 'gatepost-pooled-'))
  }, scaledTimeout(180_000))
  afterAll(async () => {
    await Promise.all(running.map(each => each.end('SIGTERM')))
    await pooler?.stop()
    await own?.release()
    if (folder) rmSync(folder, { recursive: true })
  })

  async function start(name: string): Promise<RunningServer> {
    const started = await startServer({
      APP_ENV: 'test',
      LOG_LEVEL: 'error',
      DATA_DIR: join(folder, name),
      DATABASE_URL: pooler.url,
      ENCRYPTION_KEY: Buffer.alloc(32, 'servers share it').toString('base64'),
      RATE_LIMIT_FACTOR: '1000',
    })
    running.push(started)
    return started
  }

  test('three servers start at once on a new database, and serve', async () => {
    const servers = await Promise.all(['a', 'b', 'c'].map(start))
    for (const { origin } of servers) expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    const person = await fetch(`${servers[0]?.origin}/dev/people`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(person.status).toBe(200)
    const { username, password } = (await person.json()) as { username: string; password: string }
    const logins = servers.map(({ origin }) =>
      fetch(`${origin}/api/identity/identities/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify({ username, password }),
      }),
    )
    for (const { status } of await Promise.all(logins)) expect(status).toBeLessThan(300)
    expect(servers.map(({ output }) => output()).join('\n')).not.toContain('"level":50')
  })

  test('neither a lock nor a setting stays on a connection of the pool', async () => {
    const { rows } = await query(
      own.url,
      `select pid from pg_locks where locktype = 'advisory' and
      database = (select oid from pg_database where datname = current_database())`,
    )
    expect(rows).toEqual([])
    // All at once, so that each has a connection of its own.
    const settings = await Promise.all(
      Array.from({ length: SIZE }, () =>
        query(
          pooler.url,
          `select current_setting('statement_timeout') as statement,
          current_setting('idle_in_transaction_session_timeout') as idle,
          pg_backend_pid() as pid, pg_sleep(0.5)`,
        ),
      ),
    )
    const found = settings.map(({ rows }) => rows[0])
    expect(new Set(found.map(({ pid }) => pid)).size).toBe(SIZE)
    expect(new Set(found.map(({ statement, idle }) => `${statement} ${idle}`))).toEqual(new Set(['31s 0']))
  })

  test('a server that starts again waits for no one', { timeout: scaledTimeout(60_000) }, async () => {
    await running[0]?.end('SIGTERM')
    const again = await start('a')
    expect((await fetch(`${again.origin}/readyz`)).status).toBe(200)
  })
})

async function query(connectionString: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}
