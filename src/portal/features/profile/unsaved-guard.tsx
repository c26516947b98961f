import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '#portal/ui/overlay/confirm-dialog.tsx'

/** Asks for confirmation before a person leaves a page with unsaved changes, in any way. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const { status, proceed, reset } = useBlocker({
    // Another section of the same page is not another page.
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onClose={() => reset?.()}
      title="Leave without saving?"
      confirmLabel="Leave and lose them"
      onConfirm={() => proceed?.()}
      pending={false}
      error={null}
    >
      <p>The changes of your profile are not saved yet.</p>
    </ConfirmDialog>
  )
}
