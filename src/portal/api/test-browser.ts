import { vi } from 'vitest'
import { MINUTE } from '#domain/time/durations.ts'
import type { AccessToken } from './session/tabs.ts'

/**
 * A browser in memory for the tests of this folder: tabs with a BroadcastChannel, Web Locks and storage, and
 * a server with one session behind them. It uses vitest's fake timers.
 */
export type Tab = Awaited<ReturnType<TestBrowser['open']>>
export type TestBrowser = ReturnType<typeof startBrowser>

export const LIFETIME = 15 * MINUTE
/** Milliseconds between two tabs, and to the server. */
const BETWEEN_TABS = 5
const TO_SERVER = 40

/** Relative addresses work only in browsers, which know their origin. */
class BrowserRequest extends Request {
  constructor(input: string | URL | Request, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init)
  }
}

export function startBrowser() {
  vi.useFakeTimers({ now: Date.parse('2026-11-02T09:00:00Z') })
  vi.stubEnv('SSR', false)
  const session = new Map<string, string>()
  const local = new Map<string, string>()
  const server = createServer()
  const channels = new Set<TestChannel>()
  const state = { delay: BETWEEN_TABS }
  /** A sleeping tab gets messages and timers when it wakes, and not before. */
  const asleep = new Set<object>()

  class TestChannel extends EventTarget {
    readonly tab = opening
    readonly name: string
    constructor(name: string) {
      super()
      this.name = name
      channels.add(this)
    }
    postMessage(data: unknown) {
      const copy = structuredClone(data)
      for (const channel of channels)
        if (channel !== this && channel.name === this.name)
          setTimeout(() => deliver(channel, copy), state.delay)
    }
  }
  function deliver(channel: TestChannel, data: unknown): void {
    if (asleep.has(channel.tab)) channel.tab.missed.push(() => deliver(channel, data))
    else channel.dispatchEvent(new MessageEvent('message', { data }))
  }

  let queue: Promise<unknown> = Promise.resolve()
  const locks = {
    request: (_name: string, work: () => Promise<unknown>) => {
      const turn = queue.then(work)
      queue = turn.catch(() => undefined)
      return turn
    },
  }

  let opening = { listeners: new Map<string, Set<(event: object) => void>>(), missed: [] as (() => void)[] }
  const realSetTimeout = setTimeout
  vi.stubGlobal('BroadcastChannel', TestChannel)
  vi.stubGlobal('navigator', { locks })
  vi.stubGlobal('location', { pathname: '/account', origin: 'http://localhost' })
  vi.stubGlobal('document', { visibilityState: 'visible', documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', storageOn(local))
  vi.stubGlobal('sessionStorage', storageOn(session))
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('Request', BrowserRequest)
  vi.stubGlobal('fetch', server.fetch)

  const opened = {
    server,
    /** How long, in milliseconds, a message to another tab takes. */
    state,
    local,
    session,
    /** A new page of the portal with fresh modules. */
    async open() {
      const own = { listeners: new Map<string, Set<(event: object) => void>>(), missed: [] as (() => void)[] }
      opening = own
      vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => {
        own.listeners.set(type, (own.listeners.get(type) ?? new Set()).add(listener))
      })
      // The timers of one tab are paused while it sleeps.
      vi.stubGlobal('setTimeout', (work: () => void, wait?: number) =>
        realSetTimeout(() => (asleep.has(own) ? void own.missed.push(work) : work()), wait),
      )
      vi.resetModules()
      const modules = {
        token: withHandledTokens(await import('./session/token.ts')),
        session: await import('./session/session.ts'),
        guard: await import('./session/guard.ts'),
        call: await import('./call.ts'),
        hint: await import('./session/session-hint.ts'),
        client: await import('./query-client.ts'),
      }
      const ends: string[] = []
      modules.token.onSessionEnd(end => ends.push(end))
      const fire = (type: string, event: object = {}) => {
        for (const listener of own.listeners.get(type) ?? []) listener(event)
      }
      return {
        ...modules,
        /** How the sessions of this tab ended. */
        ends,
        fire,
        sleep: () => void asleep.add(own),
        wake() {
          asleep.delete(own)
          fire('visibilitychange')
          for (const work of own.missed.splice(0)) work()
        },
      }
    },
    /** Time passes in every tab. */
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    /** The machine sleeps: the clock continues, and no timer runs. */
    sleep: (ms: number) => void vi.setSystemTime(Date.now() + ms),
    close() {
      // In the other order, the global timers would be the fake ones that the stubs replaced.
      vi.unstubAllGlobals()
      vi.useRealTimers()
      vi.unstubAllEnvs()
      vi.resetModules()
    },
  }
  return {
    ...opened,
    /** Several tabs of one person, each with a token. */
    async openTabs(count: number) {
      const tabs: Awaited<ReturnType<typeof opened.open>>[] = []
      for (let index = 0; index < count; index++) {
        const tab = await opened.open()
        const token = tab.token.obtainToken()
        await opened.pass(1000)
        if (!(await token)) throw new Error('the server has no token for the tab')
        tabs.push(tab)
      }
      server.calls.length = 0
      return tabs
    },
  }
}

/** Tests read a token after time has passed. One that failed meanwhile is theirs to report, and no rejection without a handler. */
function withHandledTokens(token: typeof import('./session/token.ts')): typeof token {
  return {
    ...token,
    obtainToken(...wanted) {
      const loaded = token.obtainToken(...wanted)
      loaded.catch(() => {})
      return loaded
    },
  }
}

type Handler = (request: Request) => Response | Promise<Response | undefined> | undefined

function createServer() {
  const calls: string[] = []
  const handlers = new Map<string, Handler>()
  const state = {
    userId: 'dana',
    accountId: 41000 as number | null,
    roles: ['self'] as AccessToken['roles'],
    isOpen: true,
    ahead: 0,
    issued: 0,
  }

  function token(): AccessToken {
    const now = Date.now() + state.ahead
    return {
      access_token: `token ${++state.issued}`,
      expiration: new Date(now + LIFETIME).toISOString(),
      token_type: 'Bearer',
      user_id: state.userId,
      acting: null,
      account_id: state.accountId,
      roles: state.roles,
    }
  }
  function respond(call: string): Response {
    if (call === LOG_IN) state.isOpen = true
    if (call === LOG_OUT) {
      state.isOpen = false
      return new Response(null, { status: 204 })
    }
    if (!state.isOpen) return rejection(401)
    return Response.json(call === TOKEN ? token() : {}, {
      headers: { date: new Date(Date.now() + state.ahead).toUTCString() },
    })
  }

  return {
    state,
    calls,
    count: (call: string) => calls.filter(made => made === call).length,
    /** What the server does instead, until it is reset with undefined. */
    when(call: string, handler: Handler | undefined) {
      if (handler) handlers.set(call, handler)
      else handlers.delete(call)
    },
    fetch: async (request: Request) => {
      const call = `${request.method} ${new URL(request.url).pathname}`
      calls.push(call)
      await new Promise(resolve => setTimeout(resolve, TO_SERVER))
      const special = await handlers.get(call)?.(request)
      return special ?? respond(call)
    },
  }
}

export const TOKEN = 'POST /api/authorization/token'
export const LOG_IN = 'POST /api/identity/identities/login'
export const LOG_OUT = 'DELETE /api/identity/identities/login'

export function rejection(status: number, name = 'refused'): Response {
  return Response.json([{ id: null, name, message: 'No.', fields: [], status }], { status })
}

function storageOn(map: Map<string, string>) {
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}
