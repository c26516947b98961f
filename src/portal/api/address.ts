import type { AnyOperation } from './types.ts'

/**
 * Origins of the services that have hosts of their own, by service: the server writes them into the page, as attributes
 * of its first element. A worker has no page, and gets them from the one that starts it.
 */
export const origins: Record<string, string | undefined> = globalThis.document?.documentElement.dataset ?? {}

/** Where a path below `/api` is. */
export function addressAt(path: string): string {
  return (origins[path.split('/')[2] ?? ''] ?? '') + path
}

/** The path of an operation without path parameters. */
export function pathOf({ service, path }: AnyOperation): string {
  return `/api/${service}${path}`
}

/** The address of an operation without path parameters. */
export function addressOf(operation: AnyOperation): string {
  return addressAt(pathOf(operation))
}
