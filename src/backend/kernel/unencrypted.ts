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
