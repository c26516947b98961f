import { useSyncExternalStore } from 'react'
import { origins } from '#portal/api/address.ts'
import { siteOrigin } from '#portal/content/site.ts'
import { gatewayOrigin } from '#portal/shared/lookups/gateway-origin.ts'

const never = () => () => {}

/** The origin that a prerendered page was written with: hydration must find the same text. */
function writtenOrigin(): string {
  if (typeof document === 'undefined') return siteOrigin
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
  return origins.gateway ?? (canonical ? new URL(canonical).origin : siteOrigin)
}

/** The origin of this deployment's gateway, for addresses that are shown. */
export function useOrigin(): string {
  return useSyncExternalStore(never, gatewayOrigin, writtenOrigin)
}
