import { expect, test } from 'vitest'
import { decideLookup } from './decision.ts'
import type { Attempt, KeyFacts, Rejection } from './facts.ts'
import {
  AUTOCOMPLETE,
  active,
  decide,
  embedded,
  FUTURE,
  fromPage,
  fromServer,
  NOW,
  PAST,
  secret,
  US,
} from './sample.ts'

const NOT_PERMITTED = { isAllowed: false, id: 1611079217, name: 'not-permitted', status: 401 }
const UNAUTHORIZED = { isAllowed: false, id: 1588026122, name: 'key-unauthorized', status: 403 }

test.each<[string, KeyFacts | null, Attempt, Rejection]>([
  ['nothing sent', null, { ...fromServer, credentials: 'none' }, { rule: 'no-credentials' }],
  ['a key that no one has', null, fromServer, { rule: 'unknown-key' }],
  ['an embedded key that no one has', null, fromPage, { rule: 'unknown-key' }],
  ['a secret key in the place of an embedded one', secret, fromPage, { rule: 'other-kind', kind: 'secret' }],
  ['an embedded key with a token', embedded, fromServer, { rule: 'other-kind', kind: 'embedded' }],
  ['a wrong token', secret, { ...fromServer, token: 'wrong' }, { rule: 'wrong-token' }],
  ['no token', secret, { ...fromServer, token: 'none' }, { rule: 'wrong-token' }],
  ['a token from before a rotation', secret, { ...fromServer, token: 'ended' }, { rule: 'ended-token' }],
  [
    'a deleted key',
    { ...secret, recoveryDeadline: FUTURE, isPaused: true },
    fromServer,
    { rule: 'deleted', recoveryDeadline: FUTURE },
  ],
  [
    'an expired key',
    { ...secret, expires: PAST, isPaused: true },
    fromServer,
    { rule: 'expired', expires: PAST },
  ],
  [
    'a key that expires now',
    { ...secret, expires: NOW.toISOString() },
    fromServer,
    { rule: 'expired', expires: NOW.toISOString() },
  ],
  [
    'a paused key',
    { ...embedded, isPaused: true },
    { ...fromPage, host: 'evil.example' },
    { rule: 'paused' },
  ],
])('401 for %s', (_, key, attempt, rejection) => {
  expect(decide(key, active, attempt)).toEqual({ ...NOT_PERMITTED, rejection })
})

test.each([secret, null])('a secret key from a page is rejected before anything else, known or not', key => {
  const verdict = decide(key, active, {
    ...fromServer,
    isFromBrowser: true,
    host: 'a.example',
    token: 'wrong',
  })
  expect(verdict).toEqual({
    isAllowed: false,
    id: 1611082217,
    name: 'secret-key-in-browser',
    status: 401,
    rejection: { rule: 'secret-in-browser', host: 'a.example' },
  })
})

test.each<[string, KeyFacts, Attempt, Rejection]>([
  ['no page', embedded, { ...fromPage, host: null }, { rule: 'no-host' }],
  [
    'another site',
    embedded,
    { ...fromPage, host: 'evil.example' },
    { rule: 'hostname', host: 'evil.example', near: null },
  ],
  [
    'the name itself under `*.`',
    embedded,
    { ...fromPage, host: 'northwind.example' },
    { rule: 'hostname', host: 'northwind.example', near: { hostname: '*.northwind.example', why: 'apex' } },
  ],
  [
    'a name above the one that is authorized',
    { ...embedded, hostnames: [{ hostname: 'www.fabrikam.example', isAuthorized: true }] },
    { ...fromPage, host: 'fabrikam.example' },
    { rule: 'hostname', host: 'fabrikam.example', near: { hostname: 'www.fabrikam.example', why: 'above' } },
  ],
  [
    'a name below one without `*.`',
    embedded,
    { ...fromPage, host: 'www.fabrikam.example' },
    { rule: 'hostname', host: 'www.fabrikam.example', near: { hostname: 'fabrikam.example', why: 'below' } },
  ],
  [
    'a deactivated hostname',
    embedded,
    { ...fromPage, host: 'test.example' },
    { rule: 'hostname', host: 'test.example', near: { hostname: 'test.example', why: 'deactivated' } },
  ],
  [
    'a name that only ends alike',
    embedded,
    { ...fromPage, host: 'notfabrikam.example' },
    { rule: 'hostname', host: 'notfabrikam.example', near: null },
  ],
  [
    'an address that is not in the list',
    { ...secret, allowedIps: ['192.0.2.0/24'] },
    fromServer,
    { rule: 'ip', ip: '203.0.113.9', allowed: ['192.0.2.0/24'] },
  ],
  [
    'a license beyond the scope of the key',
    { ...secret, licenses: [AUTOCOMPLETE] },
    fromServer,
    { rule: 'license-scope', wanted: [US], scope: [AUTOCOMPLETE] },
  ],
  [
    'a key with a scope of nothing',
    { ...secret, licenses: [] },
    { ...fromServer, license: US },
    { rule: 'license-scope', wanted: [US], scope: [] },
  ],
])('403 for %s', (_, key, attempt, rejection) => {
  expect(decide(key, active, attempt)).toEqual({ ...UNAUTHORIZED, rejection })
})

test('403 for a program that poses as a page without one', () => {
  expect(decide(embedded, active, { ...fromPage, host: null, isProgram: true })).toEqual({
    isAllowed: false,
    id: 1613259231,
    name: 'suspected-bot',
    status: 403,
    rejection: { rule: 'bot' },
  })
  const verdict = decideLookup(embedded, active, { ...fromPage, isProgram: true }, NOW)
  expect(verdict.isAllowed, 'with the page it is the hostname that decides').toBe(true)
})
