import { catalogRows } from '#backend/services/subscription/catalog/rows.ts'
import { loadContract } from '#kernel/contract/contract.ts'

/** The licenses of each path of the gateway, the preferred one first, as its contract lists them. */
export function licensesByPath(): Record<string, { key: string; label: string }[]> {
  const labels = new Map(catalogRows().licenses.map(({ key, label }) => [key, label]))
  const { info, paths } = loadContract('gateway')
  const { description = '' } = info as { description?: string }
  const rows = description.matchAll(/^\| `(\/[a-z-]+)` *\| ([^|\n]+) \|/gm)
  const found = Object.fromEntries(
    [...rows].map(([, path = '', cell = '']) => {
      const keys = [...cell.matchAll(/`([a-z-]+)`/g)].map(([, key = '']) => key)
      const licenses = keys.map(key => {
        const label = labels.get(key)
        if (!label) throw new Error(`the catalog has no license ${key}`)
        return { key, label }
      })
      return [path, licenses]
    }),
  )
  const forgotten = Object.keys(paths).filter(path => !found[path]?.length)
  if (forgotten.length) throw new Error(`the contract names no license of ${forgotten}`)
  return found
}

/** How much one caller may ask for, whatever the plan: of the contract. */
export function gatewayLimits(): { calls: number; seconds: number; batch: number; rotationHours: number } {
  const { paths, components } = loadContract('gateway')
  const [rate] = Object.values(paths).flatMap(path =>
    Object.values(path).flatMap(
      operation =>
        (operation as { 'x-rate-limit'?: { calls: number; seconds: number } })['x-rate-limit'] ?? [],
    ),
  )
  const batch = maximum(components?.schemas?.VerifyUsAddressesBody, 'lookups', 'maxItems')
  const rotation = loadContract('security').components?.schemas?.StartRotationBody
  if (!rate) throw new Error('the contract of the gateway has no rate limit')
  return {
    calls: rate.calls,
    seconds: rate.seconds,
    batch,
    rotationHours: maximum(rotation, 'overlap_hours', 'maximum'),
  }
}

function maximum(schema: unknown, property: string, bound: 'maxItems' | 'maximum'): number {
  const { properties = {} } = (schema ?? {}) as { properties?: Record<string, Record<string, number>> }
  const found = properties[property]?.[bound]
  if (found === undefined) throw new Error(`the contract bounds no ${property}`)
  return found
}
