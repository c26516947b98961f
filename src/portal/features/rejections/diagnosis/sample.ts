import { embedded, FUTURE, PAST, secret, subscription } from '#domain/gateway/lookup/sample.ts'
import type { SurveyedKey } from '#domain/keys/health/findings.ts'
import type { RejectionGroup } from '../rejections.ts'
import type { Account, HeldLicense } from './account-facts.ts'

/** The key that the portal made for its tools. */
export const TOOLS_ID = '0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b17'
export const STORE_ID = '0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16'
export const SERVER_ID = '0193f1c4-8d20-7b55-8f3e-61a7c0d94e12'
export const TOKEN = 'sk_p4Tn8WcZ1rBv6QyXe0LsHj3Gm5Ua9iRoKd7W'

const history = {
  created: PAST,
  lastUsed: null,
  pausedSince: null,
  rotated: null,
  previousTokenEnds: null,
  isOrphan: false,
}

export const store: SurveyedKey = {
  ...embedded,
  ...history,
  keyId: STORE_ID,
  label: 'Store',
  hostnames: [
    { hostname: '*.northwind.example', isAuthorized: true },
    { hostname: 'fabrikam.example', isAuthorized: true },
    { hostname: 'localhost', isAuthorized: true },
    { hostname: '203.0.113.7', isAuthorized: true },
    { hostname: '2001:db8::1', isAuthorized: true },
    { hostname: 'xn--bcher-kva.example', isAuthorized: true },
    { hostname: 'test.example', isAuthorized: false },
  ],
}
export const server: SurveyedKey = {
  ...secret,
  ...history,
  keyId: SERVER_ID,
  label: 'Server',
}

const key = (keyId: string, changes: Partial<SurveyedKey>): SurveyedKey => ({
  ...server,
  keyId: `0193f1c4-0000-7000-8000-0000000000${keyId}`,
  ...changes,
})
export const paused = key('01', { label: 'Paused', isPaused: true })
export const expired = key('02', { label: 'Expired', expires: PAST })
export const deleted = key('03', { label: 'Deleted', recoveryDeadline: FUTURE })
const rotated = key('04', { label: 'Rotated', rotated: PAST })
const listed = key('05', { label: 'Listed', allowedIps: ['203.0.113.0/24'] })
const scoped = key('06', { label: 'Scoped', licenses: [1203] })
const full = key('07', { label: 'Full', limit: { max: 100, used: 100 } })
const nowhere = key('08', { ...embedded, label: 'Nowhere', hostnames: [] })

export const core: HeldLicense = {
  licenseId: 1102,
  key: 'us-core-cloud',
  label: 'US Address Verification, Plus',
  endpoints: ['/api/gateway/us-street'],
  subscriptions: [subscription()],
}
const autocomplete: HeldLicense = {
  licenseId: 1203,
  key: 'us-autocomplete-pro-cloud',
  label: 'US Address Autocomplete, Pro',
  endpoints: ['/api/gateway/us-autocomplete'],
  subscriptions: [subscription({ subscriptionId: 2, expiration: PAST, rateLimit: null })],
}

export const account: Account = {
  rejected: [],
  keys: [store, server, paused, expired, deleted, rotated, listed, scoped, full, nowhere],
  managedKeys: [{ keyId: TOOLS_ID, label: 'Tools (created by Gatepost)' }],
  licenses: [autocomplete, core],
}

/** Requests with the key of the store. */
export const REJECTED: RejectionGroup = {
  id: `${STORE_ID} hostname`,
  key: { id: STORE_ID, label: 'Store', kind: 'embedded' },
  error: 'key-unauthorized',
  number: 1588026122,
  status: 403,
  rule: 'hostname',
  count: 12,
  first: PAST,
  last: PAST,
  hours: [],
  sources: [],
  sourceCount: 1,
  isDismissed: false,
  currentRule: 'hostname',
  maxLookups: null,
}
