import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { reseal } from '../../access/reseal.ts'
import { createSecretBox, loadSealKeys } from '../../access/secret-box.ts'
import { DATABASE, JOURNAL, keepCreated, makeFolder, SEAL_KEY } from '../data-folder.ts'
import { openDatabase } from '../database.ts'
import { lockFolder } from '../lock.ts'
import { newestMigration } from '../migrations.ts'
import { sync, syncTree } from '../sync.ts'
import { unpack, weightOf } from './archive.ts'
import { type Manifest, RELEASE, readManifest } from './manifest.ts'

interface Source {
  file: string
  /** The data folder. */
  folder: string
  /** ENCRYPTION_KEYS; without them, the key in the data folder counts. */
  keys: readonly string[]
}

export interface Checked extends Manifest {
  /** Secrets in it that none of the keys opens. */
  unopened: number
}

export interface Restored extends Checked {
  /** Where the data is now that was there before. */
  aside?: string
}

/** Does everything that `restoreBackup` does but the last step: it changes nothing. */
export async function checkBackup(source: Source): Promise<Checked> {
  return withUnpacked(source, async (_unpacked, checked) => checked)
}

/**
 * Puts a backup in the place of the database of a data folder that no process uses. What was there is moved aside. It
 * rejects, and leaves everything as it was, if the file is damaged or does not open, or if a newer release made it.
 */
export async function restoreBackup(source: Source): Promise<Restored> {
  const folder = resolve(source.folder)
  makeFolder(folder)
  const lock = await lockFolder(folder)
  try {
    return await withUnpacked(source, async (unpacked, checked) => {
      syncTree(unpacked)
      // From now on a server says that the database is gone, rather than begin an empty one.
      keepCreated(folder)
      const before = [DATABASE, JOURNAL].filter(name => existsSync(join(folder, name)))
      const aside = before.length ? mkdtempSync(join(folder, 'before-restore-')) : undefined
      if (aside) for (const name of before) renameSync(join(folder, name), join(aside, name))
      for (const name of [JOURNAL, DATABASE])
        if (existsSync(join(unpacked, name))) renameSync(join(unpacked, name), join(folder, name))
      sync(folder)
      return { ...checked, ...(aside && { aside }) }
    })
  } finally {
    await lock.release()
  }
}

async function withUnpacked<T>(
  { file, folder, keys }: Source,
  work: (unpacked: string, checked: Checked) => Promise<T>,
): Promise<T> {
  const manifest = readManifest(file)
  const newest = newestMigration()
  if (manifest.schema > newest)
    throw new Error(
      `${file} is of a newer release (${manifest.release}, schema of ${dateOf(manifest.schema)}; this one is ${RELEASE}, schema of ${dateOf(newest)}). Restore it with that release.`,
    )
  if (!keys.length && !existsSync(join(folder, SEAL_KEY)))
    throw new Error(
      `ENCRYPTION_KEY: it is not in the backup, and neither in the environment nor in ${join(folder, SEAL_KEY)}. Set the one that the server had.`,
    )
  const { bytes, sha256 } = await weightOf(file)
  if (bytes !== manifest.bytes || sha256 !== manifest.sha256)
    throw new Error(`${file} is damaged: it has not the size and SHA-256 that its manifest says.`)
  makeFolder(folder)
  const unpacked = mkdtempSync(join(folder, 'unpacked-'))
  try {
    await unpack(file, unpacked)
    // As a server does at its start.
    const database = await openDatabase({ folder: unpacked, fsync: true })
    const box = createSecretBox(loadSealKeys({ configured: keys, folder }))
    const { unopened } = await reseal(database.queries, box).finally(() => database.close())
    return await work(unpacked, { ...manifest, unopened })
  } finally {
    rmSync(unpacked, { recursive: true, force: true })
  }
}

const dateOf = (schema: number) => new Date(schema).toISOString().slice(0, 10)
