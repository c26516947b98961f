import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { installPackages } from './debian.ts'
import { freePort } from './free-port.ts'
import { processorOfTree } from './processor.ts'
import { type Program, runProgram } from './program.ts'

export interface Cluster {
  /** Creates an empty database and returns its address. */
  createDatabase(name: string): Promise<string>
  /** Starts a standby that follows it, and ends with it. */
  startStandby(): Promise<Standby>
  /** Processor time that it has used so far, with all its connections, in microseconds. Only on Linux. */
  processorTime(): number
  stop(): Promise<void>
}

export interface Standby extends Program {
  /** Address of its copy of a database. */
  addressOf(database: string): string
}

/**
 * Starts a separate PostgreSQL in a temporary folder, on loopback. `stop` removes it. Unless it is durable, it does
 * not wait for the disk, since its data does not outlive the run.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<Cluster> {
  const bin = postgresBinaries()
  const account = serverAccount()
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-postgres-'))
  if (account) chownSync(folder, account.uid, account.gid)
  const options = { ...account, cwd: folder }
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  const run = (program: string, parameters: readonly string[]) =>
    execFileSync(join(bin, program), parameters, { ...options, stdio: ['ignore', 'ignore', 'inherit'] })
  const startOn = async (data: string): Promise<Standby> => {
    const port = await freePort()
    const settings = [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
      `fsync=${isDurable ? 'on' : 'off'}`,
    ]
    const addressOf = (database: string) => `postgres://gatepost@127.0.0.1:${port}/${database}`
    const program = await runProgram({
      name: 'PostgreSQL',
      path: join(bin, 'postgres'),
      parameters: ['-D', data, '-p', String(port), ...settings.flatMap(setting => ['-c', setting])],
      options,
      isReady: () => canConnect(addressOf('postgres')),
      grace: 5_000,
    })
    return { ...program, addressOf }
  }

  const data = join(folder, 'data')
  run('initdb', ['-D', data, '-U', 'gatepost', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'])
  const server = await startOn(data)
  const standbys: Standby[] = []
  return {
    async createDatabase(name) {
      const connection = new pg.Client({ connectionString: server.addressOf('postgres') })
      await connection.connect()
      await connection.query(`create database ${pg.escapeIdentifier(name)}`)
      await connection.end()
      return server.addressOf(name)
    },
    async startStandby() {
      const copy = join(folder, `standby${standbys.length + 1}`)
      const from = server.addressOf('postgres')
      run('pg_basebackup', ['-d', from, '-D', copy, '-R', '-c', 'fast', '--no-sync'])
      const standby = await startOn(copy)
      standbys.push(standby)
      return standby
    },
    processorTime: () => processorOfTree(server.pid()),
    async stop() {
      for (const each of [...standbys, server]) await each.stop()
      remove()
    },
  }
}

/** Whether a PostgreSQL, or a pooler in front of one, responds there; with `isPrimary`, whether it takes writes. */
export async function canConnect(connectionString: string, { isPrimary = false } = {}): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('select pg_is_in_recovery() as is_standby')
    return !isPrimary || !rows[0].is_standby
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** The folder of the server's programs. Debian keeps them out of PATH, in one folder per version. */
function findBinaries(): string | undefined {
  const path = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const versions = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  )
  const homebrew = globSync('/opt/homebrew/opt/postgresql*/bin')
  return [...versions, ...path, ...homebrew].find(
    folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}

/** The folder of the server's programs, which it installs if there is none. */
export function postgresBinaries(): string {
  const folder = findBinaries() ?? (installPackages(['postgresql']) ? findBinaries() : undefined)
  if (folder) return folder
  throw new Error(
    'There is no PostgreSQL server on this machine (initdb and postgres in PATH). Install one and try again.',
  )
}

/** PostgreSQL refuses to run as root; as root, this runs it as Debian's user for it, else as `nobody`. */
export function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const name = spawnSync('id', ['-u', 'postgres']).status === 0 ? 'postgres' : 'nobody'
  const idOf = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
