import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { type DialogSearch, readDialog } from './read-dialog.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This entry was made by opening a dialog; the one before is the page without it. */
    isDialog?: boolean
  }
}

/** The dialog that was opened on this page, as opposed to one that a link or a reload brought. */
let pressed: DialogSearch = {}

/** Opens a dialog of the page, about one thing of several. */
export function useOpenDialog<Name extends string>(): (name: Name, id?: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (dialog, id) => {
      pressed = { dialog, id }
      void navigate({
        to: '.',
        search: previous => ({ ...previous, dialog, id }),
        state: { isDialog: true },
        resetScroll: false,
      })
    },
    [navigate],
  )
}

/** The dialog that the address names, and how to close it. Back closes it as well. */
export function useDialog() {
  const { dialog, id } = readDialog(useSearch({ strict: false }))
  const navigate = useNavigate()
  const { history } = useRouter()
  const close = useCallback(() => {
    const { location } = history
    if (location === left) return
    left = location
    pressed = {}
    // Back again, or the next Back would open it once more.
    if (location.state.isDialog) history.back()
    else
      void navigate({
        to: '.',
        search: previous => ({ ...previous, dialog: undefined, id: undefined }),
        replace: true,
        resetScroll: false,
      })
  }, [history, navigate])
  return { name: dialog, id, close, isPressed: pressed.dialog === dialog && pressed.id === id }
}

/** The entry of the history whose dialog is being closed: two presses must not go back twice. */
let left: unknown
