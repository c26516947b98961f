import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Place } from '../bundle/files.ts'
import { type Bundle, operationsOf } from '../generate/bundle.ts'
import { findServices } from '../generate/services.ts'
import { below } from './pointer.ts'

interface Duplicate {
  place: Place
  message: string
}

/**
 * Every operationId of these services that is already in use in a service of the folder. It names a
 * handle, a query key and a log line, so it must be unique across services. The other contracts are only
 * searched, not bundled.
 */
export function findDuplicateIds(bundles: ReadonlyMap<string, Bundle>, root: string): Duplicate[] {
  const owners = new Map<string, string>()
  for (const service of findServices(root))
    if (!bundles.has(service)) for (const [id, at] of writtenIds(root, service)) owners.set(id, at)
  return [...bundles].flatMap(([service, { document, placeOf }]) =>
    operationsOf(document).flatMap(({ path, method, operation: { operationId: id } }) => {
      const owner = owners.get(id)
      owners.set(id, service)
      if (!owner) return []
      const place = placeOf(`${below('#/paths', path)}/${method}/operationId`)
      return [{ place, message: `operationId ${id} is in ${owner} as well` }]
    }),
  )
}

/** The operationIds in the files of a service, each with `service (file:line)`. */
function writtenIds(root: string, service: string): [id: string, at: string][] {
  return globSync('*.yaml', { cwd: join(root, service) }).flatMap(name => {
    const file = relative('.', join(root, service, name))
    const text = readFileSync(file, 'utf8')
    return [...text.matchAll(/\boperationId: *["']?(\w+)/g)].map(match => {
      const line = text.slice(0, match.index).split('\n').length
      return [match[1] ?? '', `${service} (${file}:${line})`] as [string, string]
    })
  })
}
