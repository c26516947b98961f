import { readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** How the server of a computer reaches the account. */
export interface Settings {
  /** Origin of the portal. */
  url: string
  /** An API token. */
  token: string
  /** A secret key, for lookups. */
  key: { id: string; token: string } | undefined
}

/** Settings that are missing or wrong. The message is for the person who starts the server. */
export class InvalidSettings extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The settings of the environment. Without a token there, it is the one that `gatepost login` has stored for the same
 * address, or for that of its latest login. A stored key is left alone: lookups by an assistant count, so they need a
 * key that someone chose for that. Throws `InvalidSettings`.
 */
export function readSettings(env: Environment): Settings {
  const stored = env.GATEPOST_TOKEN ? NOTHING_STORED : readCredentials(env)
  const address = env.GATEPOST_URL || stored.current
  if (!address)
    throw new InvalidSettings(
      'Set GATEPOST_URL to the address of the portal, such as https://gatepost.example.',
    )
  const url = originOf(address)
  const token = env.GATEPOST_TOKEN || stored.tokens[url]
  if (!token)
    throw new InvalidSettings(
      `Set GATEPOST_TOKEN to an API token of ${url}. You create one on its page Developers, at ${url}/account/developers.`,
    )
  const { GATEPOST_KEY_ID: id, GATEPOST_KEY_TOKEN: secret } = env
  if (!id !== !secret)
    throw new InvalidSettings('Set both GATEPOST_KEY_ID and GATEPOST_KEY_TOKEN, or neither.')
  return { url, token, key: id && secret ? { id, token: secret } : undefined }
}

/** Only this computer may be called without encryption, because the token is sent along. */
function originOf(address: string): string {
  if (!URL.canParse(address)) throw new InvalidSettings(`GATEPOST_URL is no address: ${address}`)
  const { protocol, hostname, origin } = new URL(address)
  const isLoopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  if (protocol === 'https:' || (protocol === 'http:' && isLoopback)) return origin
  throw new InvalidSettings('GATEPOST_URL has to begin with https://.')
}

interface Stored {
  /** The address of the latest login. */
  current?: string | undefined
  /** By origin. */
  tokens: Readonly<Record<string, string>>
}
const NOTHING_STORED: Stored = { tokens: {} }

/** What the command line program has stored in its folder (XDG Base Directory Specification). */
function readCredentials({ XDG_CONFIG_HOME: configured }: Environment): Stored {
  // The specification ignores a relative path.
  const folder = configured?.startsWith('/') ? configured : join(homedir(), '.config')
  const path = join(folder, 'gatepost', 'credentials.json')
  let text: string
  try {
    // Windows has no modes, and says that everyone may read every file.
    if (process.platform !== 'win32' && statSync(path).mode & 0o077)
      throw new InvalidSettings(`Others can read ${path}. Run: chmod 600 ${path}`)
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof InvalidSettings) throw error
    return NOTHING_STORED
  }
  return storedIn(text, path)
}

function storedIn(text: string, path: string): Stored {
  try {
    const { current, logins = {} } = JSON.parse(text) as {
      current?: string
      logins?: Record<string, { token?: string } | null>
    }
    const tokens = Object.entries(logins).flatMap(([address, login]) =>
      URL.canParse(address) && login?.token ? [[new URL(address).origin, login.token]] : [],
    )
    return { current, tokens: Object.fromEntries(tokens) }
  } catch {
    throw new InvalidSettings(`${path} is damaged. Delete it, and log in again.`)
  }
}
