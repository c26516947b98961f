import { listColumns } from '#portal/kit/list-columns.ts'
import { CopyButton } from '#portal/ui/copy-button.tsx'
import { RelativeTime } from '#portal/ui/relative-time.tsx'
import { KeyLink } from '../shared/key-link.tsx'
import { KeyMenu, RecoverButton } from '../shared/key-menu.tsx'
import { KeyStateBadge } from '../shared/key-state-badge.tsx'
import { LimitMeter } from '../shared/limit-meter.tsx'
import type { EmbeddedKey, Key, SecretKey } from '../shared/model.ts'

const column = listColumns<Key>()

/** The columns of each kind of key. Those that sort have the name of the sort. */
export const keyColumns = {
  secret: columnsWith('Id and token', key => key.kind === 'secret' && <IdAndToken secretKey={key} />),
  embedded: columnsWith('Hostnames', key => key.kind === 'embedded' && <Hostnames embeddedKey={key} />),
}

function columnsWith(header: string, cell: (key: Key) => React.ReactNode) {
  return column.columns([
    column.display({
      id: 'label',
      header: 'Key',
      meta: { part: 'title' },
      cell: ({ row: { original: key } }) => <Title entity={key} />,
    }),
    column.display({ id: 'what', header, cell: ({ row: { original: key } }) => cell(key) }),
    column.display({
      id: 'state',
      header: 'State',
      cell: ({ row: { original: key } }) => <KeyStateBadge entity={key} />,
    }),
    column.display({
      id: 'limit',
      header: 'Limit',
      meta: { from: 'xl' },
      cell: ({ row: { original: key } }) =>
        key.limit ? <LimitMeter limit={key.limit} /> : <span className="text-faint">None</span>,
    }),
    column.display({
      id: 'used',
      header: 'Last used',
      cell: ({ row: { original: key } }) =>
        key.lastUsed ? <RelativeTime value={key.lastUsed} /> : <span className="text-faint">Never</span>,
    }),
    column.display({
      id: 'created',
      header: 'Created',
      meta: { from: 'lg' },
      cell: ({ row: { original: key } }) => <RelativeTime value={key.dateCreated} />,
    }),
    column.display({
      id: 'actions',
      header: 'Actions',
      meta: { part: 'actions' },
      cell: ({ row: { original: key } }) =>
        key.pending ? <RecoverButton entity={key} /> : <KeyMenu entity={key} />,
    }),
  ])
}

function Title({ entity: key }: { entity: Key }) {
  return (
    <>
      <KeyLink
        kind={key.kind}
        keyId={key.keyValue}
        title={key.label}
        className="block max-w-72 truncate rounded-xs underline-offset-4 hover:underline max-sm:whitespace-normal"
      >
        {key.label}
      </KeyLink>
      {key.description && (
        <span
          className="block max-w-72 truncate font-normal text-muted max-sm:whitespace-normal"
          title={key.description}
        >
          {key.description}
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

function Hostnames({ embeddedKey: { hostnames } }: { embeddedKey: EmbeddedKey }) {
  const authorized = hostnames.filter(({ isAuthorized }) => isAuthorized)
  if (!authorized.length) return <span className="text-warning">None, so it works nowhere</span>
  const rest = authorized.length - SHOWN
  return (
    <span className="flex flex-col">
      {authorized.slice(0, SHOWN).map(({ hostname }) => (
        <span key={hostname} className="max-w-56 truncate font-mono text-xs leading-5" title={hostname}>
          {hostname}
        </span>
      ))}
      {rest > 0 && <span className="text-xs text-muted">and {rest} more</span>}
    </span>
  )
}
