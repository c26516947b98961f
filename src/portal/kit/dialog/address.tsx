import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { LazyBoundary } from '#portal/ui/lazy-part.tsx'
import { askToDiscard } from '#portal/ui/overlay/ask-to-discard.ts'
import { type DialogSearch, readDialog } from './read-dialog.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Opening a dialog made this entry; the one before is the page without it. */
    isDialog?: boolean
  }
}

/** The dialog was opened on this page, not by a link or a reload. */
let pressed: DialogSearch = {}

/** Opens a dialog of the page, about one of several items. */
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

/** The dialog in the address, and how to close it. Back closes it as well. */
export function useDialog() {
  const { dialog, id } = readDialog(useSearch({ strict: false }))
  const navigate = useNavigate()
  const { history } = useRouter()
  const close = useCallback(() => {
    const { location } = history
    if (location === left) return
    left = location
    pressed = {}
    // Goes back, or the next Back would open it again.
    if (location.state.isDialog) history.back({ ignoreBlocker: true })
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

/**
 * The place for the dialogs of a page, as a lazy component. Their code loads when the first one opens. They
 * stay mounted from then on: the last step of a dialog, such as a new token, has no address.
 */
export function PageDialogs({ children }: { children: ReactNode }) {
  const { name, id } = useDialog()
  const { history } = useRouter()
  const [isOpened, setOpened] = useState(false)
  // Back and Forward close a dialog too, and ask first, as Escape does. After a reload it opens again with what was typed.
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: false,
        blockerFn: ({ action }) => action !== 'PUSH' && action !== 'REPLACE' && askToDiscard(),
      }),
    [history],
  )
  if (name !== undefined && !isOpened) setOpened(true)
  return isOpened && <LazyBoundary layer={name && `${name} ${id}`}>{children}</LazyBoundary>
}
