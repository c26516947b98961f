import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openingsOf } from '../lib/pages.ts'
import { pagesOf } from '../lib/routes.ts'
import type { Scene } from './stage.ts'

/** Every page as it opens, and every state that a file of `scenes/` sets up. */
export async function readScenes(): Promise<Scene[]> {
  const modules: { scenes: readonly Scene[] }[] = await Promise.all(
    globSync('scripts/screenshots/scenes/*.ts')
      .toSorted()
      .map(file => import(pathToFileURL(resolve(file)).href)),
  )
  return [...pageScenes(), ...modules.flatMap(({ scenes }) => scenes)]
}

function pageScenes(): Scene[] {
  return pagesOf()
    .flatMap(openingsOf)
    .map(({ path, person }) => ({ name: sceneOf(path), path, person: person ?? null }))
}

/** The scene of a page: `/account/keys?tab=embedded` is `page-account-keys-tab-embedded`. */
export function sceneOf(path: string): string {
  return `page${path.replace(/[^\w]+/g, '-').replace(/-$/, '') || '-home'}`
}
