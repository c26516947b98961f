import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  CONFIRMATION_LIFETIME,
  KNOWN_DEVICE_LIFETIME,
  LOGIN_ATTEMPT_LIFETIME,
  SESSION_ABSOLUTE_LIFETIME,
} from '#domain/constants.ts'

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

function signUpCookieName(secure: boolean): string {
  return secure ? '__Host-sign-up' : 'sign-up'
}

export function readSignUpCookie(request: FastifyRequest, secure: boolean): string | undefined {
  const secret = request.cookies[signUpCookieName(secure)]
  return secret && /^[\w-]{43}$/.test(secret) ? secret : undefined
}

/** Lives as long as the link that it is good for. */
export function setSignUpCookie(reply: FastifyReply, secret: string, secure: boolean): void {
  reply.setCookie(signUpCookieName(secure), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: CONFIRMATION_LIFETIME / 1000,
  })
}

/** Ties a login that goes elsewhere and comes back to the browser that it began in. */
export function loginStateCookieName(secure: boolean): string {
  return secure ? '__Host-login-state' : 'login-state'
}

export function readLoginStateCookie(request: FastifyRequest, secure: boolean): string | undefined {
  return request.cookies[loginStateCookieName(secure)]
}

// Lax, not Strict: the browser brings it along when the other service sends it back here.
export function setLoginStateCookie(reply: FastifyReply, secret: string, secure: boolean): void {
  reply.setCookie(loginStateCookieName(secure), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: LOGIN_ATTEMPT_LIFETIME / 1000,
  })
}

export function clearLoginStateCookie(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(loginStateCookieName(secure), { path: '/', httpOnly: true, sameSite: 'lax', secure })
}

function deviceCookieName(secure: boolean): string {
  return secure ? '__Host-device' : 'device'
}

export function readDeviceCookie(request: FastifyRequest, secure: boolean): string | undefined {
  return request.cookies[deviceCookieName(secure)]
}

/** Stays after a logout: it does not authenticate, and it counts at the next login. */
export function setDeviceCookie(reply: FastifyReply, sealed: string, secure: boolean): void {
  reply.setCookie(deviceCookieName(secure), sealed, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: KNOWN_DEVICE_LIFETIME / 1000,
  })
}

function invitationCookieName(secure: boolean): string {
  return secure ? '__Host-invitation' : 'invitation'
}

export function readInvitationCookie(request: FastifyRequest, secure: boolean): string | undefined {
  return request.cookies[invitationCookieName(secure)]
}

/** Without an age: it lives as long as the session of the browser (storefront-and-session §2). */
export function setInvitationCookie(reply: FastifyReply, token: string, secure: boolean): void {
  reply.setCookie(invitationCookieName(secure), token, { path: '/', httpOnly: true, sameSite: 'lax', secure })
}

export function clearInvitationCookie(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(invitationCookieName(secure), { path: '/', httpOnly: true, sameSite: 'lax', secure })
}
