import { expect } from 'vitest'
import { createList } from '#generated/lists/operations/createList.ts'
import { deleteList } from '#generated/lists/operations/deleteList.ts'
import { getList } from '#generated/lists/operations/getList.ts'
import { listLists } from '#generated/lists/operations/listLists.ts'
import { updateList } from '#generated/lists/operations/updateList.ts'
import { uploadListPart } from '#generated/lists/operations/uploadListPart.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import { withList } from '../../../support/contract/given-list.ts'
import type { World } from '../../../support/contract/world.ts'

const FILE = `name,street,city,state,zip
Ann,214 N Juniper St,Salt Lake City,UT,84116
Ben,88 Copper Mill Ave Apt 5,Boulder,CO,80302
Cleo,214 n juniper st,Salt Lake City,UT,84116
Dev,,Denver,CO,80202
`
const CONTENT = Buffer.from(FILE).toString('base64')
const FILE_OF = { name: 'customers.csv', size: FILE.length }
const MAPPING = { version: 2, mapping: { street_column: 1, city_column: 2, state_column: 3 }, undone: [] }
const UNKNOWN_ID = '0193f2b1-6a10-7c44-8d21-5e0f9a3b7c12'

const of =
  (...lists: Parameters<typeof withList>[1][]) =>
  (world: World) =>
    withList(world, ...lists)

const unknown = async (world: World) => ({ caller: await world.person(), params: { id: UNKNOWN_ID } })

async function part(world: World, state: 'uploading' | 'done' = 'uploading') {
  const { caller, params } = await withList(world, { state })
  return { caller, params: { ...params, part: 0 } }
}

export const cases = [
  define(listLists, 200, {
    example: 'some-lists',
    seed: { lists: [{ state: 'done', name: 'newsletter.xlsx' }, { state: 'ready' }] },
    check: ({ lists }) => expect(lists.map(({ state }) => state)).toEqual(['ready', 'done']),
  }),
  define(listLists, 200, {
    example: 'no-lists',
    seed: {},
    check: ({ lists }) => expect(lists).toEqual([]),
  }),
  define(createList, 201, {
    example: 'uploading',
    body: FILE_OF,
    check: ({ state, uploaded_bytes: uploaded }) => expect([state, uploaded]).toEqual(['uploading', 0]),
  }),
  define(createList, 201, {
    title: 'read as the caller says',
    body: {
      ...FILE_OF,
      notify: true,
      format: { encoding: 'utf-8', delimiter: ';', has_header: true, sheet: 'Customers' },
    },
  }),
  define(createList, 400, {
    example: 'required',
    body: forbidden({ size: 185 }),
    invalid: true,
  }),
  define(createList, 400, {
    example: 'too-large',
    body: { ...FILE_OF, size: 1_000_000_000 },
    invalid: true,
  }),
  define(createList, 409, {
    example: 'too-many-lists',
    seed: { lists: Array.from({ length: 100 }, () => ({ state: 'done' as const })) },
    body: FILE_OF,
  }),
  define(getList, 200, {
    example: 'ready',
    arrange: of({ state: 'ready' }),
    check: ({ contents }) => expect(contents?.plan).toMatchObject({ addresses: 2, repeated: 1, skipped: 1 }),
  }),
  define(getList, 200, {
    example: 'done',
    arrange: of({ state: 'done' }),
    check: ({ looked_up: lookedUp }) => expect(lookedUp).toBe(2),
  }),
  define(getList, 404, { example: 'not-found', arrange: unknown }),
  define(updateList, 200, {
    example: 'reading',
    arrange: async world => ({ ...(await withList(world, { state: 'ready' })), body: MAPPING }),
    check: ({ state }) => expect(state).toBe('reading'),
  }),
  define(updateList, 400, {
    example: 'required',
    invalid: true,
    arrange: async world => ({
      ...(await withList(world, { state: 'ready' })),
      body: forbidden({ mapping: {}, undone: [] }),
    }),
  }),
  define(updateList, 400, {
    example: 'no-such-column',
    arrange: async world => ({
      ...(await withList(world, { state: 'ready' })),
      body: { ...MAPPING, mapping: { street_column: 900 } },
    }),
  }),
  define(updateList, 404, {
    example: 'not-found',
    arrange: async world => ({ ...(await unknown(world)), body: MAPPING }),
  }),
  define(updateList, 409, {
    example: 'list-changed',
    arrange: async world => ({
      ...(await withList(world, { state: 'ready' })),
      body: { ...MAPPING, version: 1 },
    }),
  }),
  define(updateList, 409, {
    example: 'list-not-ready',
    arrange: async world => ({ ...(await withList(world, { state: 'running' })), body: MAPPING }),
  }),
  define(uploadListPart, 200, {
    example: 'complete',
    arrange: async world => ({ ...(await part(world)), body: { content: CONTENT } }),
    check: ({ uploaded_bytes: uploaded, state }) =>
      expect([uploaded, state]).toEqual([FILE.length, 'reading']),
  }),
  define(uploadListPart, 400, {
    example: 'required',
    invalid: true,
    arrange: async world => ({ ...(await part(world)), body: forbidden({}) }),
  }),
  define(uploadListPart, 400, {
    example: 'wrong-part-size',
    arrange: async world => ({ ...(await part(world)), body: { content: 'bmFtZQ==' } }),
  }),
  define(uploadListPart, 404, {
    example: 'not-found',
    arrange: async world => {
      const { caller } = await unknown(world)
      return { caller, params: { id: UNKNOWN_ID, part: 0 }, body: { content: CONTENT } }
    },
  }),
  define(uploadListPart, 409, {
    example: 'list-uploaded',
    arrange: async world => ({ ...(await part(world, 'done')), body: { content: CONTENT } }),
  }),
  define(deleteList, 204, { arrange: of({ state: 'done' }) }),
  define(deleteList, 404, { example: 'not-found', arrange: unknown }),
]
