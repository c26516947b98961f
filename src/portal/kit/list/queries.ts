import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { keyOf } from '#portal/api/call.ts'
import { queryClient } from '#portal/api/query-client.ts'
import type { AnyOperation } from '#portal/api/types.ts'
import {
  type InputOf,
  operationQuery,
  type ResponseOf,
  saveCached,
  sendOperation,
} from '../action/send-operation.ts'

/**
 * One page of a list, in the form that the portal's pages use. What it has next to its rows depends on the
 * operation: a total and pages, the cursor of the next page, or neither for a list that is always whole.
 */
export interface ListPage<Row> {
  rows: Row[]
  total?: number | undefined
  page?: number | undefined
  page_size?: number | undefined
  /** Null on the last page. */
  next?: string | null | undefined
}

/** A list: the operation, its input, and the rows of a response. */
type ListArgs<H extends AnyOperation, Row> = readonly [
  operation: H,
  input: InputOf<H>,
  toRows: (response: ResponseOf<H>) => Row[],
]

/** One page of a list; the previous page stays visible while the next one loads. */
export function listQuery<H extends AnyOperation, Row>(...[operation, input, toRows]: ListArgs<H, Row>) {
  return queryOptions({
    ...operationQuery(operation, input),
    select: (response): ListPage<Row> => toPage(response, toRows),
    placeholderData: keepPreviousData,
  })
}

/** One page of a list for a file: fetched now, and not cached. */
export async function fetchList<H extends AnyOperation, Row>(
  ...[operation, input, toRows]: ListArgs<H, Row>
): Promise<ListPage<Row>> {
  return toPage(await sendOperation(operation, input), toRows)
}

function toPage<Body, Row>(response: Body, toRows: (response: Body) => Row[]): ListPage<Row> {
  const { total, page, page_size, next } = response as Omit<ListPage<Row>, 'rows'>
  return { rows: toRows(response), total, page, page_size, next }
}

type Entity = Record<string, unknown>
type Matches = (thing: Entity) => boolean

/** One item. If a list has it already, it is available at once. */
export function listedQuery<H extends AnyOperation, Entity>(
  operation: H,
  input: InputOf<H>,
  toEntity: (response: ResponseOf<H>) => Entity,
  { list, matches }: { list: AnyOperation; matches: Matches },
) {
  const listed = () => findListed(list, matches)
  return queryOptions({
    ...operationQuery(operation, input),
    select: toEntity,
    initialData: () => listed()?.thing as ResponseOf<H> | undefined,
    initialDataUpdatedAt: () => listed()?.at,
  })
}

function findListed(list: AnyOperation, matches: Matches): { thing: Entity; at: number } | undefined {
  for (const { state } of queryClient.getQueryCache().findAll({ queryKey: keyOf(list) })) {
    if (state.isInvalidated) continue
    const thing = rowsOf(state.data).find(matches)
    if (thing) return { thing, at: state.dataUpdatedAt }
  }
}

/** Each response of these operations that has an item, with the item as it is cached now. */
export function cachedItems(client: QueryClient, readers: readonly AnyOperation[], matches: Matches) {
  return readers
    .flatMap(reader => client.getQueriesData({ queryKey: keyOf(reader) }))
    .flatMap(([queryKey, response]) => {
      const item = itemOf(response, matches)
      return item ? [{ queryKey, response, item }] : []
    })
}

/**
 * Applies a change to an item wherever these operations have cached it, and returns a function that reverts
 * it. A read that began before the change must not revert it, so it is canceled; the caller refetches these
 * operations once the change is saved or rejected.
 */
export function patchCached(
  client: QueryClient,
  readers: readonly AnyOperation[],
  matches: Matches,
  change: object | ((item: Entity) => object),
): () => void {
  const reverts: (() => void)[] = []
  for (const { queryKey, response, item } of cachedItems(client, readers, matches)) {
    const after = typeof change === 'function' ? change(item) : change
    const before = Object.fromEntries(Object.keys(after).map(name => [name, item[name]]))
    saveCached(client, queryKey, patched(response, matches, after))
    // Only these fields: other changes may have been shown since.
    reverts.push(() => saveCached(client, queryKey, patched(client.getQueryData(queryKey), matches, before)))
  }
  return () => {
    for (const revert of reverts) revert()
  }
}

function itemOf(response: unknown, matches: Matches): Entity | undefined {
  return isThing(response) && matches(response) ? response : rowsOf(response).find(matches)
}

/** A response with the change: the item itself, or a page with it among its rows. */
export function patched(response: unknown, matches: Matches, change: object): unknown {
  if (!isThing(response)) return response
  if (matches(response)) return { ...response, ...change }
  if (!rowsOf(response).some(matches)) return response
  const parts = Object.entries(response).map(([name, part]) => [
    name,
    Array.isArray(part) ? part.map(row => patched(row, matches, change)) : part,
  ])
  return Object.fromEntries(parts)
}

function rowsOf(response: unknown): Entity[] {
  return isThing(response) ? Object.values(response).flat().filter(isThing) : []
}

function isThing(value: unknown): value is Entity {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
