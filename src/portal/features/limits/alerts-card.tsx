import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { getUsageLimits } from '#generated/security/operations/getUsageLimits.ts'
import { setUsageAlerts } from '#generated/security/operations/setUsageAlerts.ts'
import { call } from '#portal/api/call.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { Card } from '#portal/ui/page/card.tsx'

const MOST = 10
const LINK = 'text-accent underline underline-offset-4'

/** Shares as people type them: "50, 80 and 100%". */
export function readPercents(typed: string): number[] | undefined {
  const words = typed.split(/[\s,;]+|%|and/).filter(word => word !== '')
  const percents = words.map(Number)
  const isValid = percents.every(percent => Number.isInteger(percent) && percent >= 1 && percent <= 100)
  const distinct = [...new Set(percents)].toSorted((a, b) => a - b)
  return isValid && distinct.length <= MOST ? distinct : undefined
}

const schema = z.object({
  percents: z.pipe(
    z
      .string()
      .check(
        z.refine(
          typed => readPercents(typed) !== undefined,
          `Enter up to ${MOST} whole numbers from 1 to 100, such as 50, 80, 100.`,
        ),
      ),
    z.transform(typed => readPercents(typed) ?? []),
  ),
})

const listed = (percents: readonly number[]) =>
  new Intl.ListFormat('en-US').format(percents.map(percent => `${percent}%`))

/** When emails about limits are sent, and to whom. */
export function AlertsCard({ percents }: { percents: number[] }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card
      title="Alerts"
      description="An email when a limit of a key or the account, or the spending cap, is used up to a share that you choose, once in each period."
      actions={
        <OperationButton operation={setUsageAlerts} onClick={() => setIsOpen(true)}>
          Change alerts
        </OperationButton>
      }
    >
      <p className="text-sm">
        {percents.length ? `At ${listed(percents)} of each limit.` : 'Off. No one gets alerts.'}
      </p>
      <p className="mt-2 text-sm text-muted">
        Alerts about limits go to everyone who follows Key limits, and those about the spending cap to
        everyone who follows Renewal. Choose who does in{' '}
        <Link to="/account/contacts" className={LINK}>
          Contacts
        </Link>
        , and what you follow in your{' '}
        <Link to="/account/profile/notifications" className={LINK}>
          notifications
        </Link>
        . Your systems can get alerts with{' '}
        <Link to="/account/developers/webhooks" className={LINK}>
          webhooks
        </Link>
        .
      </p>
      {isOpen && (
        <FormDialog
          title="Change alerts"
          description="Shares of a limit at which an email is sent. Leave the field empty for none."
          operation={setUsageAlerts}
          schema={schema}
          defaultValues={{ percents: percents.join(', ') }}
          invalidates={[getUsageLimits]}
          submitLabel="Save alerts"
          doneText="Alerts saved."
          undo={() => ({
            subject: 'alerts',
            send: () => call(setUsageAlerts, { body: { percents } }),
            doneText: 'Alerts restored.',
            failedTitle: 'The alerts couldn’t be restored',
          })}
          onClose={() => setIsOpen(false)}
        >
          {fields => (
            <fields.Text
              name="percents"
              label="Percent"
              hint={`Up to ${MOST} numbers, such as 50, 80, 100.`}
              autoComplete="off"
              data-autofocus=""
            />
          )}
        </FormDialog>
      )}
    </Card>
  )
}
