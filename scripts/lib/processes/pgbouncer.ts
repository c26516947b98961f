import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireProgram } from './debian.ts'
import { freePort } from './free-port.ts'
import { canConnect, serverAccount } from './postgres.ts'
import { type Program, runProgram } from './program.ts'

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
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-pgbouncer-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  const port = await freePort()
  const url = Object.assign(new URL(`postgres://${username}@127.0.0.1:${port}`), { pathname }).href
  const config = `[databases]
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
`
  const program = await runPgBouncer({ folder, config, url })
  return {
    url,
    async stop() {
      await program.stop()
      remove()
    },
  }
}

/** Runs PgBouncer with a configuration, in a folder of its own, until it leads to a primary at `url`. */
export function runPgBouncer({
  folder,
  config,
  url,
}: {
  folder: string
  config: string
  url: string
}): Promise<Program> {
  const account = serverAccount()
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, config)
  if (account) for (const path of [folder, file]) chownSync(path, account.uid, account.gid)
  return runProgram({
    name: 'PgBouncer',
    path: requireProgram('pgbouncer'),
    parameters: [file],
    options: { ...account, cwd: folder },
    isReady: () => canConnect(url, { isPrimary: true }),
  })
}
