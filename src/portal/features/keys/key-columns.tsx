import { Eye, Pause, Pencil, Play, RefreshCw, RotateCcw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { revealSecretKeyToken } from '#generated/security/operations/revealSecretKeyToken.ts'
import { startSecretKeyRotation } from '#generated/security/operations/startSecretKeyRotation.ts'
import { OperationButton, OperationItem } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { KeyLink } from '#portal/shared/keys/key-link.tsx'
import { keyOperations } from '#portal/shared/keys/operations.ts'
import { CopyButton } from '#portal/ui/data/copy-button.tsx'
import { MenuSeparator } from '#portal/ui/overlay/menu.tsx'
import { RowMenu } from '#portal/ui/overlay/row-menu.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { type KeyDialogName, useDeleteKey, useKeyActions } from './actions.tsx'
import { KeyStateBadge, LimitMeter } from './display.tsx'
import { authorizedOf, type EmbeddedKey, type Key, type SecretKey } from './keys.ts'

/** The columns of each kind of key. */
export const keyColumns = {
  secret: columnsWith('ID and token', key => key.kind === 'secret' && <IdAndToken secretKey={key} />),
  embedded: columnsWith('Hostnames', key => key.kind === 'embedded' && <Hostnames embeddedKey={key} />),
}

function columnsWith(header: string, cell: (key: Key) => ReactNode): readonly ListColumn<Key>[] {
  const none = (text: string) => <span className="text-faint">{text}</span>
  return [
    { id: 'label', header: 'Key', part: 'title', cell: key => <Title entity={key} /> },
    { id: 'what', header, cell, card: 'none' },
    { id: 'state', header: 'Status', card: 'line', cell: key => <KeyStateBadge entity={key} /> },
    {
      id: 'limit',
      header: 'Limit',
      from: 'xl',
      card: 'none',
      cell: ({ limit }) => (limit ? <LimitMeter limit={limit} /> : none('None')),
    },
    {
      id: 'used',
      header: 'Last used',
      card: 'line',
      cell: ({ lastUsed, dateCreated }) => (
        <span className="flex flex-col">
          {lastUsed ? <RelativeTime value={lastUsed} label="Last used" /> : none('Never used')}
          {/* Where the column of its own would push the row menu off the screen. */}
          <span className="hidden text-xs text-muted lg:max-xl:inline">
            Created <RelativeTime value={dateCreated} />
          </span>
        </span>
      ),
    },
    {
      id: 'created',
      header: 'Created',
      from: 'xl',
      card: 'none',
      cell: ({ dateCreated }) => <RelativeTime value={dateCreated} />,
    },
    { id: 'actions', header: 'Actions', part: 'actions', cell: key => <KeyMenu entity={key} /> },
  ]
}

const wide = 'block max-w-64 truncate max-sm:whitespace-normal'

function Title({ entity: { kind, keyValue, label, description } }: { entity: Key }) {
  return (
    <>
      <KeyLink
        kind={kind}
        keyId={keyValue}
        title={label}
        className={`${wide} rounded-xs underline-offset-4 after:absolute after:inset-0 hover:underline`}
      >
        {label}
      </KeyLink>
      {description && (
        <span className={`${wide} font-normal text-muted`} title={description}>
          {description}
        </span>
      )}
    </>
  )
}

function IdAndToken({ secretKey: key }: { secretKey: SecretKey }) {
  return (
    <span className="flex items-center gap-1 max-sm:flex-wrap max-sm:justify-end">
      <code translate="no" className="font-mono text-xs whitespace-nowrap text-muted" title={key.keyValue}>
        {key.keyValue.slice(0, 8)}…{key.keyValue.slice(-4)}
      </code>
      <CopyButton isIconOnly text={key.keyValue} label={`Copy id of ${key.label}`} />
      <code translate="no" className="font-mono text-xs whitespace-nowrap text-muted sm:max-lg:hidden">
        {key.token.slice(-8)}
      </code>
    </span>
  )
}

const SHOWN = 2

function Hostnames({ embeddedKey }: { embeddedKey: EmbeddedKey }) {
  const authorized = authorizedOf(embeddedKey)
  if (!authorized.length) return <span className="text-warning">None (works nowhere)</span>
  const rest = authorized.length - SHOWN
  return (
    <span className="flex flex-col">
      {authorized.slice(0, SHOWN).map(hostname => (
        <span
          translate="no"
          key={hostname}
          className="max-w-48 truncate font-mono text-xs leading-5"
          title={hostname}
        >
          {hostname}
        </span>
      ))}
      {rest > 0 && <span className="text-xs text-muted">and {rest} more</span>}
    </span>
  )
}

/** The actions on a key of the list. */
function KeyMenu({ entity: key }: { entity: Key }) {
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
          <OperationItem operation={startSecretKeyRotation} icon={<RefreshCw />} onSelect={opening('rotate')}>
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
