import { InfiniteQueryObserver, MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { sendReceipt } from '#generated/billing/operations/sendReceipt.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { getSecretKey } from '#generated/security/operations/getSecretKey.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import type { SecretKey, SecretKeyPage } from '#generated/security/types.ts'
import { connect } from '../../scripts/clients/package/client.ts'
import {
  infiniteOptions,
  invalidatedBy,
  mutationOptions,
  queryKeyOf,
  queryOptions,
} from '../../scripts/clients/package/query.ts'

/** A client whose requests get what a function returns. */
function clientOf(respond: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = []
  const fetch = async (request: Request) => {
    requests.push(request)
    return respond(request)
  }
  const options = { baseUrl: 'https://portal.example', fetch, retries: 0 }
  return { client: connect<object>('security', '/api/security', options), requests }
}

const rejected = () =>
  Response.json([{ id: null, name: 'not-found', message: 'Gone.', fields: [], status: 404 }], { status: 404 })

describe('a query', () => {
  test('has the data of the operation, and its key', async () => {
    const { client, requests } = clientOf(() => Response.json({ secret_keys: [], total: 0 }))
    const options = queryOptions(client, listSecretKeys, { query: { state: 'active' } })
    expect(options.queryKey).toEqual(['security', 'listSecretKeys', { query: { state: 'active' } }])
    expect(queryOptions(client, listSecretKeys).queryKey).toEqual(['security', 'listSecretKeys', {}])

    const data = await new QueryClient().fetchQuery(options)
    expectTypeOf(data).toEqualTypeOf<SecretKeyPage>()
    expect(data).toEqual({ secret_keys: [], total: 0 })
    expect(requests.map(({ url }) => url)).toEqual([
      'https://portal.example/api/security/secret-keys?state=active',
    ])
  })

  test('fails once, with the error of the service', async () => {
    const { client, requests } = clientOf(rejected)
    const queries = new QueryClient({ defaultOptions: { queries: { retry: 3 } } })
    const query = queries.fetchQuery(queryOptions(client, getSecretKey, { path: { id: 'a' } }))
    await expect(query).rejects.toMatchObject({ name: 'CallError', status: 404, message: 'Gone.' })
    expect(requests).toHaveLength(1)
  })

  test('ends when no component needs it anymore', async () => {
    const { client, requests } = clientOf(() => new Promise(() => {}))
    const observer = new QueryObserver(new QueryClient(), queryOptions(client, listSecretKeys))
    const unsubscribe = observer.subscribe(() => {})
    await expect.poll(() => requests.length).toBe(1)
    unsubscribe()
    expect(requests[0]?.signal.aborted).toBe(true)
  })

  test('is matched by the key of its operation and by a part of its input', async () => {
    const { client } = clientOf(() => Response.json({}))
    const queries = new QueryClient()
    await queries.fetchQuery(queryOptions(client, listSecretKeys, { query: { state: 'active', page: 2 } }))
    const countOf = (queryKey: readonly unknown[]) => queries.getQueryCache().findAll({ queryKey }).length
    expect(countOf(queryKeyOf(listSecretKeys))).toBe(1)
    expect(countOf(queryKeyOf(listSecretKeys, { query: { state: 'active' } }))).toBe(1)
    expect(countOf(queryKeyOf(listSecretKeys, { query: { state: 'paused' } }))).toBe(0)
    expect(countOf(queryKeyOf(getSecretKey))).toBe(0)
  })
})

test('an infinite query reads a list page by page', async () => {
  const { client, requests } = clientOf(({ url }) => {
    const page = Number(new URL(url).searchParams.get('page') ?? 1)
    return Response.json({ secret_keys: [], page, page_size: 2, total: 3 })
  })
  const options = infiniteOptions(client, listSecretKeys, { query: { state: 'active' } })
  const observer = new InfiniteQueryObserver(new QueryClient(), options)
  const unsubscribe = observer.subscribe(() => {})
  await expect.poll(() => observer.getCurrentResult().hasNextPage).toBe(true)
  const { data, hasNextPage } = await observer.fetchNextPage()
  unsubscribe()
  expectTypeOf(data?.pages).toEqualTypeOf<SecretKeyPage[] | undefined>()
  expect(hasNextPage).toBe(false)
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?state=active', '?state=active&page=2'])
})

test('a mutation sends its variables once', async () => {
  const { client, requests } = clientOf(() => Response.json([], { status: 503 }))
  const queries = new QueryClient({ defaultOptions: { mutations: { retry: 3 } } })
  const mutation = new MutationObserver(queries, mutationOptions(client, createSecretKey))
  const created = mutation.mutate({ body: { label: 'Checkout server' } })
  expectTypeOf(created).resolves.toEqualTypeOf<SecretKey>()
  await expect(created).rejects.toMatchObject({ name: 'CallError', status: 503 })
  expect(await requests[0]?.json()).toEqual({ label: 'Checkout server' })
  expect(requests).toHaveLength(1)
})

test('a change invalidates what it can affect, and a read nothing', async () => {
  expect(invalidatedBy(createSecretKey)).toEqual([['security']])
  expect(invalidatedBy(listSecretKeys)).toEqual([])
  // A read of the specification that sends an email.
  expect(invalidatedBy(sendReceipt)).toEqual([['billing']])
})
