import type { AnyHandler } from '#kernel/contract/handler-types.ts'
import type { Service } from '#kernel/contract/service.ts'

/** Paths of the properties of bodies that a handler has read, by operationId: `label`, `lookups[].street`. */
export type BodyReads = Map<string, Set<string>>

/** The services with handlers that tell what they read of a body. */
export function recordBodyReads(services: readonly Service[]): { services: Service[]; reads: BodyReads } {
  const reads: BodyReads = new Map()
  const recording = (id: string, handler: AnyHandler): AnyHandler => {
    const seen = new Set<string>()
    reads.set(id, seen)
    const record = (context: Parameters<AnyHandler>[0]) => {
      const body = watch(context.body, '', seen)
      // The context computes some of its parts when they are read, so it is no copy.
      return new Proxy(context, {
        get: (target, name) => (name === 'body' ? body : Reflect.get(target, name)),
      })
    }
    // A handler is marked by what is set on it.
    return Object.assign((context: Parameters<AnyHandler>[0]) => handler(record(context)), handler)
  }
  const recorded = services.map(service => ({
    ...service,
    handlers: Object.fromEntries(
      Object.entries(service.handlers).map(([id, handler]) => [id, recording(id, handler)]),
    ),
  }))
  return { services: recorded, reads }
}

function watch<T>(value: T, path: string, seen: Set<string>): T {
  if (typeof value !== 'object' || value === null) return value
  return new Proxy(value, {
    get(target, name) {
      const part = Reflect.get(target, name)
      if (typeof name === 'symbol') return part
      if (Array.isArray(target)) return /^\d+$/.test(name) ? watch(part, `${path}[]`, seen) : part
      const inner = path ? `${path}.${name}` : name
      seen.add(inner)
      return watch(part, inner, seen)
    },
  })
}
