import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DATABASE, JOURNAL, makeFolder } from '../data-folder.ts'
import { EmbeddedClient } from '../embedded/client.ts'
import type { CopiedFiles } from '../embedded/copy-files.ts'
import { lockFolder } from '../lock.ts'
import { sync } from '../sync.ts'
import { pack } from './archive.ts'
import { requestCopy } from './copy-requests.ts'
import { backupName, backupOfManifest, type Manifest, manifestOf, RELEASE } from './manifest.ts'

/** What is not finished yet. */
const PARTIAL = 'gatepost.partial'

export interface Backup extends Manifest {
  file: string
  /** Milliseconds that statements waited for the copy. */
  pause: number
}

/**
 * Copies the database of a data folder, whether a server uses it or not, into a new file in another folder. With `keep`,
 * only so many backups stay there.
 */
export async function makeBackup(options: {
  folder: string
  to: string
  keep?: number | undefined
}): Promise<Backup> {
  const [folder, to] = [resolve(options.folder), resolve(options.to)]
  if (!existsSync(join(folder, DATABASE, 'PG_VERSION')))
    throw new Error(`DATA_DIR: ${folder} has no database.`)
  makeFolder(to)
  const lock = await lockFolder(to, `Another backup to ${to} is under way.`)
  const partial = join(to, PARTIAL)
  const remove = () => rmSync(partial, { recursive: true, force: true })
  try {
    remove()
    mkdirSync(partial, { mode: 0o700 })
    const files = join(partial, 'files')
    mkdirSync(files, { mode: 0o700 })
    const { at: madeAt, schema, pause } = await copyDatabase(folder, join(files, DATABASE))
    // After the database, so that it has every charge that the database names.
    if (existsSync(join(folder, JOURNAL))) copyFileSync(join(folder, JOURNAL), join(files, JOURNAL))

    const archive = join(partial, 'archive')
    const manifest: Manifest = {
      ...{ madeAt, release: RELEASE, schema },
      ...(await pack(files, archive)),
    }
    const described = join(partial, 'manifest')
    writeFileSync(described, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true })
    const file = join(to, backupName(madeAt))
    // A backup without a manifest is none, so the manifest comes last.
    renameSync(archive, file)
    renameSync(described, manifestOf(file))
    sync(to)
    if (options.keep) removeOlder(to, options.keep)
    return { ...manifest, file, pause }
  } finally {
    remove()
    await lock.release()
  }
}

/** By the process that has the data folder, or else by this one. */
async function copyDatabase(folder: string, to: string): Promise<CopiedFiles> {
  const copied = await requestCopy(folder, to)
  if (copied) return copied
  const lock = await lockFolder(
    folder,
    `A process uses ${folder} and makes no copies of it, or none yet. Try again once it is ready, or stop it first.`,
  )
  try {
    // Without migrations: a backup changes nothing.
    const client = await EmbeddedClient.open({ folder: join(folder, DATABASE), fsync: true })
    try {
      return await client.copyFiles(to)
    } finally {
      await client.close()
    }
  } finally {
    await lock.release()
  }
}

function removeOlder(to: string, keep: number): void {
  const names = readdirSync(to).flatMap(name => backupOfManifest(name) ?? [])
  for (const name of names.toSorted().slice(0, -keep)) {
    rmSync(join(to, name), { force: true })
    rmSync(manifestOf(join(to, name)))
  }
}
