import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { CONTRACTS, findServices } from './services.ts'

/**
 * Calls back with the services that a saved contract file affects: its own, or all for `common/`.
 * Uses one watcher per folder, none recursive: on Linux, a recursive one loses a file after its first
 * save by rename, which is how many editors save.
 */
export function watchContracts(onChange: (services: string[]) => Promise<void>): FSWatcher[] {
  const pending = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let running = false
  const flush = async () => {
    if (running || pending.size === 0) return
    running = true
    const touched = [...pending]
    pending.clear()
    const services = findServices()
    await onChange(touched.includes('common') ? services : services.filter(name => touched.includes(name)))
    running = false
    await flush()
  }
  const folders = readdirSync(CONTRACTS, { withFileTypes: true }).filter(entry => entry.isDirectory())
  return folders.map(({ name }) =>
    watch(join(CONTRACTS, name), (_event, file) => {
      if (!file || !/^[\w-]+\.yaml$/.test(file)) return
      pending.add(name)
      clearTimeout(timer)
      timer = setTimeout(flush, 60)
    }),
  )
}
