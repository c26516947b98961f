import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRequest } from '#generated/security/operations/getRequest.ts'
import { listRequests } from '#generated/security/operations/listRequests.ts'
import { setRequestContent } from '#generated/security/operations/setRequestContent.ts'
import { type Backend, type Person, startBackend } from '../../../support/backend.ts'
import { type GatewayKey, makeKey } from '../../../support/gateway.ts'
import { send } from '../../client.ts'

const ADDRESS = { street: '350 5th Ave', city: 'New York', state: 'NY' }

let backend: Backend
let person: Person
let key: GatewayKey
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
  person = await backend.person()
  key = await makeKey(backend, { accountId: person.accountId ?? 0, urlCredentials: true })
})
afterAll(() => backend.close())

/** Calls the compatibility API with the key in the URL. */
async function call(path: string, query: Record<string, string>, body?: object) {
  const credentials = { 'auth-id': key.keyId, 'auth-token': key.token }
  const { statusCode } = await backend.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/compatibility${path}?${new URLSearchParams({ ...query, ...credentials })}`,
    ...(body && { payload: body }),
  })
  return statusCode
}

async function list() {
  return (await send(backend, listRequests, { caller: person, query: {} })).body.requests
}

test('calls of the compatibility API are listed under the operation with the same data', async () => {
  expect(await call('/street-address', ADDRESS)).toBe(200)
  expect(await call('/street-address', {}, [ADDRESS, ADDRESS])).toBe(200)
  await call('/lookup', { search: '350 5th', license: 'us-autocomplete-pro-cloud' })
  await call('/lookup', { latitude: '40.75', longitude: '-73.98' })
  await call('/lookup/search/property/principal', { ...ADDRESS, features: 'financial' })
  const listed = (await list()).map(({ operation, lookups }) => `${operation} ${lookups}`)
  expect(listed.toSorted()).toEqual([
    'findNearestUsAddresses 1',
    'getUsPropertyFinancials 1',
    'suggestUsAddresses 1',
    'verifyUsAddress 1',
    'verifyUsAddresses 2',
  ])
})

test('what is kept of them has no token', async () => {
  await send(backend, setRequestContent, { caller: person, params: { id: key.keyId } })
  await call('/street-address', ADDRESS)
  const id = (await list()).find(({ has_content: hasContent }) => hasContent)?.request_id ?? ''
  const { content } = (await send(backend, getRequest, { caller: person, params: { id } })).body
  expect(JSON.parse(content?.query ?? '')).toMatchObject(ADDRESS)
  expect(JSON.stringify(content)).not.toContain(key.token)
  expect(JSON.stringify(content)).not.toContain(key.keyId)
})
