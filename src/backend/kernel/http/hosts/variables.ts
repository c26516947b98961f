import { getDomain } from 'tldts'
import { z } from 'zod'
import type { Environment, Variables } from '../../config.ts'
import { hostNames, portalOrigins } from './hosts.ts'

const listOf = (text: string) => text.split(',').map(each => each.trim())
/** As browsers write it in the header Origin. */
const isOrigin = (text: string) =>
  /^https?:\/\/(?:[a-z\d.-]+|\[[a-f\d:]+\])(?::\d+)?$/.test(text) &&
  URL.canParse(text) &&
  new URL(text).origin === text

const shape = {
  SERVICE_ORIGINS: z
    .string()
    .transform(text => listOf(text).map(pair => pair.split('=')))
    .refine(
      pairs => pairs.every(([, origin = '', ...more]) => isOrigin(origin) && !more.length),
      'must be pairs such as identity=https://identity.example.com with commas between them, each origin without a path',
    )
    .transform(pairs => new Map(pairs.map(([service = '', origin = '']) => [service, origin])))
    .optional()
    .describe(
      'Services that have a host of their own, as identity=https://identity.example.com, with commas between them. The others are at PUBLIC_URL.',
    ),
  PORTAL_ORIGINS: z
    .string()
    .transform(listOf)
    .refine(
      origins => origins.every(isOrigin),
      'must be origins such as https://portal.example.com with commas between them, each without a path',
    )
    .optional()
    .describe(
      'Origins whose pages may call the services of SERVICE_ORIGINS, with commas between them. Only PUBLIC_URL by default.',
    ),
}

/** The hosts of portal and services, by environment. `services` has the names of all services. */
export const hostVariables = (services: readonly string[]): Variables => ({
  shape,
  problems: environment => misconfiguredHosts(environment, services),
})

declare module '../../config.ts' {
  interface Environment extends z.infer<z.ZodObject<typeof shape>> {}
}

const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Hosts that do not fit together, one line each. */
function misconfiguredHosts(environment: Environment, names: readonly string[]): string[] {
  const { SERVICE_ORIGINS: services, PORTAL_ORIGINS, PUBLIC_URL, APP_ENV } = environment
  if (!services) return PORTAL_ORIGINS ? ['SERVICE_ORIGINS: required with PORTAL_ORIGINS'] : []
  if (PUBLIC_URL === undefined) return ['PUBLIC_URL: required with SERVICE_ORIGINS']
  const portals = portalOrigins(environment) ?? []
  const origins = [
    ...[...services.values()].map(origin => ({ variable: 'SERVICE_ORIGINS', url: new URL(origin) })),
    ...portals.map(origin => ({
      variable: PORTAL_ORIGINS ? 'PORTAL_ORIGINS' : 'PUBLIC_URL',
      url: new URL(origin),
    })),
  ]
  const hasHttps = PUBLIC_URL.startsWith('https:')
  const hosts = hostNames(environment)
  const sites = new Set(hosts.map(host => getDomain(host, { allowPrivateDomains: true })))
  return [
    ...[...services.keys()]
      .filter(service => !names.includes(service))
      .map(service => `SERVICE_ORIGINS: no such service: ${service}`),
    ...[...services]
      .filter(([, origin]) => portals.includes(origin))
      .map(([service]) => `SERVICE_ORIGINS: ${service} must be at another origin than the portal`),
    ...(portals.includes(PUBLIC_URL) ? [] : ['PORTAL_ORIGINS: must have PUBLIC_URL among them']),
    ...origins
      .filter(({ url: { protocol, hostname } }) =>
        protocol === 'http:' ? APP_ENV === 'production' || !LOOPBACK.test(hostname) : false,
      )
      .map(({ variable, url }) => `${variable}: ${url.origin} must begin with https, except on this machine`),
    // Browsers count them as two sites, and keep cookies of one from the other.
    ...origins
      .filter(({ url }) => (url.protocol === 'https:') !== hasHttps)
      .map(({ variable, url }) => `${variable}: ${url.origin} must begin as PUBLIC_URL does`),
    ...(hosts.length > 1 && (sites.size > 1 || sites.has(null))
      ? [
          'SERVICE_ORIGINS: all hosts must be of one site, as identity.example.com and portal.example.com are, or no cookie reaches them',
        ]
      : []),
  ]
}
