import type { AnyOperation } from './types.ts'

/** Where a service is called. */
export function serviceAddress(service: string): string {
  return `/api/${service}`
}

/** Where an operation without parameters in its path is called. */
export function addressOf({ service, path }: AnyOperation): string {
  return `${serviceAddress(service)}${path}`
}
