import { useQuery } from '@tanstack/react-query'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.ts'
import { RelativeTime } from '#portal/ui/data/relative-time.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { formatMoment } from '../shared/format.ts'
import type { KeyDialogName } from '../shared/key-dialogs.tsx'
import { keyOperations } from '../shared/key-operations.ts'
import type { Key } from '../shared/model.ts'
import { Fact } from './about-section.tsx'
import { licensesQuery } from './queries.ts'

/** The restrictions of the key: expiration, addresses, licenses. */
export function RestrictionsSection({ entity: key }: { entity: Key }) {
  const open = useOpenDialog<KeyDialogName>()
  const isOff = key.pending ? 'This key is deleted. Recover it first.' : undefined
  const held = useQuery({ ...licensesQuery, enabled: key.licenses !== null })
  const labelOf = (id: number) => held.data?.find(license => license.id === id)?.label ?? `License ${id}`
  return (
    <Card
      title="Restrictions"
      description="The less a key can do, the less harm it can cause in the wrong hands."
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
      <dl className="grid items-baseline gap-x-6 gap-y-3 sm:grid-cols-[10rem_1fr]">
        <Fact name="Expires">
          {key.expires ? (
            <>
              {formatMoment(key.expires)} (<RelativeTime value={key.expires} />)
            </>
          ) : (
            'Never'
          )}
        </Fact>
        {key.kind === 'secret' && (
          <Fact name="Allowed addresses">
            {key.allowedIps.length ? (
              <ul className="flex flex-col gap-1">
                {key.allowedIps.map(range => (
                  <li key={range}>
                    <code className="font-mono text-xs">{range}</code>
                  </li>
                ))}
              </ul>
            ) : (
              'Any'
            )}
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
            'All of the account'
          )}
        </Fact>
      </dl>
    </Card>
  )
}
