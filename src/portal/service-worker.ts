/**
 * The service worker of the pages of an account, `/sw.js`: it opens them without a network. It stores nothing itself. The
 * pages keep their files and their data (`api/offline/`), and it has no access token and sees no call. Another version
 * takes over at once, since what it does depends on the files of a release alone.
 */
import { onRequest, type PageRequest, ROUTES, type Start } from './api/offline/worker.ts'

type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void }

declare global {
  interface WindowEventMap {
    install: LastingEvent & Start
    activate: LastingEvent
    fetch: Event & PageRequest
  }
}
declare function skipWaiting(): Promise<void>
declare const registration: ServiceWorkerRegistration

addEventListener('install', event => {
  // Not every browser has routes. Without them, calls pass the worker, which leaves them alone.
  const routes = Promise.resolve(event.addRoutes?.(ROUTES)).catch(() => undefined)
  event.waitUntil(Promise.all([routes, skipWaiting()]))
})
// The page is requested while the worker starts, so that it opens as soon as without one.
addEventListener('activate', event =>
  event.waitUntil(Promise.resolve(registration.navigationPreload?.enable())),
)
addEventListener('fetch', onRequest)
