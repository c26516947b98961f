import type { Config } from './config.ts'

type Settings = Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'HOST' | 'PORT'>

/** PostgreSQL's error codes (its appendix A), as messages that name the part of DATABASE_URL. */
const REJECTIONS: Readonly<Record<string, string>> = {
  '28P01': 'the server refuses the user or the password',
  '28000': 'the server refuses this user, or a connection from this machine',
  '3D000': 'the server has no such database',
  '42501': 'the user may not create the schemas and tables',
  '53300': 'the server has no connection left',
}

/** System errors of an unreachable server. */
const UNREACHED: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut',
  EHOSTUNREACH: 'there is no way to that host',
  ENETUNREACH: 'there is no way to that host',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up now',
  ETIMEDOUT: 'it does not answer',
}

/** System errors of a folder. */
const UNWRITABLE: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a disk that takes no writes',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full for this user',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file',
  ENOENT: 'it cannot be made',
}

/**
 * Why the server cannot start, in one line that begins with the variable to check. A line names host and
 * database of a URL, and never user or password. An unknown error stays as it is.
 */
export function explainStartError(error: unknown, { DATABASE_URL, DATA_DIR, HOST, PORT }: Settings): string {
  for (const each of chainOf(error)) {
    const { code = '', syscall } = each
    if (syscall === 'listen' && code === 'EADDRINUSE')
      return `PORT: ${HOST}:${PORT} is taken by another process (${code})`
    if (syscall === 'listen' && code === 'EACCES')
      return `PORT: this user may not listen on ${PORT} (${code})`
    if (DATABASE_URL) {
      const isLate = /\btimeout\b/i.test(each.message)
      const reason = REJECTIONS[code] ?? UNREACHED[code] ?? (isLate ? UNREACHED.ETIMEDOUT : undefined)
      if (reason) return `DATABASE_URL: ${placeOf(DATABASE_URL)}: ${reason} (${code || each.message})`
    }
    if ('path' in each && UNWRITABLE[code]) return `DATA_DIR: ${explainUnwritable(DATA_DIR, code)}`
  }
  const [first] = chainOf(error)
  return first?.message || String(error)
}

/** Why nothing can be written into a folder; undefined where a system error says nothing of it. */
export const explainUnwritable = (folder: string, code = ''): string | undefined =>
  UNWRITABLE[code] && `cannot write to ${folder}: ${UNWRITABLE[code]} (${code})`

interface SystemError extends Error {
  code?: string
  syscall?: string
}

/** An error with its causes and its aggregated errors: a host with two addresses rejects twice. */
function chainOf(error: unknown): SystemError[] {
  if (!(error instanceof Error)) return []
  const gathered = error instanceof AggregateError ? error.errors.flatMap(chainOf) : []
  return [error, ...gathered, ...chainOf(error.cause)]
}

function placeOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host || 'localhost'}${pathname}`
}
