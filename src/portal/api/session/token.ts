import { createToken } from '#generated/authorization/operations/createToken.ts'
import { logOut } from '#generated/identity/operations/logOut.ts'
import { type ApiError, offlineError } from '../errors/errors.ts'
import { forgetKept } from '../offline/account-data.ts'
import { send } from '../send.ts'
import type { Input } from '../types.ts'
import { forgetEarlyData, takeEarlyToken } from './early-token.ts'
import {
  forgetSessionEnd,
  noteSessionEnd,
  readSessionHint,
  setSessionHint,
  takeDestination,
} from './session-hint.ts'
import { type AccessToken, type HeldToken, type KnownSession, openTabs, type SessionEnd } from './tabs.ts'
import { TOKEN_REFRESH_LEAD } from './token-times.ts'

type TokenBody = NonNullable<Input<NonNullable<(typeof createToken)['type']>>['body']>

/** No service answered: the network is down, or a gateway has lost the service for a moment. */
const NO_RESPONSE = [0, 502, 503, 504]
const RETRY_AFTER = 10_000
/** With a longer delay, a timer fires at once. */
const MAX_TIMEOUT = 2 ** 31 - 1

/** The access token of this tab: only in memory, never in storage or a URL (storefront-and-session §4). */
let held: HeldToken | undefined
/** Counts the sessions of this tab: a token that was requested in one is not valid in the next. */
let era = 0
/** When the last session of this tab ended, by this machine's clock, in ms. */
let endedAt = Number.NEGATIVE_INFINITY
/** Whether it ended without a logout, as far as this tab has heard, and no other has begun. */
let isEnded = false
let timer: ReturnType<typeof setTimeout> | undefined
/** A refresh got no response and is retried. The token may end before then; the session does not. */
let isCutOff = false
const endListeners = new Set<(end: SessionEnd) => void>()
const changeListeners = new Set<() => void>()
const rolesListeners = new Set<() => void>()

const tabs = openTabs({
  onToken: accept,
  onEnd: drop,
  heldToken: () => (currentToken() ? held : undefined),
  onWake: wake,
})

/** What the pages of a set-up link have in place of a token: their calls are known by a cookie. */
let standIn: AccessToken | undefined

export function setStandIn(token: AccessToken | undefined): void {
  standIn = token
}

/** The session of the last visit, until the server confirms or ends it. Nothing is sent in its name. */
let restored: KnownSession | undefined

export function setRestored(session: KnownSession): void {
  restored = session
}

export const isRestored = (): boolean => restored !== undefined

/** A token is current if there is one and it has not expired. */
export function currentToken(): AccessToken | undefined {
  if (standIn) return standIn
  return held && held.ends > Date.now() ? held.token : undefined
}

/** Calls back when the session has ended, here or in another tab. Returns a function that stops it. */
export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  endListeners.add(listener)
  return () => void endListeners.delete(listener)
}

/** Calls back when another person or another account takes over, here or in another tab. */
export function onSessionChange(listener: () => void): () => void {
  changeListeners.add(listener)
  return () => void changeListeners.delete(listener)
}

/** Calls back when an owner has changed the person's roles. Returns a function that stops it. */
export function onRolesChange(listener: () => void): () => void {
  rolesListeners.add(listener)
  return () => void rolesListeners.delete(listener)
}

/**
 * A token for the person's session: the current one, or a new one by the cookie. Undefined when no one is
 * logged in. Throws any other failure. One tab requests it at a time and shares it with the others.
 */
export async function obtainToken({ fresh = false } = {}): Promise<AccessToken | undefined> {
  if (standIn) return fresh ? undefined : standIn
  if (restored && !fresh) throw offlineError({ method: 'GET' })
  if (!fresh && currentToken()) return currentToken()
  if (!fresh && hasSlept()) {
    await refresh()
    return currentToken()
  }
  const [before, asked] = [held, era]
  return tabs.withLock(async () => {
    // Another tab may have refreshed while this one waited for the lock.
    if (held !== before && currentToken()) return currentToken()
    return load({ asked, early: fresh ? undefined : takeEarlyToken() })
  })
}

/**
 * Requests a new token even if there is one: after a login, or with `account_id` to act in another account.
 */
export function renewToken(body?: TokenBody): Promise<AccessToken | undefined> {
  const asked = era
  return tabs.withLock(() => load({ asked, body }))
}

/** Runs a call that replaces the cookie, while no tab requests a token with the old one. */
export function withoutRefresh<T>(work: () => Promise<T>): Promise<T> {
  return tabs.withLock(work)
}

/** Clears the session, in every tab. */
export function endSession(end: SessionEnd = 'ended'): void {
  tabs.tellEnd(end)
  drop(end)
}

/**
 * Ends the session on the server too. Tabs are notified first, so that every tab is cleared at once; if the
 * call does not reach the server, it is repeated before any other request.
 */
export async function logOutEverywhere(end: SessionEnd): Promise<void> {
  setSessionHint('leaving')
  endSession(end)
  await leave()
}

/** Throws if a logout of this browser has not reached the server, and cannot now. */
export async function finishLogout(): Promise<void> {
  const failure = readSessionHint() === 'leaving' ? await leave() : undefined
  if (failure) throw failure
}

let leaving: Promise<ApiError | undefined> | undefined

function leave(): Promise<ApiError | undefined> {
  leaving ??= sendLogout().finally(() => {
    leaving = undefined
  })
  return leaving
}

