import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Waits until the disk has everything in a folder, and its name. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    sync(join(entry.parentPath, entry.name))
  sync(folder)
  // The folder that names the new one.
  sync(dirname(folder))
}

/** Waits until the disk has a file, or the names in a folder. */
export function sync(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
