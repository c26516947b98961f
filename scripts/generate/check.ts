import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GeneratedService } from './generate.ts'
import { DOCS, DURATIONS, FOR_PORTAL, MCP_TOOLS, OFFLINE_READS } from './services.ts'

/** Differences between the folder on disk and the output for the contracts, one line per file. */
export function findDrift(services: readonly GeneratedService[], target: string): string[] {
  const expected = new Map(
    services.flatMap(({ service, files }) =>
      Object.entries(files).map(([name, content]) => [join(service, name), content] as const),
    ),
  )
  const present = existsSync(target)
    ? readdirSync(target, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => join(entry.parentPath, entry.name).slice(target.length + 1))
    : []
  const drift = [...expected].flatMap(([file, content]) => {
    const path = join(target, file)
    if (!existsSync(path)) return [`missing: ${path}`]
    return readFileSync(path, 'utf8') === content ? [] : [`out of date: ${path}`]
  })
  const stale = present.filter(
    file => !expected.has(file) && !OF_ALL_CONTRACTS.has(file) && !isOfOtherScript(file),
  )
  return [...drift, ...stale.map(file => `stale: ${join(target, file)}`)].toSorted()
}

/** What is made of several contracts, or by hand. */
const OF_ALL_CONTRACTS = new Set(['README.md', DURATIONS, MCP_TOOLS, OFFLINE_READS])

/** Other scripts write these, and check them. */
const isOfOtherScript = (file: string) => file.startsWith(`${FOR_PORTAL}/`) || file.startsWith(`${DOCS}/`)
