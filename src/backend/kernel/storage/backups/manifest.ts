import { readFileSync } from 'node:fs'
import { z } from 'zod'
import packageJson from '../../../../../package.json' with { type: 'json' }

/** What is in a backup: a file next to it, which is written last. */
const manifestSchema = z.object({
  madeAt: z.iso.datetime(),
  /** The release that made it. */
  release: z.string(),
  /** When the newest migration of its database was written, which orders migrations. */
  schema: z.number(),
  bytes: z.number(),
  sha256: z.hash('sha256'),
})

export type Manifest = z.infer<typeof manifestSchema>

export const RELEASE = packageJson.version

const ENDING = '.tar.gz'

export const manifestOf = (file: string) => `${file.slice(0, -ENDING.length)}.json`

/** Names sort by time. */
export const backupName = (madeAt: string) => `gatepost-${madeAt.replaceAll(':', '-')}${ENDING}`

/** The name of the backup whose manifest this is; undefined for other files. */
export const backupOfManifest = (name: string) =>
  /^gatepost-\d{4}-\d\d-\d\dT[\d.-]+Z\.json$/.test(name) ? name.replace(/\.json$/, ENDING) : undefined

/** Throws with a message for people. */
export function readManifest(file: string): Manifest {
  if (!file.endsWith(ENDING)) throw new Error(`${file} is no backup: its name does not end with ${ENDING}.`)
  const path = manifestOf(file)
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new Error(`${path} is ${isMissing ? 'missing' : 'damaged'}: it says what is in the backup.`)
  }
}
