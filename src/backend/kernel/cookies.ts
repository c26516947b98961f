import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_ABSOLUTE_LIFETIME } from '#domain/constants.ts'

/** On https the prefix keeps subdomains and plain http from setting it. */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-session' : 'session'
}

export function readSessionCookie(request: FastifyRequest, secure: boolean): string | undefined {
  return request.cookies[sessionCookieName(secure)]
}

export function setSessionCookie(reply: FastifyReply, secret: string, secure: boolean): void {
  reply.setCookie(sessionCookieName(secure), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: SESSION_ABSOLUTE_LIFETIME / 1000,
  })
}

export function clearSessionCookie(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(sessionCookieName(secure), { path: '/', httpOnly: true, sameSite: 'lax', secure })
}
