import { Link } from '@tanstack/react-router'
import { Eye, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { revealSecretKeyToken, startSecretKeyRotation } from '#generated/security/operations.ts'
import { embeddedSnippet } from '#portal/content/snippets.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.ts'
import { ServerSnippets } from '#portal/shared/lookups/server-snippets.tsx'
import { CodeBlock } from '#portal/ui/data/code-block.tsx'
import { CopyButton } from '#portal/ui/data/copy-button.tsx'
import { RelativeTime } from '#portal/ui/data/relative-time.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { formatMoment } from '../shared/format.ts'
import type { KeyDialogName } from '../shared/key-dialogs.tsx'
import type { Key, SecretKey } from '../shared/model.ts'

/** How the key is identified in calls, who made it, and when it was last used. */
export function AboutSection({ entity: key }: { entity: Key }) {
  return (
    <Card title="Credentials">
      <div className="flex flex-col gap-5">
        <dl className="grid items-baseline gap-x-6 gap-y-3 sm:grid-cols-[10rem_1fr]">
          <Fact name="Key id">
            <span className="flex items-center gap-1">
              <code className="font-mono text-xs break-all">{key.keyValue}</code>
              <CopyButton isIconOnly text={key.keyValue} label="Copy key id" />
            </span>
          </Fact>
          {key.kind === 'secret' && (
            <Fact name="Token">
              <Token secretKey={key} />
            </Fact>
          )}
          <Fact name="Last used">
            {key.lastUsed ? <RelativeTime value={key.lastUsed} /> : 'Never'}
            <Link
              to="/account/keys/usage"
              search={{ key: key.keyValue }}
              className="ml-3 text-accent underline-offset-4 hover:underline"
            >
              Usage of this key
            </Link>
            <Link
              to="/account/keys/refusals"
              search={{ key: key.keyValue }}
              className="ml-3 text-accent underline-offset-4 hover:underline"
            >
              Refused lookups
            </Link>
          </Fact>
          <Fact name="Created">
            {formatMoment(key.dateCreated)}
            {key.createdBy && ` by ${key.createdBy.username ?? 'a former user'}`}
            {key.createdBy && !key.createdBy.isMember && (
              <span className="text-warning">, who is no longer a member of this account</span>
            )}
          </Fact>
        </dl>
        {!key.pending &&
          (key.kind === 'secret' ? (
            <ServerSnippets keyId={key.keyValue} />
          ) : (
            <CodeBlock title="From a page" code={embeddedSnippet(location.origin, key.keyValue)} />
          ))}
      </div>
    </Card>
  )
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="min-w-0 text-sm break-words max-sm:-mt-2">{children}</dd>
    </div>
  )
}

function Token({ secretKey: key }: { secretKey: SecretKey }) {
  const open = useOpenDialog<KeyDialogName>()
  const isOff = key.pending ? 'This key is deleted. Recover it first.' : undefined
  return (
    <span className="flex flex-wrap items-center gap-2">
      <code className="font-mono text-xs">{key.token}</code>
      <OperationButton
        operation={revealSecretKeyToken}
        size="sm"
        icon={<Eye className="size-4" />}
        disabledReason={isOff}
        onClick={() => open('reveal')}
      >
        Reveal token
      </OperationButton>
      <OperationButton
        operation={startSecretKeyRotation}
        size="sm"
        icon={<RefreshCw className="size-4" />}
        disabledReason={isOff ?? (key.rotation ? 'Two tokens of this key work already.' : undefined)}
        onClick={() => open('rotate')}
      >
        Rotate token
      </OperationButton>
    </span>
  )
}
