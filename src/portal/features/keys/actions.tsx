import { useQueryClient } from '@tanstack/react-query'
import { createActionsContext } from '#portal/kit/action/actions.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import type { EntityDialogProps } from '#portal/kit/dialog/define-dialogs.tsx'
import { isInUse, type KeyAction, toAction } from '#portal/shared/keys/key-actions.ts'
import { keyQueries } from '#portal/shared/keys/operations.ts'
import type { Key } from './keys.ts'

/** The dialogs about a key, by their name in the address. */
export type AboutKey =
  | 'edit'
  | 'restrict'
  | 'limit'
  | 'usage-limits'
  | 'reset-limit'
  | 'delete-limit'
  | 'pause'
  | 'delete'
  | 'reveal'
  | 'rotate'
  | 'retire'

export type KeyDialogName = 'create' | AboutKey

export type KeyDialogProps = EntityDialogProps<Key>

/** Actions on keys that can be undone: pause, resume, delete, and recover. */
export const { ActionsProvider: KeyActions, useActions: useKeyActions } = createActionsContext(
  { invalidates: keyQueries },
  function useMore(actions) {
    const client = useQueryClient()
    return {
      ...actions,
      run: (action: KeyAction, key: Key) => actions.run(toAction(client, action, key)),
      runAction: actions.run,
    }
  },
)

/** Deletes a key: at once, with Undo, or after a question if it is in use. */
export function useDeleteKey() {
  const actions = useKeyActions()
  const open = useOpenDialog<KeyDialogName>()
  return (key: Key) =>
    isInUse(key, Date.now()) ? open('delete', key.keyValue) : void actions.run('remove', key)
}
