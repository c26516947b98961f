import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { requireProgram } from '../lib/processes/debian.ts'
import { freePort } from '../lib/processes/free-port.ts'
import { runPgBouncer } from '../lib/processes/pgbouncer.ts'
import { canConnect, serverAccount } from '../lib/processes/postgres.ts'
import { type Program, runProgram } from '../lib/processes/program.ts'
import { type RedisServer, startRedis } from '../lib/processes/redis.ts'
import { REPLICA_FLAGS } from '../lib/processes/serve-options.mjs'
import { NO_CARDS } from '../lib/processes/server.ts'
import {
  administratorUrl,
  DEPLOY,
  isPrimary,
  isSynchronous,
  type PostgresNode,
  responds,
  startEtcd,
  startPostgresNode,
} from './node.ts'

const NODES = ['node1', 'node2', 'node3']
const REPLICAS = ['replica1', 'replica2', 'replica3', 'replica4']
/** The encryption key of all replicas. */
export const CLUSTER_KEY = Buffer.alloc(32, 'replicas share it').toString('base64')

export interface Replica {
  name: string
  port: number
  program: Program
}

export interface Cluster {
  /** Where browsers and programs go. */
  origin: string
  /** The database, by the pooler. */
  databaseUrl: string
  replicas: readonly Replica[]
  nodes: readonly PostgresNode[]
  redis: RedisServer
  /** The port of each program, by its name. */
  ports: Readonly<Record<string, number>>
  /** The current primary; waits until there is one. */
  primary(): Promise<PostgresNode>
  /** Resolves once a standby has all that the primary acknowledges. */
  synchronous(): Promise<void>
  stop(): Promise<void>
}

/** Starts everything of `deploy/` on loopback, in a temporary folder. `env` changes variables of the replicas. */
export async function startCluster(env: Record<string, string> = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-cluster-'))
  const account = serverAccount()
  // Each program's own folder is its own; all need to pass this one.
  if (account) chownSync(folder, account.uid, account.gid)
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const each of stops.splice(0).toReversed()) await each()
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const running = <Value extends { program: Program }>(value: Value): Value => {
    stops.push(value.program.stop)
    return value
  }
  try {
    const redis = await startRedis()
    stops.push(redis.stop)
    const etcd = running(await startEtcd(folder))
    // One after the other: the first one begins the cluster.
    const nodes: PostgresNode[] = []
    const repository = join(folder, 'repository')
    mkdirSync(repository)
    if (account) chownSync(repository, account.uid, account.gid)
    for (const name of NODES) {
      const node = running(await startPostgresNode(name, { folder, repository, etcd }))
      if (!nodes.length) await node.pgbackrest('stanza-create')
      nodes.push(node)
    }
    const replicaPorts = new Map<string, number>()
    for (const name of REPLICAS) replicaPorts.set(name, await freePort())
    const balancer = running(await startBalancer(nodes, replicaPorts))
    await makeDatabase(administratorUrl(balancer.postgresPort))
    const pooler = running(await startPooler(folder, balancer.postgresPort))
    const origin = `http://localhost:${balancer.port}`
    const replicas: Replica[] = []
    for (const [name, port] of replicaPorts)
      replicas.push(
        running({
          name,
          port,
          program: await startReplica(name, port, {
            DATA_DIR: join(folder, name),
            PUBLIC_URL: origin,
            DATABASE_URL: pooler.url,
            DATABASE_REPLICA_URL: `postgres://gatepost:gatepost@127.0.0.1:${balancer.standbyPort}/gatepost`,
            REDIS_URL: redis.url,
            ...env,
          }),
        }),
      )
    const cluster: Cluster = {
      origin,
      databaseUrl: pooler.url,
      replicas,
      nodes,
      redis,
      ports: {
        HAProxy: balancer.port,
        ...Object.fromEntries(replicaPorts),
        Redis: Number(new URL(redis.url).port),
        PgBouncer: pooler.port,
        'the primary, by HAProxy': balancer.postgresPort,
        'the standbys, by HAProxy': balancer.standbyPort,
        ...Object.fromEntries(nodes.map(({ name, port }) => [name, port])),
        etcd: etcd.port,
      },
      async primary() {
        for (;;) {
          for (const node of nodes) if (await isPrimary(node)) return node
          await sleep(100)
        }
      },
      async synchronous() {
        for (;;) {
          for (const node of nodes) if (await isSynchronous(node)) return
          await sleep(200)
        }
      },
      stop,
    }
    await cluster.synchronous()
    return cluster
  } catch (error) {
    await stop()
    throw error
  }
}

