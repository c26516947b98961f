import { keepData } from './keep-data.ts'
import { keepFiles } from './keep-files.ts'

/** The pages whose requests the service worker sees: those of an account. */
const SCOPE = '/account'

let isKeeping = false

/**
 * From now on, this browser can open the pages of the account without a network, with their last data. In development
 * there is no shell to keep, and a page for staff keeps nothing.
 */
export function keepForOffline(): void {
  const { release } = document.documentElement.dataset
  const isPossible = 'caches' in globalThis && 'serviceWorker' in navigator
  if (isKeeping || !isPossible || !release || !`${location.pathname}/`.startsWith(`${SCOPE}/`)) return
  isKeeping = true
  // Without it, everything works as long as there is a network.
  navigator.serviceWorker.register('/sw.js', { scope: SCOPE }).catch(() => undefined)
  void keepFiles(release).catch(() => undefined)
  keepData()
}
