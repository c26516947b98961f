import { EllipsisVertical, Eye, Pause, Pencil, Play, RefreshCw, RotateCcw, Trash2 } from 'lucide-react'
import { revealSecretKeyToken, startSecretKeyRotation } from '#generated/security/operations.ts'
import { useCan } from '#portal/api/can.ts'
import { Button } from '#portal/ui/button.tsx'
import { IconButton } from '#portal/ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#portal/ui/menu.tsx'
import type { KeyDialog } from './key-dialogs.tsx'
import { keyOperations } from './key-operations.ts'
import type { Key, SecretKey } from './model.ts'
import type { KeyActs } from './use-key-acts.ts'

interface KeyMenuProps {
  entity: Key
  acts: KeyActs
  onDialog: (dialog: KeyDialog) => void
}

export function RecoverButton({ entity: key, acts }: Pick<KeyMenuProps, 'entity' | 'acts'>) {
  const { reason } = useCan(keyOperations[key.kind].recover)
  return (
    <Button
      size="sm"
      icon={<RotateCcw className="size-4" />}
      aria-label={`Recover ${key.label}`}
      disabledReason={reason}
      pending={acts.pendingKey === key.keyValue}
      onClick={() => acts.run('recover', key)}
    >
      Recover
    </Button>
  )
}

export function KeyMenu({ entity: key, acts, onDialog }: KeyMenuProps) {
  const operations = keyOperations[key.kind]
  const canEdit = useCan(operations.update)
  const canPause = useCan(operations.pause)
  const canResume = useCan(operations.resume)
  const canDelete = useCan(operations.remove)
  const name = `Actions for ${key.label}`
  return (
    <Menu
      label={name}
      trigger={
        <IconButton
          size="sm"
          label={name}
          icon={<EllipsisVertical className="size-4" />}
          pending={acts.pendingKey === key.keyValue}
        />
      }
    >
      <MenuItem
        icon={<Pencil />}
        disabledReason={canEdit.reason}
        onSelect={() => onDialog({ act: 'edit', key })}
      >
        Rename or describe
      </MenuItem>
      {key.kind === 'secret' && <TokenItems secretKey={key} onDialog={onDialog} />}
      {key.paused ? (
        <MenuItem icon={<Play />} disabledReason={canResume.reason} onSelect={() => acts.run('resume', key)}>
          Resume
        </MenuItem>
      ) : (
        <MenuItem
          icon={<Pause />}
          disabledReason={canPause.reason}
          onSelect={() => onDialog({ act: 'pause', key, onConfirm: () => acts.run('pause', key) })}
        >
          Pause
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem
        icon={<Trash2 />}
        tone="danger"
        disabledReason={canDelete.reason}
        onSelect={() => acts.run('remove', key)}
      >
        Delete
      </MenuItem>
    </Menu>
  )
}

function TokenItems({ secretKey: key, onDialog }: { secretKey: SecretKey } & Pick<KeyMenuProps, 'onDialog'>) {
  const canReveal = useCan(revealSecretKeyToken)
  const canRotate = useCan(startSecretKeyRotation)
  return (
    <>
      <MenuItem
        icon={<Eye />}
        disabledReason={canReveal.reason}
        onSelect={() => onDialog({ act: 'reveal', key })}
      >
        Reveal token
      </MenuItem>
      <MenuItem
        icon={<RefreshCw />}
        disabledReason={
          canRotate.reason ?? (key.rotation ? 'Two tokens of this key work already.' : undefined)
        }
        onSelect={() => onDialog({ act: 'rotate', key })}
      >
        Rotate token
      </MenuItem>
    </>
  )
}
