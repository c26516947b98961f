import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Eye, RefreshCw } from 'lucide-react'
import { countOf, exactAmount } from '#domain/text/amounts.ts'
import { createKeyLimit } from '#generated/security/operations/createKeyLimit.ts'
import { deleteKeyLimit } from '#generated/security/operations/deleteKeyLimit.ts'
import { resetKeyLimit } from '#generated/security/operations/resetKeyLimit.ts'
import { revealSecretKeyToken } from '#generated/security/operations/revealSecretKeyToken.ts'
import { startSecretKeyRotation } from '#generated/security/operations/startSecretKeyRotation.ts'
import { updateKeyLimit } from '#generated/security/operations/updateKeyLimit.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { timeText } from '#portal/kit/day-text.ts'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { LeakedKeyLink } from '#portal/shared/keys/key-link.tsx'
import { keyOperations } from '#portal/shared/keys/operations.ts'
import { KeySample } from '#portal/shared/lookups/key-sample.tsx'
import { CopyButton } from '#portal/ui/data/copy-button.tsx'
import { Fact, Facts } from '#portal/ui/data/facts.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import type { KeyDialogName } from '../actions.tsx'
import { LimitMeter } from '../display.tsx'
import { forecastOf, heldLicensesQuery, type Key, type KeyLimit, paceOf, type SecretKey } from '../keys.ts'

/** The credentials of a key, who created it, and when it was last used. */
export function AboutSection({ entity: key }: { entity: Key }) {
  return (
    <Card title="Credentials">
      <div className="flex flex-col gap-5">
        <Facts>
          <Fact name="Key ID">
            <span className="flex items-center gap-1">
              <code translate="no" className="font-mono text-xs break-all">
                {key.keyValue}
              </code>
              <CopyButton isIconOnly text={key.keyValue} label="Copy key ID" />
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
              to="/account/keys/requests"
              search={{ key: key.keyValue }}
              className="ml-3 text-accent underline-offset-4 hover:underline"
            >
              Requests
            </Link>
            <Link
              to="/account/keys/rejected"
              search={{ key: key.keyValue }}
              className="ml-3 text-accent underline-offset-4 hover:underline"
            >
              Rejected requests
            </Link>
          </Fact>
          <Fact name="Created">
            {timeText(key.dateCreated)}
            {key.createdBy && ` by ${key.createdBy.username ?? 'a former user'}`}
            {key.createdBy && !key.createdBy.isMember && (
              <span className="text-warning">, who has left this account</span>
            )}
          </Fact>
        </Facts>
        {!key.pending && <KeySample kind={key.kind} keyId={key.keyValue} />}
      </div>
    </Card>
  )
}

function Token({ secretKey: key }: { secretKey: SecretKey }) {
  const open = useOpenDialog<KeyDialogName>()
  const isOff = key.pending ? 'Recover this key first.' : undefined
  return (
    <span className="flex flex-wrap items-center gap-2">
      <code translate="no" className="font-mono text-xs">
        {key.token}
      </code>
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
        disabledReason={isOff}
        onClick={() => open('rotate')}
      >
        Rotate token
      </OperationButton>
      <LeakedKeyLink>Leaked?</LeakedKeyLink>
    </span>
  )
}

/** The restrictions of the key: expiration, addresses, licenses. */
export function RestrictionsSection({ entity: key }: { entity: Key }) {
  const open = useOpenDialog<KeyDialogName>()
  const isOff = key.pending ? 'Recover this key first.' : undefined
  const held = useQuery({ ...heldLicensesQuery, enabled: key.licenses !== null })
  const labelOf = (id: number) => held.data?.find(license => license.id === id)?.label ?? `License ${id}`
  return (
    <Card
      title="Restrictions"
      description="Limit what a key can do in case it leaks."
      actions={
        <OperationButton
          operation={keyOperations[key.kind].restrict}
          disabledReason={isOff}
          onClick={() => open('restrict')}
        >
          Change restrictions
        </OperationButton>
      }
    >
      <Facts>
        <Fact name="Expires">
          {key.expires ? (
            <>
              {timeText(key.expires)} (<RelativeTime value={key.expires} />)
            </>
          ) : (
            'Never'
          )}
        </Fact>
        {key.kind === 'secret' && (
          <Fact name="Allowed IP addresses">
            {key.allowedIps.length ? (
              <ul className="flex flex-col gap-1">
                {key.allowedIps.map(range => (
                  <li key={range}>
                    <code translate="no" className="font-mono text-xs">
                      {range}
                    </code>
                  </li>
                ))}
              </ul>
            ) : (
              'Any'
            )}
          </Fact>
        )}
        {key.kind === 'secret' && (
          <Fact name="Token in the URL">
            {key.allowsUrl ? 'Allowed. Logs of proxies and monitoring may have the token.' : 'Not allowed'}
          </Fact>
        )}
        <Fact name="Licenses">
          {key.licenses ? (
            <ul className="flex flex-col gap-1">
              {key.licenses.map(id => (
                <li key={id}>{labelOf(id)}</li>
              ))}
            </ul>
          ) : (
            'All licenses of the account'
          )}
        </Fact>
      </Facts>
    </Card>
  )
}

/** The limit of a key: how much is used, and when it runs out at the current rate. */
export function LimitSection({ entity: key }: { entity: Key }) {
  const open = useOpenDialog<KeyDialogName>()
  const isOff = key.pending ? 'Recover this key first.' : undefined
  const { limit } = key
  const isReached = limit?.limitReached
  return (
    <Card
      title="Limit"
      description="The key stops after this many lookups, so a mistake can’t use up your subscription."
      actions={
        limit ? (
          <>
            <OperationButton operation={updateKeyLimit} disabledReason={isOff} onClick={() => open('limit')}>
              Change limit
            </OperationButton>
            <OperationButton
              operation={resetKeyLimit}
              disabledReason={isOff ?? (limit.lookupsUsed === 0 ? 'No lookups are used yet.' : undefined)}
              onClick={() => open('reset-limit')}
            >
              Reset counter
            </OperationButton>
            <OperationButton
              operation={deleteKeyLimit}
              disabledReason={isOff}
              onClick={() => open('delete-limit')}
            >
              Delete limit
            </OperationButton>
          </>
        ) : (
          <OperationButton operation={createKeyLimit} disabledReason={isOff} onClick={() => open('limit')}>
            Add limit
          </OperationButton>
        )
      }
    >
      {limit ? (
        <div className="flex max-w-xl flex-col gap-3">
          <LimitMeter limit={limit} isWide />
          <p className={isReached ? 'text-sm text-danger' : 'text-sm text-muted'}>{limitText(limit)}</p>
        </div>
      ) : (
        <p className="text-sm text-muted">No limit. This key can use every lookup of your subscription.</p>
      )}
    </Card>
  )
}

function limitText(limit: KeyLimit): string {
  const { maxLookups, lookupsUsed, limitReached, since } = limit
  if (limitReached)
    return `${maxLookups === 1 ? 'The only lookup is' : `All ${exactAmount(maxLookups)} lookups are`} used. Requests fail with status 402 until you reset the counter or change the limit.`
  const left = `${countOf(maxLookups - lookupsUsed, 'lookup is', 'lookups are')} left, counted since ${timeText(since)}.`
  const now = Date.now()
  const end = forecastOf(limit, now)
  if (end === undefined) return left
  return `${left} At ${exactAmount(paceOf(limit, now))} a day, this key reaches its limit around ${timeText(new Date(end))}.`
}
