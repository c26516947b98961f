import { useSyncExternalStore } from 'react'
import { origins } from '#portal/api/address.ts'
import { siteOrigin } from '#portal/content/site.ts'

const never = () => () => {}

/** The origin that a prerendered page was written with: hydration must find the same text. */
function writtenOrigin(): string {
  if (typeof document === 'undefined') return siteOrigin
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
  return canonical ? new URL(canonical).origin : siteOrigin
}

/** The origin of this deployment, for addresses that are shown. */
export function useOrigin(): string {
  return useSyncExternalStore(never, () => location.origin, writtenOrigin)
}

/** The same for the addresses of lookups, which may have a host of their own. */
export function useGatewayOrigin(): string {
  const origin = useOrigin()
  return origins.gateway ?? origin
}
