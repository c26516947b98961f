import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DIST } from '../lib/portal-build.mjs'

/** Where source maps are kept. Of the build, the server serves `client/` and nothing else. */
export const SOURCE_MAPS = join(DIST, 'sourcemaps')

/** Moves the source maps out of the folder that is served, and returns how many there are. */
export function takeSourceMaps(client: string, target: string = SOURCE_MAPS): number {
  rmSync(target, { recursive: true, force: true })
  const maps = sourceMapsIn(client)
  for (const file of maps) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    renameSync(join(client, file), join(target, file))
  }
  return maps.length
}

/** Returns the source maps of a folder, as paths in it. */
export function sourceMapsIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.map'))
    .toSorted()
}
