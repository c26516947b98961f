import { expect, test } from 'vitest'
import type { LoggedRequest } from '#generated/security/types.ts'
import { explain } from '../diagnosis/explain.ts'
import { account, paused } from '../diagnosis/sample.ts'
import { addToPage } from './live.ts'
import { filtersOf, listOf, toPasted, toRequest } from './requests.ts'
import { readRequestSearch, searchOf } from './search.ts'

const wire: LoggedRequest = {
  started: '2026-11-20T12:00:00.000Z',
  request_id: 'r1',
  key_id: paused.keyId,
  key_label: 'Paused',
  kind: 'secret',
  license_id: null,
  license_label: null,
  operation: 'verifyUsAddress',
  status: 401,
  error: 'not-permitted',
  number: 1611079217,
  rule: 'paused',
  latency: 2,
  lookups: 1,
  calls: 1,
  tag: 'nightly',
  host: null,
  has_content: false,
}

test('a request has a license only if it counted', () => {
  expect(toRequest(wire)).toMatchObject({ id: 'r1', license: null, key: { label: 'Paused' } })
  const counted = toRequest({ ...wire, license_id: 1102, license_label: 'US Address Verification' })
  expect(counted.license).toEqual({ id: 1102, label: 'US Address Verification' })
})

test('Diagnose explains a request as it explains a pasted one', () => {
  const pasted = toPasted({ ...toRequest(wire), content: null })
  expect(explain(pasted, account, new Date('2026-11-20T12:00:00Z'))).toMatchObject({
    kind: 'decided',
    key: { label: 'Paused' },
    decision: { isAllowed: false, rejection: { rule: 'paused' } },
    agrees: true,
  })
})

test('an address with what the log does not know still shows the log', () => {
  const search = readRequestSearch({
    status: 401,
    error: 'gossip',
    number: 1611079217,
    time: '7',
    tag: 'nightly',
  })
  expect(search).toMatchObject({
    status: '401',
    error: undefined,
    number: 1611079217,
    time: '7',
    tag: 'nightly',
  })
  expect(filtersOf(search)).toMatchObject({ status: 401, number: 1611079217, tag: 'nightly' })
})

test('new requests come to the top, each once, and the page stays short', () => {
  const at = (second: number) => ({
    ...wire,
    request_id: `r${second}`,
    started: new Date(Date.UTC(2026, 10, 20, 12, 0, second)).toISOString(),
  })
  const page = { requests: [at(2), at(1)], next: null }
  const ids = ({ requests }: typeof page) => requests.map(({ request_id }) => request_id)
  expect(ids(addToPage(page, [at(3), at(2), at(4)]) as typeof page)).toEqual(['r4', 'r3', 'r2', 'r1'])
  expect(
    addToPage(
      page,
      Array.from({ length: 300 }, (_, second) => at(second + 10)),
    ).requests,
  ).toHaveLength(200)
})

test('a rejection leads to its requests, by key, error, number, and time', () => {
  const key = '0193f1c4-8d20-7b55-8f3e-61a7c0d94e12'
  expect(searchOf({ key, error: 'key-unauthorized', number: 1588026122, time: '7' })).toEqual({
    key,
    error: 'key-unauthorized',
    number: 1588026122,
    time: '7',
  })
  expect(searchOf({ key, error: 'url-credentials-not-allowed', number: null, time: undefined })).toEqual({
    key,
  })
})

test('the ID of a request of a list names the list', () => {
  const list = '0193f2b1-6a10-7c44-8d21-5b2e8f3a6c01'
  expect([`${list}-12`, list, 'r1', `${list}-a`].map(listOf)).toEqual([list, null, null, null])
})
