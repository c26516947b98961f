import { expect, test } from 'vitest'
import { createMock } from './mock.ts'

const mock = createMock()
const BEARER = { authorization: 'Bearer x.y.z' }
const KEYS = '/api/security/secret-keys'

const list = (url: string, prefer = '') =>
  mock({ method: 'GET', url, headers: { ...BEARER, ...(prefer && { prefer }) } })
const create = (body: object) =>
  mock({
    method: 'PUT',
    url: KEYS,
    headers: { ...BEARER, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const errorsIn = ({ body = '[]' }: { body?: string }) =>
  JSON.parse(body).map(({ name, fields, message }: { name: string; fields: string[]; message: string }) => [
    name,
    ...fields,
    message,
  ])

test('a rejected request gets an error for its own field', async () => {
  const response = await list(`${KEYS}?page_size=500`)
  expect(response.status).toBe(400)
  expect(errorsIn(response)).toEqual([['too-large', 'page_size', 'Enter at most 100.']])
})

test('a rejected body has an entry for each field', async () => {
  const long = await create({ label: 'x'.repeat(300), colour: 'red' })
  expect(errorsIn(long).map(([name, field]: string[]) => [name, field])).toEqual(
    expect.arrayContaining([
      ['too-long', 'label'],
      ['unknown-field', 'colour'],
    ]),
  )
  expect(errorsIn(await create({}))).toEqual([['required', 'label', 'This field is required.']])
})

test('the example of a rejection can still be chosen', async () => {
  const response = await list(`${KEYS}?page_size=500`, 'code=400, example=invalid-option')
  expect(errorsIn(response)).toEqual([['invalid-option', 'state', 'Please select an option.']])
})

test('made-up values come on request, and keep to the schema', async () => {
  const [shown, made] = [await list(KEYS), await list(KEYS, 'dynamic=true')]
  expect(made.status).toBe(200)
  expect(made.violations).toEqual([])
  expect(JSON.parse(made.body ?? '')).not.toEqual(JSON.parse(shown.body ?? ''))
})

test('a status or an example that the contract does not have is named', async () => {
  const status = await list(KEYS, 'code=418')
  expect(status.status).toBe(404)
  expect(errorsIn(status)[0].at(-1)).toContain('listSecretKeys')
  expect((await list(KEYS, 'code=200, example=no-such-keys')).status).toBe(404)
})

test('a parameter is read by its earlier name, until both are sent', async () => {
  const search = (query: string) => list(`/api/authorization/admin/accounts?${query}`)
  expect((await search('text=north')).status).toBe(200)
  const both = await search('text=north&search=north')
  expect(both.status).toBe(400)
  expect(errorsIn(both).map(([name, field]: string[]) => [name, field])).toEqual([['unknown-field', 'text']])
  expect(errorsIn(await search(''))[0].slice(0, 2)).toEqual(['required', 'search'])
})
