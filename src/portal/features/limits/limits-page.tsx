import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { getSpendingCap } from '#generated/billing/operations/getSpendingCap.ts'
import { getKeyUsageLimits } from '#generated/security/operations/getKeyUsageLimits.ts'
import { getUsageLimits } from '#generated/security/operations/getUsageLimits.ts'
import { setUsageLimits } from '#generated/security/operations/setUsageLimits.ts'
import { setUsageTimeZone } from '#generated/security/operations/setUsageTimeZone.ts'
import type { AccountUsageLimits, LimitedKey } from '#generated/security/types.ts'
import { call, query } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { ActionErrorAlert, useUndoable } from '#portal/kit/action/actions.tsx'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { UsageLimitMeters, UsageLimitsDialog } from '#portal/shared/keys/usage-limits.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Select } from '#portal/ui/input/select.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { ownZone, zoneLabel } from '#portal/ui/time/zone-days.ts'
import { AlertsCard } from './alerts-card.tsx'
import { SpendingCard } from './spending-card.tsx'

const LINK = 'text-accent underline underline-offset-4'

/** Limits of the account and of its keys, and the alerts about them. */
export function LimitsPage() {
  const limits = useQuery(query(getUsageLimits))
  return (
    <Loaded query={limits} what="Your limits" rows={6} isCard>
      {data => (
        <div className="flex flex-col gap-6">
          <AccountCard limits={data} />
          <KeysCard limits={data} />
          <SpendingCard />
          <AlertsCard percents={data.alert_percents} />
          <ZoneCard saved={data.zone} />
        </div>
      )}
    </Loaded>
  )
}

function AccountCard({ limits }: { limits: AccountUsageLimits }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card
      title="Account"
      description="All keys together stop at a limit and work again when the next day or month begins."
      actions={
        <OperationButton operation={setUsageLimits} onClick={() => setIsOpen(true)}>
          Set account limits
        </OperationButton>
      }
    >
      {limits.day || limits.month ? (
        <UsageLimitMeters owner="account" limits={limits} />
      ) : (
        <p className="text-sm text-muted">
          No limits. All keys together can use every lookup of your subscriptions.
        </p>
      )}
      {isOpen && <UsageLimitsDialog owner="account" limits={limits} onClose={() => setIsOpen(false)} />}
    </Card>
  )
}

function KeysCard({ limits: { keys, key_count: count, zone } }: { limits: AccountUsageLimits }) {
  return (
    <Card
      title="Keys"
      description="Keys with limits of their own for a day or a month, the closest to a limit first. Set them on the key’s page."
    >
      {keys.length ? (
        <ul className="flex flex-col gap-6">
          {keys.map(key => (
            <li key={key.key_id} className="flex flex-col gap-3">
              <h3 className="text-sm font-medium">
                <KeyLink of={key} />
              </h3>
              <UsageLimitMeters owner={{ id: key.key_id, label: key.label }} limits={{ ...key, zone }} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-muted">
          No key has a limit for a day or a month.{' '}
          <Link to="/account/keys" className={LINK}>
            Choose a key
          </Link>
        </p>
      )}
      {count > keys.length && (
        <p className="mt-4 text-sm text-muted">
          {count - keys.length} more keys have limits that are less used.
        </p>
      )}
    </Card>
  )
}

function KeyLink({ of: { kind, key_id: keyId, label } }: { of: LimitedKey }) {
  return (
    <Link to={`/account/keys/${kind}/$keyId`} params={{ keyId }} className={LINK}>
      {label}
    </Link>
  )
}

/** The zone of days and months. A choice is saved at once, with Undo. */
function ZoneCard({ saved }: { saved: string }) {
  const { reason } = useCan(setUsageTimeZone)
  const actions = useUndoable({
    invalidates: [getUsageLimits, getKeyUsageLimits, getSpendingCap],
    scope: 'limit-time-zone',
  })
  const here = ownZone()
  const zones = [...new Set(['UTC', here, saved, ...Intl.supportedValuesOf('timeZone')])].toSorted()
  const change = (zone: string, before: string) => ({
    subject: zone,
    setting: 'limit-time-zone',
    send: () => call(setUsageTimeZone, { body: { zone: zone } }),
    doneText: `Days and months of limits begin at midnight in ${zoneLabel(zone)}.`,
    failedTitle: 'Couldn’t save the time zone',
    undo: () => change(before, zone),
  })
  return (
    <Card
      title="Time zone"
      description="Days and months of limits, and the month of the spending cap, begin at midnight there. A change gives no new day: what was used today still counts today."
    >
      <div className="flex flex-col gap-4">
        <ActionErrorAlert actions={actions} />
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label="Time zone of limits"
            className="w-full sm:w-80"
            value={saved}
            disabled={reason !== undefined}
            {...(reason !== undefined && { hint: reason })}
            options={zones.map(zone => ({ value: zone, label: zoneLabel(zone) }))}
            onChange={({ target }) => void actions.run(change(target.value, saved))}
          />
          {here !== saved && (
            <Button
              disabledReason={reason}
              className="h-auto! min-h-9 shrink! py-1.5 text-left whitespace-normal!"
              onClick={() => void actions.run(change(here, saved))}
            >
              Use {zoneLabel(here)}, as this browser does
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
