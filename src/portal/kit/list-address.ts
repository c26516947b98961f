import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Changes what the address holds: the first page again unless the change names one, and no dialog. */
export type ChangeSearch<Search> = (change: Partial<Search>, options?: { replace: boolean }) => void

/** What the address of the page says, by `read`, and how to change it. Define `read` outside of components. */
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
          const next = { ...previous, page: undefined, dialog: undefined, id: undefined, ...change }
          // What is a default is left out, so that addresses stay short.
          return { ...next, ...read(next) }
        },
        replace: options?.replace ?? false,
        resetScroll: false,
      }),
    [navigate, read],
  )
  return [read({ ...raw }), change]
}
