import { expect, test } from 'vitest'
import type { SamlInspection } from '#generated/authorization/types.ts'
import { inspectionChanges } from './inspection.ts'

const certificate = (byte: string, not_after: string) => ({
  subject: 'CN=Northwind',
  fingerprint: Array.from({ length: 32 }, () => byte).join(':'),
  not_before: '2026-01-01T12:00:00.000Z',
  not_after,
})
const before: SamlInspection = {
  metadata_xml: '<a/>',
  entity_id: 'https://login.example/northwind',
  sign_on_endpoints: [{ binding: 'HTTP-Redirect', location: 'https://login.example/saml2' }],
  certificates: [certificate('0A', '2027-01-01T12:00:00.000Z')],
  wants_signed_requests: false,
  name_id_formats: [],
}

test('the same metadata in other words change nothing', () => {
  expect(inspectionChanges(before, { ...before, metadata_xml: '<b/>' })).toEqual([])
})

test('another certificate, a binding more and signed requests are told apart', () => {
  const after = {
    ...before,
    sign_on_endpoints: [
      ...before.sign_on_endpoints,
      { binding: 'HTTP-POST' as const, location: 'https://login.example/post' },
    ],
    certificates: [certificate('0B', '2029-01-01T12:00:00.000Z')],
    wants_signed_requests: true,
  }
  expect(inspectionChanges(before, after)).toEqual([
    {
      name: 'Certificates',
      before: 'CN=Northwind, expires Jan 1, 2027, SHA-256 0A:0A:0A:0A…0A:0A:0A:0A',
      after: 'CN=Northwind, expires Jan 1, 2029, SHA-256 0B:0B:0B:0B…0B:0B:0B:0B',
    },
    { name: 'Signed requests', before: 'Not required', after: 'Required' },
    { name: 'Login by HTTP-POST', before: undefined, after: 'https://login.example/post' },
  ])
})
