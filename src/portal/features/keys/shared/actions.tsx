import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { successTexts } from '#portal/content/success.ts'
import { type Action, createActionsContext } from '#portal/kit/action/actions.tsx'
import { sendOperation } from '#portal/kit/action/send-operation.ts'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import type { EntityDialogProps } from '#portal/kit/dialog/define-dialogs.tsx'
import { patchCached } from '#portal/kit/list/queries.ts'
import { isInUse, type Key, keyOperations, keyQueries } from './keys.ts'

/** The dialogs about a key, by their name in the address. */
export type AboutKey =
  | 'edit'
  | 'restrict'
  | 'limit'
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

/** An action on a key that needs only its id. */
export type KeyAction = 'pause' | 'resume' | 'remove' | 'recover'

const texts = {
  secret: { remove: successTexts.secretKeyDeleted, recover: successTexts.secretKeyRestored },
  embedded: { remove: successTexts.embeddedKeyDeleted, recover: successTexts.embeddedKeyRestored },
}

/** An action as it is sent, shown and undone. */
export function toAction(
  client: QueryClient,
  action: KeyAction,
  key: Pick<Key, 'kind' | 'keyValue' | 'label'>,
): Action {
  const { kind, keyValue: id, label } = key
  const { list, get, [action]: operation } = keyOperations[kind]
  const patch = (change: object) => patchCached(client, [list, get], ({ key_id }) => key_id === id, change)
  const words = {
    pause: { done: `${label} is paused.`, verb: 'paused', inverse: 'resume' },
    resume: { done: `${label} is active again.`, verb: 'resumed', inverse: undefined },
    remove: { done: texts[kind].remove, verb: 'deleted', inverse: 'recover' },
    recover: { done: texts[kind].recover, verb: 'recovered', inverse: undefined },
  } as const
  const { done, verb, inverse } = words[action]
  return {
    subject: id,
    send: async () => patch(await sendOperation(operation, { path: { id } })),
    show: () => patch(changeBy(action, key)),
    doneText: done,
    failedTitle: `${label} couldn’t be ${verb}`,
    undo: inverse && (() => toAction(client, inverse, key)),
  }
}

/** The change that the action makes to the key on the wire, to show it before the response arrives. */
function changeBy(action: KeyAction, { kind }: Pick<Key, 'kind'>): object {
  const isOn = action === 'resume'
  if (action !== 'pause' && action !== 'resume') return {}
  if (kind === 'embedded') return { active: isOn }
  return { paused: !isOn, deactivated: isOn ? null : new Date().toISOString() }
}
