import { execFile } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { requireProgram } from '../lib/processes/debian.ts'
import { freePort } from '../lib/processes/free-port.ts'
import { postgresBinaries, serverAccount } from '../lib/processes/postgres.ts'
import { type Program, runProgram } from '../lib/processes/program.ts'

/** Passwords of a cluster that only this machine reaches, and that ends with its command. */
const PASSWORD = 'only-on-loopback'

export const DEPLOY = fileURLToPath(new URL('../../deploy', import.meta.url))

const run = promisify(execFile)

/** A node of PostgreSQL: Patroni, which runs the server itself as its child. */
export interface PostgresNode {
  name: string
  port: number
  /** Where Patroni says whether this node is the primary. */
  statusPort: number
  program: Program
  /** Runs pgBackRest with these parameters on the node, and resolves to what it prints. */
  pgbackrest(...parameters: string[]): Promise<string>
  /** What pgBackRest needs to know of the node, for a PostgreSQL that reads from the repository. */
  backupEnv: Readonly<Record<string, string>>
  /** Ends Patroni and its PostgreSQL at once, as a machine that loses power. */
  kill(): Promise<void>
}

export interface Store {
  port: number
  program: Program
}

/** Where the nodes agree on their primary. */
export async function startEtcd(folder: string): Promise<Store> {
  const [port, peerPort] = [await freePort(), await freePort()]
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`]
  const program = await runProgram({
    name: 'etcd',
    path: requireProgram('etcd', ['etcd-server']),
    parameters: [
      ...['--data-dir', join(folder, 'etcd')],
      ...['--listen-client-urls', client, '--advertise-client-urls', client],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
      ...['--initial-cluster', `default=${peer}`],
      // Nothing of it outlives the command.
      '--unsafe-no-fsync',
    ],
    isReady: () => responds(`${client}/health`),
  })
  return { port, program }
}

/** Starts a node that becomes the primary of a new cluster, or a standby of the one that has begun. */
export async function startPostgresNode(
  name: string,
  { folder, repository, etcd }: { folder: string; repository: string; etcd: Store },
): Promise<PostgresNode> {
  const [port, statusPort] = [await freePort(), await freePort()]
  const account = serverAccount()
  const data = join(folder, name, 'data')
  mkdirSync(dirname(data))
  if (account) chownSync(dirname(data), account.uid, account.gid)
  const pgbackrest = requireProgram('pgbackrest')
  const backupEnv = {
    PGBACKREST_CONFIG: join(DEPLOY, 'pgbackrest.conf'),
    PGBACKREST_REPO1_PATH: repository,
    PGBACKREST_PG1_PATH: data,
    PGBACKREST_PG1_PORT: String(port),
    PGBACKREST_PG1_SOCKET_PATH: data,
    PGBACKREST_LOCK_PATH: join(dirname(data), 'pgbackrest'),
  }
  const program = await runProgram({
    name,
    path: requireProgram('patroni', ['patroni', 'python3-etcd', 'python3-psycopg2']),
    parameters: [join(DEPLOY, 'patroni.yaml')],
    options: { ...account, cwd: dirname(data) },
    env: {
      ...backupEnv,
      PATRONI_NAME: name,
      PATRONI_ETCD3_HOSTS: `127.0.0.1:${etcd.port}`,
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${statusPort}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${statusPort}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_DATA_DIR: data,
      PATRONI_POSTGRESQL_BIN_DIR: postgresBinaries(),
      PATRONI_POSTGRESQL_PGPASS: join(dirname(data), 'pgpass'),
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: PASSWORD,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: PASSWORD,
    },
    isReady: () => responds(`http://127.0.0.1:${statusPort}/health`),
  })
  return {
    name,
    port,
    statusPort,
    program,
    backupEnv,
    async pgbackrest(...parameters) {
      const options = { ...account, cwd: dirname(data), env: { ...process.env, ...backupEnv } }
      const { stdout } = await run(pgbackrest, ['--stanza=gatepost', ...parameters], options)
      return stdout
    },
    async kill() {
      // Patroni starts it in a group of its own.
      const [postmaster] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
      await program.kill()
      process.kill(Number(postmaster), 'SIGKILL')
    },
  }
}

/** Whether a node is the primary now. */
export const isPrimary = ({ statusPort }: PostgresNode) => responds(`http://127.0.0.1:${statusPort}/primary`)

/** Whether a node has all that the primary has acknowledged. */
export const isSynchronous = ({ statusPort }: PostgresNode) =>
  responds(`http://127.0.0.1:${statusPort}/synchronous`)

/** The address of the administrator's connection to a port of PostgreSQL. */
export const administratorUrl = (port: number) => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`

export async function responds(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(2_000),
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
