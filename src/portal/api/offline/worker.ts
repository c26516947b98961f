import { keptShell } from './files.ts'

// The types of the browser have nothing of its service workers.

/** A request of a page, which the worker may respond to. */
export interface PageRequest {
  readonly request: Request
  /** What the browser has requested while the worker was starting. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

/** The beginning of a worker, with where requests go that it need not see. */
export interface Start {
  addRoutes?(routes: { condition: { urlPattern: string }; source: 'network' }[]): Promise<void>
}

/** Calls go to the server as if there were no worker, which neither sees nor keeps them. */
export const ROUTES = [{ condition: { urlPattern: '/api/*' }, source: 'network' as const }]

/**
 * Responds to what a page of the account can do without a network: itself, and its files. Everything else is left to the
 * browser, calls above all.
 */
export function onRequest(event: PageRequest): void {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(openPage(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(loadFile(request))
}

/** The page of the server, whose release is always the newest; without a server, the shell of the last one. */
async function openPage({ request, preloadResponse }: PageRequest): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    const shell = await keptShell().catch(() => undefined)
    if (!shell) throw error
    return shell
  }
}

/** A file has a hash in its name, so the kept one is the same; of whichever release. */
async function loadFile(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true }).catch(() => undefined)
  return kept ?? fetch(request)
}
