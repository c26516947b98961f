import { Eye, Pause, Pencil, Play, RefreshCw, RotateCcw, Trash2 } from 'lucide-react'
import { revealSecretKeyToken, startSecretKeyRotation } from '#generated/security/operations.ts'
import { OperationButton, OperationItem } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.ts'
import { MenuSeparator } from '#portal/ui/overlay/menu.tsx'
import { RowMenu } from '#portal/ui/overlay/row-menu.tsx'
import { useDeleteKey, useKeyActions } from './key-actions.tsx'
import type { KeyDialogName } from './key-dialogs.tsx'
import { keyOperations } from './key-operations.ts'
import type { Key } from './model.ts'

/** The actions on a key of the list. */
export function KeyMenu({ entity: key }: { entity: Key }) {
  const actions = useKeyActions()
  const remove = useDeleteKey()
  const open = useOpenDialog<KeyDialogName>()
  const operations = keyOperations[key.kind]
  const pending = actions.pending?.subject === key.keyValue
  const opening = (name: KeyDialogName) => () => open(name, key.keyValue)
  if (key.pending)
    return (
      <OperationButton
        operation={operations.recover}
        size="sm"
        icon={<RotateCcw className="size-4" />}
        aria-label={`Recover ${key.label}`}
        pending={pending}
        onClick={() => actions.run('recover', key)}
      >
        Recover
      </OperationButton>
    )
  return (
    <RowMenu name={key.label} pending={pending}>
      <OperationItem operation={operations.update} icon={<Pencil />} onSelect={opening('edit')}>
        Edit details
      </OperationItem>
      {key.kind === 'secret' && (
        <>
          <OperationItem operation={revealSecretKeyToken} icon={<Eye />} onSelect={opening('reveal')}>
            Reveal token
          </OperationItem>
          <OperationItem
            operation={startSecretKeyRotation}
            icon={<RefreshCw />}
            disabledReason={key.rotation ? 'Two tokens of this key work already.' : undefined}
            onSelect={opening('rotate')}
          >
            Rotate token
          </OperationItem>
        </>
      )}
      {key.paused ? (
        <OperationItem
          operation={operations.resume}
          icon={<Play />}
          onSelect={() => actions.run('resume', key)}
        >
          Resume
        </OperationItem>
      ) : (
        <OperationItem operation={operations.pause} icon={<Pause />} onSelect={opening('pause')}>
          Pause
        </OperationItem>
      )}
      <MenuSeparator />
      <OperationItem
        operation={operations.remove}
        icon={<Trash2 />}
        tone="danger"
        onSelect={() => remove(key)}
      >
        Delete
      </OperationItem>
    </RowMenu>
  )
}
