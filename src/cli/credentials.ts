import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './failures.ts'
import type { Io } from './io.ts'

/** What is stored for one address. */
export interface StoredLogin {
  token?: string | undefined
  /** A token that was made by a login in the browser ends with the logout. */
  isFromBrowser?: boolean | undefined
  /** The secret key of lookups. */
  key?: { id: string; token: string } | undefined
}

interface Stored {
  /** The address of the latest login, which is meant where none is named. */
  current?: string | undefined
  logins: Record<string, StoredLogin>
}

export interface Credentials {
  /** Where they are stored. */
  readonly file: string
  current(): string | undefined
  find(baseUrl: string): StoredLogin
  /** Stores what has changed about an address, and makes it the one that is meant. */
  save(baseUrl: string, changes: StoredLogin): void
  /** Forgets an address; says whether there was anything. */
  remove(baseUrl: string): boolean
}

/** Only the person reads and writes the file, and only they look into its folder. */
const FILE_MODE = 0o600
const FOLDER_MODE = 0o700

/** The logins of a person, in a file of their configuration folder (XDG Base Directory Specification). */
export function openCredentials({ env, home }: Pick<Io, 'env' | 'home'>): Credentials {
  // The specification ignores a relative path.
  const configured = env.XDG_CONFIG_HOME
  const folder = join(configured?.startsWith('/') ? configured : join(home, '.config'), 'gatepost')
  const file = join(folder, 'credentials.json')

  function read(): Stored {
    let text: string
    try {
      text = readFileSync(file, 'utf8')
      // A copy or a backup may have opened it to others.
      if (statSync(file).mode & 0o077) chmodSync(file, FILE_MODE)
    } catch {
      return { logins: {} }
    }
    try {
      const { current, logins } = JSON.parse(text) as Partial<Stored>
      return { current, logins: logins ?? {} }
    } catch {
      throw new Failure('usage', `${file} is damaged.`, 'Delete it, and log in again.')
    }
  }

  function write(stored: Stored): void {
    mkdirSync(folder, { recursive: true, mode: FOLDER_MODE })
    // Complete or as before, also when the program is stopped.
    const draft = `${file}.${process.pid}`
    try {
      writeFileSync(draft, `${JSON.stringify(stored, null, 2)}\n`, { mode: FILE_MODE, flag: 'wx' })
      renameSync(draft, file)
    } finally {
      rmSync(draft, { force: true })
    }
  }

  return {
    file,
    current: () => read().current,
    find: baseUrl => read().logins[baseUrl] ?? {},
    save(baseUrl, changes) {
      const { logins } = read()
      write({ current: baseUrl, logins: { ...logins, [baseUrl]: { ...logins[baseUrl], ...changes } } })
    },
    remove(baseUrl) {
      const { current, logins } = read()
      const { [baseUrl]: removed, ...others } = logins
      if (!removed) return false
      write({ current: current === baseUrl ? Object.keys(others)[0] : current, logins: others })
      return true
    },
  }
}
