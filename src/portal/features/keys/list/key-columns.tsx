import type { ReactNode } from 'react'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { CopyButton } from '#portal/ui/data/copy-button.tsx'
import { RelativeTime } from '#portal/ui/data/relative-time.tsx'
import { KeyLink } from '../shared/key-link.tsx'
import { KeyMenu } from '../shared/key-menu.tsx'
import { KeyStateBadge } from '../shared/key-state-badge.tsx'
import { LimitMeter } from '../shared/limit-meter.tsx'
import { authorizedOf, type EmbeddedKey, type Key, type SecretKey } from '../shared/model.ts'

/** The columns of each kind of key. */
export const keyColumns = {
  secret: columnsWith('Id and token', key => key.kind === 'secret' && <IdAndToken secretKey={key} />),
  embedded: columnsWith('Hostnames', key => key.kind === 'embedded' && <Hostnames embeddedKey={key} />),
}

function columnsWith(header: string, cell: (key: Key) => ReactNode): readonly ListColumn<Key>[] {
  const none = (text: string) => <span className="text-faint">{text}</span>
  return [
    { id: 'label', header: 'Key', part: 'title', cell: key => <Title entity={key} /> },
    { id: 'what', header, cell, card: 'none' },
    { id: 'state', header: 'State', card: 'line', cell: key => <KeyStateBadge entity={key} /> },
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
      cell: ({ lastUsed }) =>
        lastUsed ? <RelativeTime value={lastUsed} label="Last used" /> : none('Never used'),
    },
    {
      id: 'created',
      header: 'Created',
      from: 'lg',
      card: 'none',
      cell: ({ dateCreated }) => <RelativeTime value={dateCreated} />,
    },
    { id: 'actions', header: 'Actions', part: 'actions', cell: key => <KeyMenu entity={key} /> },
  ]
}

const wide = 'block max-w-72 truncate max-sm:whitespace-normal'

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
      <code className="font-mono text-xs whitespace-nowrap text-muted" title={key.keyValue}>
        {key.keyValue.slice(0, 8)}…{key.keyValue.slice(-4)}
      </code>
      <CopyButton isIconOnly text={key.keyValue} label={`Copy id of ${key.label}`} />
      <code className="font-mono text-xs whitespace-nowrap text-muted sm:max-lg:hidden">
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
        <span key={hostname} className="max-w-56 truncate font-mono text-xs leading-5" title={hostname}>
          {hostname}
        </span>
      ))}
      {rest > 0 && <span className="text-xs text-muted">and {rest} more</span>}
    </span>
  )
}
