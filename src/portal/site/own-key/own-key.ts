import { useSyncExternalStore } from 'react'
import { licensesByPath } from '#generated/portal/licenses.ts'
import { onSessionHint, readSessionHint } from '#portal/api/session/session-hint.ts'

/** An embedded key of the reader's account. Its ID isn't secret, because pages send it. */
export interface OwnKey {
  keyId: string
  label: string
  /** A host whose pages may use it. */
  host: string
  /** Names of the licenses that it can use now. */
  licenses: readonly string[]
}

let known: OwnKey | undefined
let isAsked = false
const listeners = new Set<() => void>()

function know(key: OwnKey | undefined): void {
  if (key === known) return
  known = key
  for (const listener of listeners) listener()
}

/** Loaded only for logged-in people on pages with a sample. */
async function ask(): Promise<void> {
  if (isAsked || readSessionHint() !== 'in') return
  isAsked = true
  try {
    const { loadOwnKey, onOtherSession } = await import('./load-own-key.ts')
    onOtherSession(forget)
    know(await loadOwnKey())
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

/** The reader's own embedded key, once it is loaded; undefined for visitors, and in the page as it is built. */
export function useOwnKey(): OwnKey | undefined {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  )
}

/** Returns the license that a lookup with the key counts against: the product's first one that the key can use. */
export function payingLicense(key: OwnKey | undefined, path: string): string | undefined {
  return licensesByPath[path]?.find(license => key?.licenses.includes(license.key))?.key
}
