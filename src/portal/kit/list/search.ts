import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { ParameterSchema } from '#portal/api/search.ts'

/** The query parameters of a list operation, as `generated/<service>/parameters/` has them. */
export type ListParameters = Readonly<Record<string, ParameterSchema>>

/** The sortable columns of a list, each with its initial order. */
export type Sorts<P extends ListParameters> = P['sort'] extends { enum: readonly (infer Column)[] }
  ? Partial<Record<Extract<Column, string>, 'asc' | 'desc'>>
  : Record<string, never>

/** The sort of a list: from the address, otherwise the operation's default. */
export function orderOf(parameters: ListParameters, search: Record<string, unknown>) {
  return {
    sort: String(search.sort ?? parameters.sort?.default),
    direction: (search.direction ?? parameters.direction?.default) === 'asc' ? 'asc' : 'desc',
  } as const
}

/** The order after a press on the head of a column: reversed, or the column's initial order. */
export function orderAfter(
  before: { sort: string; direction: 'asc' | 'desc' },
  column: string,
  first: 'asc' | 'desc',
): { sort: string; direction: 'asc' | 'desc' } {
  if (before.sort !== column) return { sort: column, direction: first }
  return { sort: column, direction: before.direction === 'asc' ? 'desc' : 'asc' }
}

/** Whether the list is narrowed by a search or by a filter that is not its default. */
export function isNarrowed(search: Record<string, unknown>): boolean {
  return narrowing(search).length > 0
}

/** A change of the address that shows everything again. */
export function withoutFilters(search: Record<string, unknown>): Record<string, undefined> {
  return Object.fromEntries(narrowing(search).map(name => [name, undefined]))
}

/** A general message that nothing was found: `No key matches “server”`, `No paused keys`. */
export function noMatchTitle(
  search: Record<string, unknown>,
  [one, many]: readonly [one: string, many: string],
): string {
  if (search.search) return `No ${one} matches “${search.search}”`
  const [first = ''] = narrowing(search)
  return `No ${String(search[first] ?? '')} ${many}`.replace('  ', ' ')
}

const ORDER = ['sort', 'direction', 'page', 'page_size', 'cursor']

function narrowing(search: Record<string, unknown>): string[] {
  return Object.keys(search).filter(name => search[name] !== undefined && !ORDER.includes(name))
}

/** Where the page of a list without a total begins; undefined for the first page. */
export const cursorOf = (search: object) => (search as { cursor?: string }).cursor

/** Changes the address: returns to the first page unless the change names another, and closes the dialog. */
export type ChangeSearch<Search> = (change: Partial<Search>, options?: { replace: boolean }) => void

/**
 * The search that an address should have instead, where `read` has renamed or dropped a part of it; undefined where it is
 * as it should be.
 */
export function correctedSearch<Search extends object>(
  raw: Record<string, unknown>,
  search: Search,
): Search | undefined {
  const isWrong = Object.entries(search).some(
    ([name, value]) => value === undefined && raw[name] !== undefined,
  )
  return isWrong ? search : undefined
}

/** The state that `read` finds in the address, and how to change it. Define `read` outside of components. */
export function useListAddress<Search extends object>(
  read: (raw: Record<string, unknown>) => Search,
): [Search, ChangeSearch<Search>] {
  const raw = useSearch({ strict: false })
  const navigate = useNavigate()
  const change: ChangeSearch<Search> = useCallback(
    (change, options) =>
      void navigate({
        to: '.',
        search: previous => {
          const next = {
            ...previous,
            page: undefined,
            cursor: undefined,
            dialog: undefined,
            id: undefined,
            ...change,
          }
          // Defaults are left out, so that addresses stay short.
          return { ...next, ...read(next) }
        },
        replace: options?.replace ?? false,
        resetScroll: false,
      }),
    [navigate, read],
  )
  return [read({ ...raw }), change]
}
