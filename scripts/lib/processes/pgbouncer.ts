import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { requireProgram } from './debian.ts'
import { freePort } from './free-port.ts'
import { serverAccount } from './postgres.ts'
import { runProgram } from './program.ts'

export interface Pooler {
  /** Address of the same database through the pooler. */
  url: string
  stop(): Promise<void>
}

/**
 * Starts PgBouncer in transaction mode in front of all databases of a PostgreSQL, as `docs/operating.md` says. Each
 * transaction may get another connection, so nothing that belongs to a connection works: no session lock, no `set`, no
 * temporary table. `size` is how many connections each database has.
 */
export async function startPooler(database: string, { size = 5 } = {}): Promise<Pooler> {
  const { hostname, port: target, username, pathname } = new URL(database)
  const account = serverAccount()
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-pgbouncer-'))
  if (account) chownSync(folder, account.uid, account.gid)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${target || 5432} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${size}
max_client_conn = 400
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout
`,
  )
  const url = Object.assign(new URL(`postgres://${username}@127.0.0.1:${port}`), { pathname }).href
  const program = await runProgram({
    name: 'PgBouncer',
    path: requireProgram('pgbouncer'),
    parameters: [file],
    options: { ...account, cwd: folder },
    isReady: () => canConnect(url),
  })
  return {
    url,
    async stop() {
      await program.stop()
      remove()
    },
  }
}

async function canConnect(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
