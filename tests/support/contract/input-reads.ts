import type { AnyHandler } from '#kernel/contract/handler-types.ts'
import type { Service } from '#kernel/contract/service.ts'

/**
 * What a handler has read of its input, by operationId: properties of the body by their path (`label`,
 * `lookups[].street`), and parameters of the query with a question mark in front (`?state`).
 */
export type InputReads = Map<string, Set<string>>

/** The services with handlers that tell what they read of a body and a query. */
export function recordInputReads(services: readonly Service[]): { services: Service[]; reads: InputReads } {
  const reads: InputReads = new Map()
  const recording = (id: string, handler: AnyHandler): AnyHandler => {
    const seen = new Set<string>()
    reads.set(id, seen)
    const record = (context: Parameters<AnyHandler>[0]) => {
      const body = watch(context.body, '', seen)
      const query = watchQuery(context.query, seen)
      // The context computes some of its parts when they are read, so it is no copy.
      return new Proxy(context, {
        get: (target, name) =>
          name === 'body' ? body : name === 'query' ? query : Reflect.get(target, name),
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

function watchQuery<T>(query: T, seen: Set<string>): T {
  if (typeof query !== 'object' || query === null) return query
  return new Proxy(query, {
    get(target, name) {
      if (typeof name === 'string') seen.add(`?${name}`)
      return Reflect.get(target, name)
    },
  })
}
