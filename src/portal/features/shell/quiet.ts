import type { AnyRouter } from '@tanstack/react-router'
import { keepForOffline } from '#portal/api/offline/keep.ts'
import { preload } from '#portal/missing-file.ts'
import { watchReleases } from './newer-release.tsx'

/** What begins once a page of the portal has been quiet for a moment. */
export function startQuiet(router: AnyRouter): void {
  watchReleases(router)
  // It runs without a network, so its file has to be here by then.
  preload(() => import('#portal/api/offline/restore.ts'))
  keepForOffline()
}
