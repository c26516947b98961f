import { listEmbeddedKeys } from '#generated/security/operations.ts'
import { listLicenses, listSubscriptions } from '#generated/subscription/operations.ts'
import type { License } from '#generated/subscription/types.ts'
import { call } from '#portal/api/call.ts'
import { onSessionChange, onSessionEnd } from '#portal/api/session/token.ts'
import { runningTerms } from '#portal/shared/subscriptions/license-terms.ts'
import type { OwnKey } from './own-key.ts'

/** The newest embedded key of the account that works on pages of some host, or undefined if it has none. */
export async function loadOwnKey(): Promise<OwnKey | undefined> {
  const query = { state: 'active', sort: 'created', direction: 'desc', page_size: 20 } as const
  const { embedded_keys: keys } = await call(listEmbeddedKeys, { query })
  const hostsOf = (key: (typeof keys)[number]) =>
    key.domain.filter(({ state }) => state === 'authorized').map(({ hostname }) => hostname)
  const key = keys.find(each => hostsOf(each).length > 0)
  if (!key) return undefined
  const hosts = hostsOf(key)
  const host = hosts.find(name => !name.startsWith('*')) ?? hosts[0] ?? ''
  const { licenses: scope } = key
  const { licenses } = await call(listLicenses)
  const usable = licenses.filter(({ license_id }) => !scope || scope.includes(license_id))
  const paying = await Promise.all(usable.map(isPaying))
  return {
    keyId: key.key_id,
    label: key.label,
    // A pattern stands for every name below it.
    host: host.replace('*', 'www'),
    licenses: usable.filter((_, at) => paying[at]).map(({ license_key }) => license_key),
  }
}

async function isPaying({ license_id: id }: License): Promise<boolean> {
  const { subscriptions } = await call(listSubscriptions, { path: { id } })
  return runningTerms(subscriptions, new Date()).length > 0
}

/** Calls back when the session ends, or another person or account takes over. */
export function onOtherSession(listener: () => void): void {
  onSessionEnd(listener)
  onSessionChange(listener)
}
