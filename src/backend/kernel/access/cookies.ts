import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_LIFETIME } from '#generated/durations.ts'

/** A cookie of ours, which no script can read. A service defines those of its features. */
export interface CookieKind {
  /** In lower case, words with dashes. */
  name: string
  /** `lax` where the browser has to bring it along when another site sends it back here. */
  sameSite: 'lax' | 'strict'
  /** Milliseconds; without it, as long as the session of the browser. */
  lifetime?: number
  /** What a value looks like; another one counts as none. */
  pattern?: RegExp
}

/** The cookies of a request and its response. */
export interface Cookies {
  read(kind: CookieKind): string | undefined
  set(kind: CookieKind, value: string): void
  clear(kind: CookieKind): void
}

export const sessionCookie: CookieKind = {
  name: 'session',
  sameSite: 'lax',
  lifetime: SESSION_LIFETIME,
}

export function readCookie(
  request: FastifyRequest,
  { name, pattern }: CookieKind,
  secure: boolean,
): string | undefined {
  const value = request.cookies[fullName(name, secure)]
  return value !== undefined && pattern && !pattern.test(value) ? undefined : value
}

export function cookiesOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Cookies {
  const optionsOf = ({ sameSite }: CookieKind) => ({ path: '/', httpOnly: true, sameSite, secure })
  return {
    read: kind => readCookie(request, kind, secure),
    set(kind, value) {
      const { name, lifetime } = kind
      const age = lifetime !== undefined && { maxAge: lifetime / 1000 }
      reply.setCookie(fullName(name, secure), value, { ...optionsOf(kind), ...age })
    },
    clear: kind => void reply.clearCookie(fullName(kind.name, secure), optionsOf(kind)),
  }
}

/** On https the prefix prevents subdomains and plain http from setting it. */
function fullName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name
}
