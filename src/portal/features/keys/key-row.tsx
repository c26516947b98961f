import { EllipsisVertical, Eye, Pause, Pencil, Play, RotateCcw, Trash2 } from 'lucide-react'
import {
  deleteSecretKey,
  pauseSecretKey,
  recoverSecretKey,
  revealSecretKeyToken,
  updateSecretKey,
} from '#generated/security/operations.ts'
import { useCan } from '#portal/api/can.ts'
import { Badge } from '#portal/ui/badge.tsx'
import { Button } from '#portal/ui/button.tsx'
import { CopyButton } from '#portal/ui/copy-button.tsx'
import { IconButton } from '#portal/ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#portal/ui/menu.tsx'
import { RelativeTime } from '#portal/ui/relative-time.tsx'
import { Td, Tr } from '#portal/ui/table.tsx'
import type { KeyDialog } from './key-dialogs.tsx'
import type { SecretKey } from './model.ts'
import type { useKeyActs } from './queries.ts'

interface KeyRowProps {
  secretKey: SecretKey
  acts: ReturnType<typeof useKeyActs>
  onDialog: (dialog: KeyDialog) => void
}

export function KeyRow({ secretKey: key, acts, onDialog }: KeyRowProps) {
  return (
    <Tr className="relative">
      <Td isRowHeader className="max-sm:block! max-sm:pr-14! max-sm:pb-2!">
        <span className="block max-w-80 truncate max-sm:whitespace-normal" title={key.label}>
          {key.label}
        </span>
        {key.description && (
          <span
            className="block max-w-80 truncate font-normal text-muted max-sm:whitespace-normal"
            title={key.description}
          >
            {key.description}
          </span>
        )}
      </Td>
      <Td label="Key id">
        <span className="flex items-center gap-1">
          <code className="font-mono text-xs whitespace-nowrap text-muted" title={key.keyValue}>
            {key.keyValue.slice(0, 8)}…{key.keyValue.slice(-4)}
          </code>
          <CopyButton isIconOnly text={key.keyValue} label={`Copy id of ${key.label}`} />
        </span>
      </Td>
      <Td label="Token" className="sm:max-lg:hidden">
        <code className="font-mono text-xs whitespace-nowrap text-muted">{key.token.slice(-8)}</code>
      </Td>
      <Td label="State">
        <KeyState secretKey={key} />
      </Td>
      <Td label="Created">
        <RelativeTime value={key.dateCreated} />
      </Td>
      <Td
        align="end"
        className={key.pending ? 'max-sm:pt-2!' : 'max-sm:absolute! max-sm:top-2 max-sm:right-2 max-sm:p-0!'}
      >
        {key.pending ? (
          <RecoverButton secretKey={key} acts={acts} />
        ) : (
          <KeyMenu secretKey={key} acts={acts} onDialog={onDialog} />
        )}
      </Td>
    </Tr>
  )
}

function KeyState({ secretKey: { pending, isActive, recoveryDeadline } }: { secretKey: SecretKey }) {
  if (pending && recoveryDeadline)
    return (
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone="danger" hasDot>
          Deleted
        </Badge>
        <span className="text-xs whitespace-nowrap text-muted">
          gone <RelativeTime value={recoveryDeadline} />
        </span>
      </span>
    )
  return isActive ? (
    <Badge tone="accent" hasDot>
      Active
    </Badge>
  ) : (
    <Badge tone="warning" hasDot>
      Paused
    </Badge>
  )
}

function RecoverButton({ secretKey, acts }: Pick<KeyRowProps, 'secretKey' | 'acts'>) {
  const { reason } = useCan(recoverSecretKey)
  return (
    <Button
      size="sm"
      icon={<RotateCcw className="size-4" />}
      aria-label={`Recover ${secretKey.label}`}
      disabledReason={reason}
      pending={acts.pendingKey === secretKey.keyValue}
      onClick={() => acts.recover(secretKey)}
    >
      Recover
    </Button>
  )
}

function KeyMenu({ secretKey: key, acts, onDialog }: KeyRowProps) {
  const canEdit = useCan(updateSecretKey)
  const canPause = useCan(pauseSecretKey)
  const canReveal = useCan(revealSecretKeyToken)
  const canDelete = useCan(deleteSecretKey)
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
        onSelect={() => onDialog({ kind: 'edit', key })}
      >
        Rename or describe
      </MenuItem>
      <MenuItem
        icon={<Eye />}
        disabledReason={canReveal.reason}
        onSelect={() => onDialog({ kind: 'reveal', key })}
      >
        Reveal token
      </MenuItem>
      {key.paused ? (
        <MenuItem icon={<Play />} disabledReason={canPause.reason} onSelect={() => acts.resume(key)}>
          Resume
        </MenuItem>
      ) : (
        <MenuItem icon={<Pause />} disabledReason={canPause.reason} onSelect={() => acts.pause(key)}>
          Pause
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem
        icon={<Trash2 />}
        tone="danger"
        disabledReason={canDelete.reason}
        onSelect={() => acts.remove(key)}
      >
        Delete
      </MenuItem>
    </Menu>
  )
}
