import { type ReactNode, useSyncExternalStore } from 'react'
import { onSessionHint, readSessionHint } from '#portal/api/session/session-hint.ts'

/** An embedded key of the reader's account with which a lookup works now. Its ID isn't secret, because pages send it. */
export interface OwnKey {
  keyId: string
  label: string
  /** A host whose pages may use it. */
  host: string
  /** Name of the license that the lookup counts against. */
  license: string
}

/** The key for lookups of a path of the API, or an offer of what the account lacks for them. */
export type FindOwnKey = (path: string) => { own?: OwnKey; offer?: ReactNode }

let known: FindOwnKey | undefined
let isAsked = false
const listeners = new Set<() => void>()

function know(find: FindOwnKey | undefined): void {
  if (find === known) return
  known = find
  for (const listener of listeners) listener()
}

/** Loaded only for logged-in people on pages with a sample. */
async function ask(): Promise<void> {
  if (isAsked || readSessionHint() !== 'in') return
  isAsked = true
  try {
    const { loadOwnSamples, onOtherSession } = await import('./own-samples.tsx')
    onOtherSession(forget)
    know(await loadOwnSamples())
  } catch {
    // Without the role, the session, or the network, samples stay generic.
  }
}

function forget(): void {
  know(undefined)
  isAsked = false
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  void ask()
  const stop = onSessionHint(hint => (hint === 'in' ? void ask() : forget()))
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/**
 * The reader's own embedded key for lookups of a path of the API, once it is loaded; without one that works, an offer of
 * what the account lacks. Neither for visitors, and in the page as it is built.
 */
export function useOwnKey(path: string): ReturnType<FindOwnKey> {
  const find = useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  )
  return find?.(path) ?? {}
}
