import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** How many builds before the newest one stay served. */
const KEPT = 2
/** What pages elsewhere name by its hash stays for good. */
const WIDGET = 'widget'

/**
 * Keeps the files of the build in `dist`, which the next one removes, and of the one before it: a page that is open since
 * then still loads them. They are in `earlier/<release>`, whose name begins with the time of its build. `inputs` is the
 * fingerprint of the next build; the same build again takes the place of none. Pages of customers name scripts in
 * `earlier/widget`, which none removes.
 */
export function keepEarlierBuilds(dist: string, inputs: string): void {
  const earlier = join(dist, 'earlier')
  const release = releaseIn(dist)
  if (release && !release.endsWith(inputs.slice(0, 12)))
    cpSync(join(dist, 'client/assets'), join(earlier, release, 'assets'), { recursive: true })
  const scripts = join(dist, 'client', WIDGET)
  if (release && existsSync(scripts))
    cpSync(scripts, join(earlier, WIDGET), { recursive: true, filter: path => !/\/v\d+\.js/.test(path) })
  if (!existsSync(earlier)) return
  const older = readdirSync(earlier)
    .filter(name => name !== WIDGET)
    .toSorted()
    .slice(0, -KEPT)
  for (const name of older) rmSync(join(earlier, name), { recursive: true })
}

/** Undefined for a build that was cut off, and was never served. */
function releaseIn(dist: string): string | undefined {
  if (!existsSync(join(dist, 'inputs.sha256'))) return undefined
  return JSON.parse(readFileSync(join(dist, 'portal.json'), 'utf8')).release
}
