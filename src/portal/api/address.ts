import type { AnyOperation } from './types.ts'

/** Where an operation without parameters in its path is called. */
export function addressOf({ service, path }: AnyOperation): string {
  return `/api/${service}${path}`
}
