import { decideLookup } from './decision.ts'
import type { Attempt, KeyFacts, LicenseFacts, SubscriptionFacts } from './facts.ts'

export const NOW = new Date('2026-11-02T09:00:00Z')
export const PAST = '2026-10-01T00:00:00.000Z'
export const FUTURE = '2026-12-01T00:00:00.000Z'
export const US = 1102
export const AUTOCOMPLETE = 1203

export const secret: KeyFacts = {
  kind: 'secret',
  isPaused: false,
  recoveryDeadline: null,
  expires: null,
  hostnames: [],
  allowedIps: [],
  licenses: null,
  limit: null,
}
export const embedded: KeyFacts = {
  ...secret,
  kind: 'embedded',
  hostnames: [
    { hostname: '*.northwind.example', isAuthorized: true },
    { hostname: 'fabrikam.example', isAuthorized: true },
    { hostname: 'test.example', isAuthorized: false },
  ],
}

export const subscription = (changes: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  subscriptionId: 700431,
  start: PAST,
  expiration: FUTURE,
  termination: null,
  suspended: false,
  issued: 1_000,
  remaining: 400,
  rateLimit: 250,
  ...changes,
})
export const held = (...subscriptions: SubscriptionFacts[]): LicenseFacts[] => [
  { licenseId: US, subscriptions },
]
export const active = held(subscription())

export const fromServer: Attempt = {
  credentials: 'secret',
  token: 'right',
  isFromBrowser: false,
  isProgram: true,
  host: null,
  ip: '203.0.113.9',
  product: [US],
  license: null,
  lookups: 1,
  madeThisSecond: () => 0,
}
export const fromPage: Attempt = {
  ...fromServer,
  credentials: 'embedded',
  token: 'none',
  isFromBrowser: true,
  isProgram: false,
  host: 'shop.northwind.example',
}

/** The verdict, after checking that it is the same for the stored facts as JSON, which is what the portal loads. */
export function decide(key: KeyFacts | null, licenses: LicenseFacts[], attempt: Attempt) {
  const verdict = decideLookup(key, licenses, attempt, NOW)
  const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value))
  const again = decideLookup(asJson(key), asJson(licenses), attempt, NOW)
  if (JSON.stringify(again) !== JSON.stringify(verdict))
    throw new Error('the facts as JSON lead to another verdict')
  return verdict
}
