import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { keyOf } from '#portal/api/call.ts'
import { patchCached, patched } from './queries.ts'

const matches = ({ id }: Record<string, unknown>) => id === 2

test('a change applies to the item itself and to its row of a page', () => {
  expect(patched({ id: 2, label: 'b' }, matches, { paused: true })).toEqual({
    id: 2,
    label: 'b',
    paused: true,
  })
  const page = { things: [{ id: 1 }, { id: 2 }], total: 2 }
  expect(patched(page, matches, { paused: true })).toEqual({
    things: [{ id: 1 }, { id: 2, paused: true }],
    total: 2,
  })
})

test('a response without the item stays the same object, and so do the other rows', () => {
  const other = { things: [{ id: 1 }], total: 1 }
  expect(patched(other, matches, {})).toBe(other)
  expect(patched(undefined, matches, {})).toBeUndefined()
  const page = { things: [{ id: 1 }, { id: 2 }] }
  const after = patched(page, matches, { paused: true }) as typeof page
  expect(after.things[0]).toBe(page.things[0])
})

const queryKey = [...keyOf(listSecretKeys), {}]
const cached = (client: QueryClient) => client.getQueryData(queryKey)

test('a read that began before a change does not revert what the page shows', async () => {
  const client = new QueryClient()
  client.setQueryData(queryKey, { things: [{ id: 2, paused: false }] })
  let deliver = (_response: unknown) => {}
  const queryFn = () => new Promise<unknown>(resolve => (deliver = resolve))
  const read = client.prefetchQuery({ queryKey, queryFn })
  patchCached(client, [listSecretKeys], matches, { paused: true })
  deliver({ things: [{ id: 2, paused: false }] })
  await read
  expect(cached(client)).toEqual({ things: [{ id: 2, paused: true }] })
})

test('a change that is reverted takes nothing back but itself', () => {
  const client = new QueryClient()
  client.setQueryData(queryKey, {
    things: [
      { id: 1, label: 'a' },
      { id: 2, paused: false },
    ],
  })
  const revert = patchCached(client, [listSecretKeys], matches, { paused: true })
  patchCached(client, [listSecretKeys], ({ id }) => id === 1, { label: 'b' })
  revert()
  expect(cached(client)).toEqual({
    things: [
      { id: 1, label: 'b' },
      { id: 2, paused: false },
    ],
  })
})
