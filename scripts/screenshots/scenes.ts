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
    .map(({ path, person }) => ({ name: `page${nameOf(path)}`, path, person: person ?? null }))
}

/** `/account/keys?tab=embedded` becomes `-account-keys-tab-embedded`. */
function nameOf(path: string): string {
  return path.replace(/[^\w]+/g, '-').replace(/-$/, '') || '-home'
}
