import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'

/** Asks for confirmation before a person leaves a page with unsaved changes, in any way. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const { status, proceed, reset } = useBlocker({
    // Another section of the same page is not another page.
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return (
    <ConfirmDialog
      onClose={() => reset?.()}
      title="Leave without saving?"
      confirmLabel="Leave and lose them"
      onConfirm={() => proceed?.()}
    >
      <p>The changes of your profile are not saved yet.</p>
    </ConfirmDialog>
  )
}
