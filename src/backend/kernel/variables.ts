import type { z } from 'zod'
import type { Environment } from './config.ts'

/**
 * Variables of the environment that a service declares. It also adds them to `Environment` of `config.ts`, so that
 * handlers read them from `kernel.config`.
 */
export interface Variables {
  shape: z.ZodRawShape
  /** Addresses of other services that get keys or what people wrote, so that the way there must be encrypted. */
  encrypted?: readonly string[]
  /** Values that do not fit together, one line each; `given` has what was set, without defaults. */
  problems?(environment: Environment, given: Readonly<Record<string, unknown>>): string[]
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Returns the addresses that everyone on the way could read; outside of production this machine is no way. */
export function unencrypted(
  environment: Readonly<Record<string, unknown>>,
  names: readonly string[],
  isProduction: boolean,
): string[] {
  return names
    .filter(name => {
      const { protocol, hostname } = new URL(String(environment[name] ?? 'https://unset.example'))
      return protocol === 'http:' && (isProduction || !LOOPBACK.test(hostname))
    })
    .map(
      name => `${name}: must begin with https${isProduction ? ' in production' : ', except on this machine'}`,
    )
}
