import type { CatalogEntry } from './entry.ts'

/** Keys with their hostnames, address ranges, limits, and rotation. */
export const securityErrors = {
  'hostname-whitespace': { id: null, status: 400, message: 'A hostname cannot contain spaces.' },
  'hostname-only-asterisks': { id: null, status: 400, message: 'A hostname cannot be only asterisks.' },
  'hostname-has-protocol': { id: null, status: 400, message: 'Remove the protocol.' },
  'hostname-has-path': { id: null, status: 400, message: 'Remove the path.' },
  'hostname-has-port': { id: null, status: 400, message: 'Remove the port.' },
  'hostname-invalid': { id: null, status: 400, message: 'Enter a valid hostname.' },
  'hostname-open-to-anyone': {
    id: null,
    status: 400,
    message: 'Anyone can register a name there. Use your own hostname.',
  },
  'hostname-exists': { id: null, status: 409, message: 'This hostname is already authorized.' },
  'too-many-hostnames': {
    id: null,
    status: 409,
    message: 'This key has {limit} hostnames. Remove one first.',
  },
  'key-pending': { id: null, status: 409, message: 'This key is deleted. Recover it first.' },
  'content-is-private': {
    id: null,
    status: 409,
    message: 'Your plan has enhanced data privacy, so we never keep what requests contain.',
  },
  'key-changed': {
    id: null,
    status: 409,
    message: 'Someone changed this key after you opened it. Review the current version before you save.',
  },
  'limit-changed': {
    id: null,
    status: 409,
    message: 'Someone changed this limit after you opened it. Review the current limit before you save.',
  },
  'expires-in-past': { id: null, status: 400, message: 'Choose a time in the future.' },
  'license-not-held': {
    id: null,
    status: 400,
    message: "This account doesn't have one of these licenses.",
  },
  'rotation-under-way': {
    id: null,
    status: 409,
    message: 'This key already has two working tokens. Retire the old one first.',
  },
  'key-view-only': {
    id: null,
    status: 403,
    message: 'This account lets your organization see its keys, but not change them.',
  },
  'key-without-token': { id: null, status: 409, message: 'An embedded key has no token to rotate.' },
  'token-in-use': {
    id: null,
    status: 409,
    message: "The old token made {count} lookups in the last hour. Type the key's label to retire it anyway.",
  },
  'label-mismatch': { id: null, status: 400, message: "Type the key's label." },
  'key-not-deleted': { id: null, status: 409, message: 'This key is not deleted.' },
  'recovery-deadline-passed': {
    id: null,
    status: 409,
    message: 'This key can no longer be recovered. Create a new one.',
  },
  'too-many-keys': {
    id: null,
    status: 409,
    message: 'This account has {limit} secret keys. Delete one you no longer need first.',
  },
  'tip-gone': {
    id: null,
    status: 409,
    message: 'This tip no longer applies to the key. Reload the page to see its current tips.',
  },
  'too-many-dismissals': {
    id: null,
    status: 409,
    message: 'This account has {limit} dismissed tips. Restore one first.',
  },
  'too-many-dismissed-hostnames': {
    id: null,
    status: 409,
    message: 'This key has {limit} dismissed hostnames. Restore one first.',
  },
  'limit-exists': { id: null, status: 409, message: 'This key already has a limit.' },
  'too-many-embedded-keys': {
    id: null,
    status: 409,
    message: 'This account has {limit} embedded keys. Delete one you no longer need first.',
  },
  'too-many-test-keys': {
    id: null,
    status: 409,
    message: 'This account has {limit} test keys. Delete one you no longer need first.',
  },
  'ip-range-invalid': {
    id: null,
    status: 400,
    message: 'Enter an IP address or a range such as 203.0.113.0/24.',
  },
  'ip-range-too-wide': {
    id: null,
    status: 400,
    message: 'This range is too wide. Use /8 or narrower, or /16 or narrower for IPv6.',
  },
  'expiration-out-of-range': { id: null, status: 400, message: 'Choose a time within the next 24 hours.' },
} as const satisfies Record<string, CatalogEntry>
