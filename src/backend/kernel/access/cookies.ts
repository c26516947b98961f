import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_LIFETIME } from '#generated/durations.ts'
import { cookieDomain, type HostSettings } from '../http/hosts/hosts.ts'

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

/** What decides about the names and the attributes of cookies. */
type CookieSettings = HostSettings & { secure: boolean }

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

/** The session of a set-up link, as long as that of the browser; the server ends it earlier. */
export const setUpCookie: CookieKind = { name: 'set-up', sameSite: 'strict', pattern: /^[\w-]{43}$/ }

export function readCookie(
  request: FastifyRequest,
  { name, pattern }: CookieKind,
  settings: CookieSettings,
): string | undefined {
  const value = request.cookies[fullName(name, settings)]
  return value !== undefined && pattern && !pattern.test(value) ? undefined : value
}

/**
 * Where services have hosts of their own, cookies are for the domain of all hosts. SameSite needs no change: hosts below
 * one domain are one site, so browsers send strict cookies too when a page of the portal calls a service.
 */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply, settings: CookieSettings): Cookies {
  const { secure } = settings
  const domain = cookieDomain(settings)
  const shared = { path: '/', httpOnly: true, secure, ...(domain !== undefined && { domain }) }
  const optionsOf = ({ sameSite }: CookieKind) => ({ ...shared, sameSite })
  return {
    read: kind => readCookie(request, kind, settings),
    set(kind, value) {
      const { name, lifetime } = kind
      const age = lifetime !== undefined && { maxAge: lifetime / 1000 }
      reply.setCookie(fullName(name, settings), value, { ...optionsOf(kind), ...age })
    },
    clear: kind => void reply.clearCookie(fullName(kind.name, settings), optionsOf(kind)),
  }
}

/** On https the prefix prevents plain http from setting it, and subdomains where only one host has it. */
function fullName(name: string, settings: CookieSettings): string {
  if (!settings.secure) return name
  return cookieDomain(settings) === undefined ? `__Host-${name}` : `__Secure-${name}`
}
