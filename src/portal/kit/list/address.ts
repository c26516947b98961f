import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Changes the address: returns to the first page unless the change names another, and closes the dialog. */
export type ChangeSearch<Search> = (change: Partial<Search>, options?: { replace: boolean }) => void

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
