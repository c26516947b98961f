import { CopyButton } from '#portal/ui/copy-button.tsx'
import { RelativeTime } from '#portal/ui/relative-time.tsx'
import { Td, Tr } from '#portal/ui/table.tsx'
import type { KeyDialog } from '../shared/key-dialogs.tsx'
import { KeyLink } from '../shared/key-link.tsx'
import { KeyMenu, RecoverButton } from '../shared/key-menu.tsx'
import { KeyStateBadge } from '../shared/key-state-badge.tsx'
import { LimitMeter } from '../shared/limit-meter.tsx'
import type { EmbeddedKey, Key, SecretKey } from '../shared/model.ts'
import type { KeyActs } from '../shared/use-key-acts.ts'

interface KeyRowProps {
  entity: Key
  acts: KeyActs
  onDialog: (dialog: KeyDialog) => void
}

export function KeyRow({ entity: key, acts, onDialog }: KeyRowProps) {
  return (
    <Tr className="relative">
      <Td isRowHeader className="max-sm:block! max-sm:pr-14! max-sm:pb-2!">
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
      </Td>
      <Td label={key.kind === 'secret' ? 'Id and token' : 'Hostnames'}>
        {key.kind === 'secret' ? <IdAndToken secretKey={key} /> : <HostnamesOf embeddedKey={key} />}
      </Td>
      <Td label="State">
        <KeyStateBadge entity={key} />
      </Td>
      <Td label="Limit" className="sm:max-xl:hidden">
        {key.limit ? <LimitMeter limit={key.limit} /> : <span className="text-faint">None</span>}
      </Td>
      <Td label="Last used">
        {key.lastUsed ? <RelativeTime value={key.lastUsed} /> : <span className="text-faint">Never</span>}
      </Td>
      <Td label="Created" className="sm:max-lg:hidden">
        <RelativeTime value={key.dateCreated} />
      </Td>
      <Td
        align="end"
        className={key.pending ? 'max-sm:pt-2!' : 'max-sm:absolute! max-sm:top-2 max-sm:right-2 max-sm:p-0!'}
      >
        {key.pending ? (
          <RecoverButton entity={key} acts={acts} />
        ) : (
          <KeyMenu entity={key} acts={acts} onDialog={onDialog} />
        )}
      </Td>
    </Tr>
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

function HostnamesOf({ embeddedKey: { hostnames } }: { embeddedKey: EmbeddedKey }) {
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
