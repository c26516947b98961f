import { type EmbeddedKeySettings, embeddedKeySettingsOf } from '#backend/services/security/public.ts'
import { normalizeHostname } from '#domain/keys/hostnames.ts'
import { listEmbeddedKeys } from '#generated/security/operations/listEmbeddedKeys.ts'
import type { EmbeddedKeyEntry } from '../document.ts'
import { NEW_ID, type Section, type Step } from './change.ts'
import { type KeyKind, keyChanges } from './keys.ts'
import { normalEntry, toCommonEntry, toLimits } from './secret-keys.ts'

const EMBEDDED_KEYS: KeyKind<EmbeddedKeySettings, Required<Omit<EmbeddedKeyEntry, 'id'>>> = {
  section: 'embedded_keys',
  noun: 'EmbeddedKey',
  restrictions: ['expires', 'licenses'],
  defaults: {
    label: '',
    description: '',
    active: true,
    hosts: [],
    expires: null,
    licenses: null,
    max_lookups: null,
    lookups_per_day: null,
    lookups_per_month: null,
  },
  toEntry: key => {
    const { label, description, active, expires, licenses } = toCommonEntry(key)
    return { label, description, active, hosts: key.hostnames, expires, licenses, ...toLimits(key) }
  },
  normalize: entry => ({
    ...normalEntry(entry),
    ...(entry.hosts && { hosts: [...new Set(entry.hosts.map(toHost))].toSorted(byText) }),
  }),
  creation: ({ label, description, hosts }) =>
    hosts.length ? { label, description, domains: hosts } : undefined,
  more: (id, before, after) => hostSteps(id, before.hosts, after.hosts),
  missing: 'A new embedded key needs a hostname in hosts.',
}

const byText = (a: string, b: string) => (a < b ? -1 : 1)

/** The hostname as it is stored; one that is invalid stays, and is rejected with a reason when it is tried. */
function toHost(typed: string): string {
  const read = normalizeHostname(typed)
  return 'hostname' in read ? read.hostname : typed
}

function hostSteps(id: string, before: readonly string[], after: readonly string[]): Step[] {
  // A new key gets its hostnames when it is created.
  if (id === NEW_ID) return []
  const call = (operation: string, domain: string) => ({ operation, params: { id, domain } })
  const gone = before.filter(host => !after.includes(host))
  const added = after.filter(host => !before.includes(host))
  return [
    ...gone.map(host => ({
      call: call('deactivateDomain', host),
      undo: call('authorizeDomain', host),
    })),
    ...added.map(host => ({
      call: call('authorizeDomain', host),
      undo: call('deactivateDomain', host),
    })),
  ]
}

export const embeddedKeySection: Section<EmbeddedKeySettings[], EmbeddedKeyEntry[]> = {
  name: 'embedded_keys',
  shownBy: listEmbeddedKeys,
  read: embeddedKeySettingsOf,
  toFile: keys => keys.map(key => ({ id: key.keyId, ...EMBEDDED_KEYS.toEntry(key) })),
  partsOf: keys => keys.map(key => ({ id: key.keyId, value: key })),
  changesOf: (keys, entries) => keyChanges(EMBEDDED_KEYS, keys, entries),
}
