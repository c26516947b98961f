import { expect } from 'vitest'
import { createLink } from '#backend/services/lists/links.ts'
import { DAY } from '#domain/time/durations.ts'
import { createListLink } from '#generated/lists/operations/createListLink.ts'
import { downloadListResult } from '#generated/lists/operations/downloadListResult.ts'
import { downloadListSheet } from '#generated/lists/operations/downloadListSheet.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import { withList } from '../../../support/contract/given-list.ts'
import type { World } from '../../../support/contract/world.ts'

const UNKNOWN_ID = '0193f2b1-6a10-7c44-8d21-5e0f9a3b7c12'
const TOKEN = 'AZO_K8mT0w1hVb7JmQ3rZ5cN8pX2sD4fG6hJ9kL1qW3eR5tY7uI9oP0aS2dF4gH6'
const CSV = { format: 'csv' as const }
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A link to the result of a list that is done, `age` days old. */
async function link(world: World, format: 'csv' | 'xlsx' = 'csv', age = 0) {
  const { params } = await withList(world, { state: 'done' })
  const token = await world.given(TOKEN, async ({ kernel, clock }) => {
    const made = new Date(clock.now().getTime() - age * DAY)
    return createLink(kernel, { listId: params.id, format }, made).token
  })
  return { caller: null, params: { token } }
}

export const cases = [
  define(createListLink, 200, {
    example: 'link',
    arrange: async world => ({ ...(await withList(world, { state: 'done' })), body: CSV }),
    check: ({ download_url: url }) => expect(url).toContain('/api/lists/results/'),
  }),
  define(createListLink, 400, {
    example: 'invalid-option',
    invalid: true,
    arrange: async world => ({
      ...(await withList(world, { state: 'done' })),
      body: forbidden({ format: 'pdf' }),
    }),
  }),
  define(createListLink, 404, {
    example: 'not-found',
    arrange: async world => ({
      caller: await world.person(),
      params: { id: UNKNOWN_ID },
      body: CSV,
    }),
  }),
  define(createListLink, 409, {
    example: 'list-without-results',
    arrange: async world => ({ ...(await withList(world, { state: 'ready' })), body: CSV }),
  }),
  define(downloadListResult, 200, {
    example: 'verified',
    arrange: async world => ({ ...(await link(world)), headers: { accept: 'text/csv' } }),
  }),
  define(downloadListResult, 400, {
    example: 'invalid-token',
    invalid: true,
    arrange: async world => ({ caller: null, params: { token: `${(await link(world)).params.token}.` } }),
  }),
  define(downloadListResult, 404, {
    example: 'list-link-expired',
    arrange: world => link(world, 'csv', 8),
  }),
  define(downloadListSheet, 200, {
    example: 'verified',
    arrange: async world => ({ ...(await link(world, 'xlsx')), headers: { accept: XLSX } }),
  }),
  define(downloadListSheet, 400, {
    example: 'invalid-token',
    invalid: true,
    arrange: async world => ({
      caller: null,
      params: { token: `${(await link(world, 'xlsx')).params.token}.` },
    }),
  }),
  define(downloadListSheet, 404, {
    example: 'list-link-expired',
    arrange: world => link(world, 'xlsx', 8),
  }),
]
