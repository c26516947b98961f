/** Milliseconds between two requests to open the chat (storefront-and-session §9). */
export const CHAT_POLL = 200
/** Milliseconds after which a chat that has not opened has failed (decision U10). */
export const CHAT_TIME_LIMIT = 10_000

/** What the frame of the chat says of itself. */
type ChatStatus = 'loading' | 'ready' | 'open' | 'closed' | 'failed'

/** A message of the frame. The vendor's script can write one too, so it is only what is listed here. */
export interface ChatMessage {
  status: ChatStatus
  reason: string
}

const STATUSES: ReadonlySet<unknown> = new Set<ChatStatus>(['loading', 'ready', 'open', 'closed', 'failed'])

/** Reads a message of the frame; undefined for anything else. */
export function readMessage(data: unknown): ChatMessage | undefined {
  const { chat, reason } = (data ?? {}) as { chat?: unknown; reason?: unknown }
  if (!STATUSES.has(chat)) return undefined
  return { status: chat as ChatStatus, reason: typeof reason === 'string' ? reason.slice(0, 200) : '' }
}

export interface OpeningChat {
  /** Takes a message of the frame. */
  receive(message: ChatMessage): void
  stop(): void
}

/**
 * Asks a chat to open every 200 ms until it says that it is open. Calls `onFailure` once if it says that it can't be,
 * or is not open after ten seconds, ready or not.
 */
export function openChat({
  ask,
  onOpen,
  onFailure,
}: {
  ask: () => void
  onOpen: () => void
  onFailure: (reason: string) => void
}): OpeningChat {
  let last: ChatStatus = 'loading'
  const poll = setInterval(ask, CHAT_POLL)
  const limit = setTimeout(() => {
    stop()
    onFailure(last === 'ready' ? 'it did not open in time' : 'it was not ready in time')
  }, CHAT_TIME_LIMIT)
  function stop() {
    clearInterval(poll)
    clearTimeout(limit)
    isSettled = true
  }
  let isSettled = false
  return {
    receive({ status, reason }) {
      if (isSettled) return
      last = status
      if (status !== 'open' && status !== 'failed') return
      stop()
      if (status === 'open') onOpen()
      else onFailure(reason || 'the vendor gave no reason')
    },
    stop,
  }
}
