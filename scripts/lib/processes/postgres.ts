import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { installPackages } from './debian.ts'
import { freePort } from './free-port.ts'
import { spawnGroup, stopGroup } from './process-group.ts'

export interface Cluster {
  /** Creates an empty database and returns its address. */
  createDatabase(name: string): Promise<string>
  stop(): Promise<void>
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

  const data = join(folder, 'data')
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'gatepost', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    `fsync=${isDurable ? 'on' : 'off'}`,
  ]
  const server = spawnGroup(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap(setting => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let log = ''
  server.stderr?.on('data', chunk => (log = `${log}${chunk}`.slice(-5_000)))

  const addressOf = (database: string) => `postgres://gatepost@127.0.0.1:${port}/${database}`
  const client = async () => {
    const connection = new pg.Client({ connectionString: addressOf('postgres') })
    await connection.connect()
    return connection
  }
  await reachable(client, () => server.exitCode !== null || server.signalCode !== null).catch(error => {
    throw new Error(`PostgreSQL did not start: ${error.message}\n${log}`)
  })
  return {
    async createDatabase(name) {
      const connection = await client()
      await connection.query(`create database ${pg.escapeIdentifier(name)}`)
      await connection.end()
      return addressOf(name)
    },
    async stop() {
      await stopGroup(server)
      remove()
    },
  }
}

async function reachable(client: () => Promise<pg.Client>, hasEnded: () => boolean): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      const connection = await client()
      return await connection.end()
    } catch (error) {
      if (hasEnded() || attempt === 200) throw error
      await sleep(50)
    }
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
