import { exactAmount } from '#domain/text/amounts.ts'
import { clearKeyLimit } from '#generated/security/operations/clearKeyLimit.ts'
import { clearKeyRateLimits } from '#generated/security/operations/clearKeyRateLimits.ts'
import { clearKeyTrace } from '#generated/security/operations/clearKeyTrace.ts'
import { listAccountEmbeddedKeys } from '#generated/security/operations/listAccountEmbeddedKeys.ts'
import { listAccountSecretKeys } from '#generated/security/operations/listAccountSecretKeys.ts'
import { setIpRateLimit } from '#generated/security/operations/setIpRateLimit.ts'
import { setKeyLimit } from '#generated/security/operations/setKeyLimit.ts'
import { setKeyTrace } from '#generated/security/operations/setKeyTrace.ts'
import type { EmbeddedKey, SecretKey } from '#generated/security/types.ts'
import type { AnyOperation } from '#portal/api/types.ts'
import { OperationItem } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { listQuery } from '#portal/kit/list/queries.ts'
import { Badge, type BadgeTone } from '#portal/ui/data/badge.tsx'
import { MenuSeparator } from '#portal/ui/overlay/menu.tsx'
import { RowMenu } from '#portal/ui/overlay/row-menu.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { SECTION_ROWS, SectionList } from '../shared/section-list.tsx'

/** The keys of both kinds. Staff never see a token. */
export function KeysSections({ accountId }: { accountId: number }) {
  const input = (page: number) => ({
    path: { id: accountId },
    query: { page, page_size: SECTION_ROWS },
  })
  return (
    <div className="flex flex-col gap-6">
      <SectionList
        title="Secret keys"
        nouns={['secret key', 'secret keys']}
        query={page => listQuery(listAccountSecretKeys, input(page), ({ secret_keys }) => secret_keys)}
        columns={secretColumns}
        rowId={({ key_id }) => key_id}
        empty="The account has no secret keys."
      />
      <SectionList
        title="Embedded keys"
        nouns={['embedded key', 'embedded keys']}
        query={page => listQuery(listAccountEmbeddedKeys, input(page), ({ embedded_keys }) => embedded_keys)}
        columns={embeddedColumns}
        rowId={({ key_id }) => key_id}
        empty="The account has no embedded keys."
      />
    </div>
  )
}

type Key = SecretKey | EmbeddedKey

const shared: readonly ListColumn<Key>[] = [
  {
    id: 'state',
    header: 'Status',
    card: 'line',
    cell: key => {
      const [tone, text] = stateOf(key)
      return (
        <Badge tone={tone} hasDot>
          {text}
        </Badge>
      )
    },
  },
  {
    id: 'limit',
    header: 'Limit',
    cell: ({ limit }) =>
      limit ? `${exactAmount(limit.lookups_used)} of ${exactAmount(limit.max_lookups)}` : 'None',
  },
  {
    id: 'used',
    header: 'Last used',
    cell: ({ last_used }) => (last_used ? <RelativeTime value={last_used} /> : 'Never'),
  },
  { id: 'actions', header: 'Actions', part: 'actions', cell: key => <KeyMenu apiKey={key} /> },
]

function KeyMenu({ apiKey: { key_id, label } }: { apiKey: Key }) {
  const open = useOpenDialog()
  const item = (operation: AnyOperation, dialog: string, text: string) => (
    <OperationItem operation={operation} onSelect={() => open(dialog, key_id)}>
      {text}
    </OperationItem>
  )
  return (
    <RowMenu name={label}>
      {item(setKeyLimit, 'limit', 'Set limit')}
      {item(clearKeyLimit, 'clear-limit', 'Clear limit')}
      <MenuSeparator />
      {item(setIpRateLimit, 'ip-rate-limit', 'Set IP rate limit')}
      {item(clearKeyRateLimits, 'clear-rate-limits', 'Clear rate limits')}
      <MenuSeparator />
      {item(setKeyTrace, 'trace', 'Set trace')}
      {item(clearKeyTrace, 'end-trace', 'End trace')}
    </RowMenu>
  )
}

const secretColumns: readonly ListColumn<SecretKey>[] = [
  { id: 'label', header: 'Key', part: 'title', cell: key => <Title apiKey={key} /> },
  ...shared,
]

const embeddedColumns: readonly ListColumn<EmbeddedKey>[] = [
  { id: 'label', header: 'Key', part: 'title', cell: key => <Title apiKey={key} /> },
  {
    id: 'hostnames',
    header: 'Hostnames',
    cell: ({ domain }) => (
      <span className="block max-w-72 wrap-anywhere">
        {domain.map(({ hostname }) => hostname).join(', ') || 'None'}
      </span>
    ),
  },
  ...shared,
]

function Title({ apiKey: { key_id, label } }: { apiKey: Key }) {
  return (
    <>
      <span className="block wrap-anywhere">{label}</span>
      <code translate="no" className="block font-mono text-xs font-normal text-muted wrap-anywhere">
        {key_id}
      </code>
    </>
  )
}

function stateOf(key: Key): [tone: BadgeTone, text: string] {
  if (key.limit?.limit_reached) return ['danger', 'Limit reached']
  if (key.expires && Date.parse(key.expires) < Date.now()) return ['danger', 'Expired']
  const isActive = 'active' in key ? key.active : !key.paused
  return isActive ? ['accent', 'Active'] : ['neutral', 'Paused']
}
