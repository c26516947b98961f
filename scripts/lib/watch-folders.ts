import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { join } from 'node:path'

/**
 * Calls back shortly after a save in or below a folder, even if the folder was created later.
 * Uses one watcher per folder, none recursive: on Linux, a recursive one loses a file after its first save
 * by rename, which is how many editors save.
 */
export function watchFolders(roots: readonly string[], onChange: () => void): { close(): void } {
  const watchers = new Map<string, FSWatcher>()
  let timer: NodeJS.Timeout | undefined
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      watchNewFolders()
      onChange()
    }, 80)
  }
  const watchNewFolders = () => {
    const folders = new Set(roots.flatMap(foldersIn))
    for (const [folder, watcher] of watchers)
      if (!folders.has(folder)) {
        watcher.close()
        watchers.delete(folder)
      }
    for (const folder of folders)
      if (!watchers.has(folder)) {
        const watcher = watch(folder, later)
        watcher.on('error', later)
        watchers.set(folder, watcher)
      }
  }
  watchNewFolders()
  return {
    close() {
      clearTimeout(timer)
      for (const watcher of watchers.values()) watcher.close()
    },
  }
}

function foldersIn(root: string): string[] {
  const inner = readdirSync(root, { withFileTypes: true }).filter(entry => entry.isDirectory())
  return [root, ...inner.flatMap(({ name }) => foldersIn(join(root, name)))]
}
