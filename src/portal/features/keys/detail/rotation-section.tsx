import { useQuery } from '@tanstack/react-query'
import { countOf, exactAmount } from '#domain/text/amounts.ts'
import { completeSecretKeyRotation } from '#generated/security/operations/completeSecretKeyRotation.ts'
import { useCan } from '#portal/api/can.ts'
import { messageOf } from '#portal/api/errors/errors.ts'
import { hourText, timeText } from '#portal/kit/day-text.ts'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Table, Tbody, Td, Th, Thead, Tr } from '#portal/ui/data/table.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import type { KeyDialogName } from '../actions.tsx'
import type { SecretKey } from '../keys.ts'
import { rotationQuery } from '../keys.ts'

/** A rotation in progress: how much each token is used, and the button that retires the old one. */
export function RotationSection({ secretKey: key }: { secretKey: SecretKey }) {
  const open = useOpenDialog<KeyDialogName>()
  const { data, error, refetch } = useQuery(rotationQuery(key.keyValue))
  const canRetire = useCan(completeSecretKeyRotation)
  const { rotation } = key
  const lastHour = data?.previous_used_last_hour ?? 0
  return (
    <Card
      title="Two tokens work"
      description={
        rotation && (
          <>
            The old one, {rotation.previousToken.slice(-8)}, stops working{' '}
            <RelativeTime value={rotation.ends} />, on {timeText(rotation.ends)}.
          </>
        )
      }
      actions={
        <>
          <Button
            variant={data?.can_retire ? 'primary' : 'secondary'}
            disabledReason={
              canRetire.reason ??
              (data === undefined
                ? 'Checking whether it’s still in use.'
                : data.can_retire
                  ? undefined
                  : `The old token made ${countOf(lastHour, 'lookup')} in the last hour.`)
            }
            onClick={() => open('retire')}
          >
            Retire old token now
          </Button>
          {data && !data.can_retire && (
            <Button variant="ghost" disabledReason={canRetire.reason} onClick={() => open('retire')}>
              Retire anyway
            </Button>
          )}
        </>
      }
    >
      {error && (
        <Alert
          tone="danger"
          action={
            <Button size="sm" onClick={() => refetch()}>
              Try again
            </Button>
          }
        >
          We couldn’t load the usage of the old token. {messageOf(error)}
        </Alert>
      )}
      {!data && !error && <Skeleton className="h-24 w-full" />}
      {data && (
        <div className="flex flex-col gap-4">
          <p className="text-sm">
            {data.previous_last_used ? (
              <>
                Since the rotation, the old token made {countOf(data.previous_used, 'lookup')}, the last{' '}
                <RelativeTime value={data.previous_last_used} />. The new one made{' '}
                {countOf(data.used, 'lookup')}.
              </>
            ) : (
              <>
                Nothing has used the old token since the rotation. The new one made{' '}
                {countOf(data.used, 'lookup')}.
              </>
            )}
          </p>
          <Table caption="Lookups by token and hour">
            <Thead>
              <Th>Hour</Th>
              <Th align="end">Old token</Th>
              <Th align="end">New token</Th>
            </Thead>
            <Tbody>
              {data.hours.toReversed().map(({ start, previous_used, used }) => (
                <Tr key={start}>
                  <Td isRowHeader>{hourText(start)}</Td>
                  <Td align="end">{exactAmount(previous_used)}</Td>
                  <Td align="end">{exactAmount(used)}</Td>
                </Tr>
              ))}
            </Tbody>
          </Table>
        </div>
      )}
    </Card>
  )
}
