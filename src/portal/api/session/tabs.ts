import type { createToken } from '#generated/authorization/operations/createToken.ts'
import type { Data } from '../types.ts'
import { readSessionHint } from './session-hint.ts'

export type AccessToken = Omit<Data<NonNullable<(typeof createToken)['type']>>, 'first_responses'>

/** What a token says about a session, without the right to call anything. */
export type KnownSession = Omit<AccessToken, 'access_token' | 'expiration' | 'token_type'>

/** A token, and when it was requested and ends by this machine's clock, in ms; that clock may be wrong. */
export interface HeldToken {
  token: AccessToken
  requested: number
  ends: number
}

/** `logged-out`: a person pressed Log Out, in any tab. `ended`: the session ended without a logout. */
export type SessionEnd = 'logged-out' | 'ended'

const CHANNEL = 'gatepost-session'
const LOCK = 'gatepost-token'
/** How long, in ms, a message to another tab may take. */
const DELIVERY = 100

type Message = { token: HeldToken } | { end: SessionEnd } | { wanted: true }

export interface Tabs {
  tellToken(token: HeldToken): void
  tellEnd(end: SessionEnd): void
  /** Ends as soon as `onToken` has received one, or when no tab answers. */
  askForToken(): Promise<void>
  /** Ends when what another tab has just sent has arrived. */
  delivery(): Promise<void>
  /** Runs work that only one tab may do at a time. */
  withLock<T>(work: () => Promise<T>): Promise<T>
}

/** How the tabs of one browser share their session: BroadcastChannel and Web Locks. */
export function openTabs(tab: {
  onToken: (token: HeldToken) => void
  onEnd: (end: SessionEnd) => void
  /** What this tab can give to a tab that asks. */
  heldToken: () => HeldToken | undefined
  /** This tab may have missed messages and timers. */
  onWake: () => void
}): Tabs {
  // Only in a browser: in the build that renders the pages, an open channel would keep the process alive.
  if (import.meta.env.SSR)
    return {
      tellToken() {},
      tellEnd() {},
      askForToken: async () => {},
      delivery: async () => {},
      withLock: work => work(),
    }

  const channel = new BroadcastChannel(CHANNEL)
  const tell = (message: Message) => channel.postMessage(message)
  let answered = () => {}

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('token' in data) {
      tab.onToken(data.token)
      answered()
    } else if ('end' in data) tab.onEnd(data.end)
    else {
      const token = tab.heldToken()
      if (token) tell({ token })
    }
  })

  addEventListener('online', tab.onWake)
  addEventListener('focus', tab.onWake)
  addEventListener('visibilitychange', () => document.visibilityState === 'visible' && tab.onWake())
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // The page returns in the state it was left in, and missed every message since.
    if (readSessionHint() !== 'in') tab.onEnd('logged-out')
    tab.onWake()
  })

  return {
    tellToken: token => tell({ token }),
    tellEnd: end => tell({ end }),
    askForToken: () =>
      new Promise(resolve => {
        answered = resolve
        setTimeout(resolve, DELIVERY)
        tell({ wanted: true })
      }),
    delivery: () => new Promise(resolve => setTimeout(resolve, DELIVERY)),
    // Browsers have locks only on secure origins.
    withLock: work => {
      if (!navigator.locks) return work()
      return new Promise((resolve, reject) => {
        void navigator.locks.request(LOCK, async () => {
          await work().then(resolve, reject)
          // The next tab in the queue must know the new token when its turn comes.
          await new Promise(heard => setTimeout(heard, DELIVERY))
        })
      })
    },
  }
}
