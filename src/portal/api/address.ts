import type { AnyOperation } from './types.ts'

/** The address of a service. */
export function serviceAddress(service: string): string {
  return `/api/${service}`
}

/** The address of an operation without path parameters. */
export function addressOf({ service, path }: AnyOperation): string {
  return `${serviceAddress(service)}${path}`
}