async function sendLogout(): Promise<ApiError | undefined> {
  const response = await send(logOut, {})
  if (!response.ok) return response.error
  // A person may have logged in since.
  if (readSessionHint() === 'leaving') setSessionHint(null)
  return undefined
}

async function load({
  asked,
  body = {},
  early,
}: {
  /** The session count when the token was requested. */
  asked: number
  body?: TokenBody | undefined
  early?: Promise<Response> | undefined
}): Promise<AccessToken | undefined> {
  if (readSessionHint() === 'leaving') {
    forgetEarlyData()
    await finishLogout()
    return undefined
  }
  if (asked !== era) return undefined
  const requested = Date.now()
  const response = await send(createToken, { body }, { fetch: early && (() => early) })
  // A token that arrives during a logout is ignored, whether the call succeeded or failed
  // (storefront-and-session §4).
  if (asked !== era) return undefined
  if (response.ok) {
    // The document has taken what its page reads first; the token is kept and shared without it.
    const { first_responses: _taken, ...token } = response.data
    const ahead = response.date === undefined ? 0 : Date.now() - response.date
    keep({ token, requested, ends: Date.parse(token.expiration) + ahead })
    if (held) tabs.tellToken(held)
    return currentToken()
  }
  // A 401 or 403 while a token loads ends the session (storefront-and-session §4, decision A20), except a
  // rejection to act as another person, which rejects only that.
  if (response.error.statusCode === 401 || (response.error.statusCode === 403 && !body.user_id)) {
    // The server may be faster than the tab in which a person has logged out.
    await tabs.delivery()
    if (asked === era) endSession()
    return undefined
  }
  throw response.error
}

/** A token of another tab. It may have been sent before this tab got a later one, or before its session ended. */
function accept(next: HeldToken): void {
  if (next.requested <= endedAt) return
  if (held && next.ends < held.ends) return
  // The tab that has a token this close to its end refreshes it.
  if (refreshMoment(next) > Date.now()) keep(next)
}

function keep(next: HeldToken): void {
  const before = held?.token ?? restored
  held = next
  restored = undefined
  isEnded = false
  isCutOff = false
  setSessionHint('in')
  schedule()
  // After a login, there can be data of the person before.
  if (!before || scopeOf(before) !== scopeOf(next.token)) forgetKept(scopeOf(next.token))
  if (!before) return
  if (scopeOf(before) !== scopeOf(next.token)) {
    forgetEarlyData()
    for (const listener of changeListeners) listener()
  } else if (rolesOf(before) !== rolesOf(next.token)) for (const listener of rolesListeners) listener()
}

const rolesOf = ({ roles }: KnownSession) => roles.toSorted().join(' ')

/** Who acts as whom, where and with which access: data read in one scope is not shown in another. */
export function scopeOf({ user_id, account_id, acting }: KnownSession): string {
  return [user_id, account_id, acting?.access].join(' ')
}

function refreshMoment({ ends }: HeldToken): number {
  return ends - TOKEN_REFRESH_LEAD
}

function schedule(): void {
  clearTimeout(timer)
  if (!held) return
  const wait = refreshMoment(held) - Date.now()
  // If that moment has passed, the person is logged out (storefront-and-session §4, decision A2).
  if (wait < 0) return void logOutEverywhere('ended')
  timer = setTimeout(refresh, Math.min(wait, MAX_TIMEOUT))
}

/** Back from sleep, from the background or from a lost network: timers are late, or did not run at all. */
function wake(): void {
  if (held && (isCutOff || refreshMoment(held) < Date.now())) void refresh()
}

/** Whether the token ended without an attempt to get another one. */
function hasSlept(): boolean {
  return held !== undefined && !currentToken() && !isCutOff
}

async function refresh(): Promise<void> {
  clearTimeout(timer)
  const before = held
  if (!before) return
  if (refreshMoment(before) > Date.now()) return schedule()
  if (hasSlept()) {
    return tabs.withLock(async () => {
      // If only this tab slept, another one has a token for it.
      await tabs.askForToken()
      if (held === before) void logOutEverywhere('ended')
    })
  }
  try {
    await obtainToken({ fresh: true })
  } catch (error) {
    if (held !== before) return
    // A failed refresh logs the person out (storefront-and-session §4). Without a response, it has not failed
    // yet.
    if (!NO_RESPONSE.includes((error as ApiError).statusCode)) return logOutEverywhere('ended')
    isCutOff = true
    timer = setTimeout(refresh, RETRY_AFTER)
  }
}

function drop(end: SessionEnd): void {
  clearTimeout(timer)
  forgetEarlyData()
  forgetKept()
  era++
  isCutOff = false
  const hint = readSessionHint()
  // A visitor without a session has none that could end.
  const wasOpen = held !== undefined || isRestored()
  // A logout is also told to a page that has only heard from the server that the session is over.
  const isNews = wasOpen || (isEnded && end === 'logged-out')
  held = undefined
  restored = undefined
  endedAt = Date.now()
  isEnded = end === 'ended' && (wasOpen || isEnded)
  if (end === 'logged-out') {
    takeDestination()
    forgetSessionEnd()
  } else if (wasOpen || hint === 'in') noteSessionEnd()
  if (hint !== 'leaving') setSessionHint(null)
  if (isNews) for (const listener of endListeners) listener(end)
}
