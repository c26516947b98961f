import { EllipsisVertical, Eye, Pause, Pencil, Play, RefreshCw, RotateCcw, Trash2 } from 'lucide-react'
import { revealSecretKeyToken, startSecretKeyRotation } from '#generated/security/operations.ts'
import { useCan } from '#portal/api/can.ts'
import { useOpenDialog } from '#portal/kit/dialog-address.ts'
import { Button } from '#portal/ui/button.tsx'
import { IconButton } from '#portal/ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#portal/ui/menu.tsx'
import { useKeyActs } from './key-acts.tsx'
import type { KeyDialogName } from './key-dialogs.tsx'
import { keyOperations } from './key-operations.ts'
import type { Key, SecretKey } from './model.ts'

export function RecoverButton({ entity: key }: { entity: Key }) {
  const acts = useKeyActs()
  const { reason } = useCan(keyOperations[key.kind].recover)
  return (
    <Button
      size="sm"
      icon={<RotateCcw className="size-4" />}
      aria-label={`Recover ${key.label}`}
      disabledReason={reason}
      pending={acts.pending?.subject === key.keyValue}
      onClick={() => acts.run('recover', key)}
    >
      Recover
    </Button>
  )
}

export function KeyMenu({ entity: key }: { entity: Key }) {
  const acts = useKeyActs()
  const open = useOpenDialog<KeyDialogName>()
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
          pending={acts.pending?.subject === key.keyValue}
        />
      }
    >
      <MenuItem icon={<Pencil />} disabledReason={canEdit.reason} onSelect={() => open('edit', key.keyValue)}>
        Rename or describe
      </MenuItem>
      {key.kind === 'secret' && <TokenItems secretKey={key} />}
      {key.paused ? (
        <MenuItem icon={<Play />} disabledReason={canResume.reason} onSelect={() => acts.run('resume', key)}>
          Resume
        </MenuItem>
      ) : (
        <MenuItem
          icon={<Pause />}
          disabledReason={canPause.reason}
          onSelect={() => open('pause', key.keyValue)}
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

function TokenItems({ secretKey: key }: { secretKey: SecretKey }) {
  const open = useOpenDialog<KeyDialogName>()
  const canReveal = useCan(revealSecretKeyToken)
  const canRotate = useCan(startSecretKeyRotation)
  return (
    <>
      <MenuItem
        icon={<Eye />}
        disabledReason={canReveal.reason}
        onSelect={() => open('reveal', key.keyValue)}
      >
        Reveal token
      </MenuItem>
      <MenuItem
        icon={<RefreshCw />}
        disabledReason={
          canRotate.reason ?? (key.rotation ? 'Two tokens of this key work already.' : undefined)
        }
        onSelect={() => open('rotate', key.keyValue)}
      >
        Rotate token
      </MenuItem>
    </>
  )
}
