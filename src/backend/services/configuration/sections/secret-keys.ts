import { type SecretKeySettings, secretKeySettingsOf } from '#backend/services/security/public.ts'
import { normalizeIpRanges } from '#domain/keys/ip-ranges.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import type { SecretKeyEntry } from '../document.ts'
import type { Section } from './change.ts'
import { type KeyKind, keyChanges } from './keys.ts'

const SECRET_KEYS: KeyKind<SecretKeySettings, Required<Omit<SecretKeyEntry, 'id'>>> = {
  section: 'secret_keys',
  noun: 'SecretKey',
  restrictions: ['expires', 'licenses', 'allowed_ips', 'url_credentials'],
  defaults: {
    label: '',
    description: '',
    active: true,
    expires: null,
    licenses: null,
    allowed_ips: [],
    url_credentials: false,
    max_lookups: null,
    lookups_per_day: null,
    lookups_per_month: null,
  },
  toEntry: key => ({
    ...toCommonEntry(key),
    allowed_ips: key.allowedIps,
    url_credentials: key.urlCredentials,
    ...toLimits(key),
  }),
  normalize: entry => ({
    ...normalEntry(entry),
    // An invalid range stays, and is rejected with a reason when it is tried.
    ...(entry.allowed_ips && { allowed_ips: normalizeIpRanges(entry.allowed_ips, typed => typed) }),
  }),
  creation: ({ label, description }) => ({ label, description }),
  missing: 'This field is required.',
}

/** The fields that come first of a key of either kind. */
export const toCommonEntry = ({
  label,
  description,
  isActive,
  expires,
  licenses,
}: Pick<SecretKeySettings, 'label' | 'description' | 'isActive' | 'expires' | 'licenses'>) => ({
  label,
  description,
  active: isActive,
  expires,
  licenses,
})

/** Those that come last. */
export const toLimits = ({
  maxLookups,
  perDay,
  perMonth,
}: Pick<SecretKeySettings, 'maxLookups' | 'perDay' | 'perMonth'>) => ({
  max_lookups: maxLookups,
  lookups_per_day: perDay,
  lookups_per_month: perMonth,
})

/** Times and licenses as they are stored. */
export function normalEntry<Entry extends Pick<SecretKeyEntry, 'expires' | 'licenses'>>(entry: Entry): Entry {
  const { expires, licenses } = entry
  return {
    ...entry,
    ...(typeof expires === 'string' && { expires: new Date(expires).toISOString() }),
    ...(licenses && { licenses: [...new Set(licenses)].toSorted((a, b) => a - b) }),
  }
}

export const secretKeySection: Section<SecretKeySettings[], SecretKeyEntry[]> = {
  name: 'secret_keys',
  shownBy: listSecretKeys,
  read: secretKeySettingsOf,
  toFile: keys => keys.map(key => ({ id: key.keyId, ...SECRET_KEYS.toEntry(key) })),
  partsOf: keys => keys.map(key => ({ id: key.keyId, value: key })),
  changesOf: (keys, entries) => keyChanges(SECRET_KEYS, keys, entries),
}
