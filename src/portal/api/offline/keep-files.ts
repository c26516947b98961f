import { currentToken } from '../session/token.ts'
import { filesCacheOf, hasShell, keepShell, releasesIn } from './files.ts'

/** Releases whose files stay: the newest, and the one before it, which another tab may still show. */
const KEPT_RELEASES = 2

/**
 * Keeps the files that the pages of this release have loaded, and the shell around them, for when the browser is offline.
 * They come from the cache of the browser, so this loads only the shell.
 */
export async function keepFiles(release: string): Promise<void> {
  const name = filesCacheOf(release)
  let work = Promise.resolve()
  const seen = new Set<string>()
  const keep = async (addresses: readonly string[]) => {
    // After the end of a session, nothing is kept.
    if (!currentToken()) return
    const cache = await caches.open(name)
    if (!currentToken()) return void (await caches.delete(name))
    // One that is missing must not cost the others.
    await Promise.allSettled(
      addresses.map(async address => (await cache.match(address)) ?? (await cache.add(address))),
    )
    // After the files that it names.
    if (!(await hasShell(cache))) await loadShell(cache, release)
  }
  const watcher = new PerformanceObserver(list => {
    const found = list
      .getEntries()
      .map(entry => entry.name)
      .filter(address => isOwnFile(address) && !seen.has(address))
    if (!found.length) return
    for (const address of found) seen.add(address)
    // Storage may be full or blocked.
    work = work.then(() => keep(found)).catch(() => undefined)
  })
  watcher.observe({ type: 'resource', buffered: true })
  const older = releasesIn(await caches.keys()).slice(KEPT_RELEASES)
  for (const each of older) await caches.delete(each)
}

/** Files with their hash in their name. */
function isOwnFile(address: string): boolean {
  const { origin, pathname } = new URL(address)
  return origin === location.origin && pathname.startsWith('/assets/')
}

/** A server of another release may respond, whose shell names other files. */
async function loadShell(cache: Cache, release: string): Promise<void> {
  const response = await fetch('/account')
  const copy = response.clone()
  if (!response.ok || !(await response.text()).includes(` data-release="${release}"`)) return
  await keepShell(cache, copy)
}
