import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesIn } from '../lib/sources.ts'

/** What the site is made of besides code: the contracts, their changelog, and the styles that it shares. */
const TEXTS = ['openapi/**/*.yaml', 'openapi/*.{md,json}', 'src/backend/dev/files/base.css']
const STYLES = 'scripts/contracts-site/assets/*.css'
const RECORD = 'inputs.sha256'

/**
 * A digest of all that the site is made of, and of how. Handlers, imports, cases, and error texts come from code of
 * every room, so all of it counts.
 */
export function fingerprintSite(options: object): string {
  const hash = createHash('sha256').update(JSON.stringify(options))
  for (const { path, text } of sourcesIn()) hash.update(`${path}\0${text}\0`)
  for (const path of globSync([...TEXTS, STYLES]).toSorted())
    hash.update(`${path}\0`).update(readFileSync(path))
  return hash.digest('hex')
}

export function isUpToDate(out: string, fingerprint: string): boolean {
  const record = join(out, RECORD)
  return existsSync(record) && readFileSync(record, 'utf8') === fingerprint
}

export const recordSite = (out: string, fingerprint: string) => writeFileSync(join(out, RECORD), fingerprint)
