/** Where the portal and the services are, by environment. */
export interface HostSettings {
  PUBLIC_URL?: string | undefined
  SERVICE_ORIGINS?: ReadonlyMap<string, string> | undefined
  PORTAL_ORIGINS?: readonly string[] | undefined
}

/** The origins whose pages may call the services; undefined where the services have no hosts of their own. */
export function portalOrigins({
  PUBLIC_URL,
  SERVICE_ORIGINS,
  PORTAL_ORIGINS,
}: HostSettings): readonly string[] | undefined {
  if (!SERVICE_ORIGINS || PUBLIC_URL === undefined) return undefined
  return PORTAL_ORIGINS ?? [PUBLIC_URL]
}

/**
 * The domain that cookies are for, so that each service gets those of the others: what all host names end with.
 * Undefined where there is only one, whatever its ports, because cookies do not tell ports apart.
 */
export function cookieDomain(settings: HostSettings): string | undefined {
  const names = hostNames(settings)
  const [first = '', ...others] = names
  if (!others.length) return undefined
  const labels = first.split('.')
  return labels
    .map((_, at) => labels.slice(at).join('.'))
    .find(domain => names.every(name => `.${name}`.endsWith(`.${domain}`)))
}

/** The different host names of the portal and of the services with hosts of their own. */
export function hostNames(settings: HostSettings): string[] {
  const origins = [...(portalOrigins(settings) ?? []), ...(settings.SERVICE_ORIGINS?.values() ?? [])]
  return [...new Set(origins.map(origin => new URL(origin).hostname))]
}

/** Whether browsers send the cookies of all hosts there, too, so that only we may have that host. */
export function isInCookieDomain(origin: string, settings: HostSettings): boolean {
  const domain = cookieDomain(settings)
  return domain !== undefined && `.${new URL(origin).hostname}`.endsWith(`.${domain}`)
}