async function startBalancer(nodes: readonly PostgresNode[], replicas: ReadonlyMap<string, number>) {
  const [port, postgresPort, standbyPort] = [await freePort(), await freePort(), await freePort()]
  const program = await runProgram({
    name: 'HAProxy',
    path: requireProgram('haproxy'),
    parameters: ['-db', '-f', join(DEPLOY, 'haproxy.cfg')],
    env: {
      GATEPOST_BIND: `127.0.0.1:${port}`,
      GATEPOST_PROTO: 'http',
      POSTGRES_BIND: `127.0.0.1:${postgresPort}`,
      STANDBY_BIND: `127.0.0.1:${standbyPort}`,
      ...Object.fromEntries(
        [...replicas].map(([name, replicaPort]) => [name.toUpperCase(), `127.0.0.1:${replicaPort}`]),
      ),
      ...Object.fromEntries(
        nodes.flatMap(({ name, port: nodePort, statusPort }) => [
          [name.toUpperCase(), `127.0.0.1:${nodePort}`],
          [`${name.toUpperCase()}_CHECK`, String(statusPort)],
        ]),
      ),
    },
    // Until its first check it sends to every node in turn.
    async isReady() {
      for (const _node of nodes)
        if (!(await canConnect(administratorUrl(postgresPort), { isPrimary: true }))) return false
      return true
    },
  })
  return { port, postgresPort, standbyPort, program }
}

async function startPooler(folder: string, postgresPort: number) {
  const port = await freePort()
  const own = join(folder, 'pgbouncer')
  mkdirSync(own)
  // What comes later counts, but a section that begins again begins with its defaults. On loopback no one needs a password.
  const config = `%include ${join(DEPLOY, 'pgbouncer.ini')}
listen_port = ${port}
auth_type = any
auth_file =
[databases]
gatepost = host=127.0.0.1 port=${postgresPort} dbname=gatepost user=gatepost password=gatepost
`
  const url = `postgres://gatepost@127.0.0.1:${port}/gatepost`
  return { port, url, program: await runPgBouncer({ folder: own, config, url }) }
}

function startReplica(name: string, port: number, env: Record<string, string>): Promise<Program> {
  return runProgram({
    name,
    path: process.execPath,
    parameters: ['src/backend/main.ts'],
    env: {
      APP_ENV: 'demo',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      PORT: String(port),
      ...NO_CARDS,
      TRUST_PROXY: '1',
      STOP_DELAY: '10',
      ENCRYPTION_KEY: CLUSTER_KEY,
      NODE_COMPILE_CACHE: '.cache/compiled',
      NODE_OPTIONS: REPLICA_FLAGS.join(' '),
      ...env,
    },
    isReady: () => responds(`http://127.0.0.1:${port}/readyz`),
    // As in `deploy/`: its delay, and what calls in progress may take.
    grace: 60_000,
  })
}

/** The database and its role, with the time limits that the pooler does not pass on. */
async function makeDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`create role gatepost login password 'gatepost'`)
    await client.query(`alter role gatepost set statement_timeout = '15s'`)
    await client.query(`alter role gatepost set idle_in_transaction_session_timeout = '15s'`)
    await client.query('create database gatepost owner gatepost')
  } finally {
    await client.end()
  }
}
