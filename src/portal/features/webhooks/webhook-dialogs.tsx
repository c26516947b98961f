import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { DAY } from '#domain/time/durations.ts'
import { createWebhookEndpoint } from '#generated/webhooks/operations/createWebhookEndpoint.ts'
import { deleteWebhookEndpoint } from '#generated/webhooks/operations/deleteWebhookEndpoint.ts'
import { getWebhookEndpoint } from '#generated/webhooks/operations/getWebhookEndpoint.ts'
import { replayWebhookDeliveries } from '#generated/webhooks/operations/replayWebhookDeliveries.ts'
import { startWebhookSecretRotation } from '#generated/webhooks/operations/startWebhookSecretRotation.ts'
import { updateWebhookEndpoint } from '#generated/webhooks/operations/updateWebhookEndpoint.ts'
import {
  zCreateWebhookEndpointBody,
  zStartSecretRotationBody,
  zUpdateWebhookEndpointBody,
} from '#generated/webhooks/zod.ts'
import { call } from '#portal/api/call.ts'
import { timeText } from '#portal/kit/day-text.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import {
  aboutOne,
  type DialogProps,
  defineDialogs,
  type EntityDialogProps,
} from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { toast } from '#portal/ui/feedback/toast.tsx'
import type { FormFields } from '#portal/ui/form/fields.tsx'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { EndpointSecretDialog } from './endpoint-secret-dialog.tsx'
import { EventTypesField } from './event-types-field.tsx'
import { type Endpoint, endpointQuery, toEndpoint, webhookQueries } from './webhooks.ts'

interface OfPage {
  /** The endpoint that the page shows, if it shows one. */
  endpointId: string | undefined
  id?: string
}

export default defineDialogs<OfPage>(
  { add: AddDialog, delivery: DeliveryDialog },
  aboutOne<Endpoint, OfPage>({
    what: 'The endpoint',
    useEntity: id => useQuery(endpointQuery(id)),
    missing: { title: 'Endpoint not found', text: 'It was deleted or belongs to another account.' },
    dialogs: { edit: EditDialog, rotate: RotateDialog, delete: DeleteDialog, replay: ReplayDialog },
  }),
)

/** First the form, then the secret. */
function AddDialog({ onClose, onMade }: DialogProps) {
  return (
    <FormDialog
      title="Add an endpoint"
      description="We send the events that you choose to this address, signed with a secret."
      size="lg"
      operation={createWebhookEndpoint}
      schema={zCreateWebhookEndpointBody}
      defaultValues={{ url: '', description: '', event_types: [] }}
      invalidates={webhookQueries}
      submitLabel="Add endpoint"
      onDone={({ url, secret }) =>
        onMade(
          <EndpointSecretDialog
            title="The endpoint is ready"
            {...{ url, secret }}
            onClose={() => onMade(null)}
          />,
        )
      }
      onClose={onClose}
    >
      {fields => <EndpointFields fields={fields} />}
    </FormDialog>
  )
}

function EditDialog({ entity: endpoint, onClose }: EntityDialogProps<Endpoint>) {
  const { id, url, description, eventTypes, version } = endpoint
  return (
    <FormDialog
      title="Edit the endpoint"
      description="Events that wait are sent to the new address."
      size="lg"
      operation={updateWebhookEndpoint}
      path={{ id }}
      schema={zUpdateWebhookEndpointBody}
      // The version is not an input: it is that of the endpoint that the form was filled from.
      defaultValues={{ url, description, event_types: eventTypes, version }}
      toBody={(typed, { version: current }) => ({ ...typed, version: current })}
      conflict={{
        errors: ['webhook-changed'],
        title: 'Someone else just changed this endpoint',
        from: endpoint,
        load: async () => toEndpoint(await call(getWebhookEndpoint, { path: { id } })),
        words: valuesByLabel,
      }}
      invalidates={webhookQueries}
      submitLabel="Save"
      doneText="Endpoint saved."
      onClose={onClose}
    >
      {fields => <EndpointFields fields={fields} />}
    </FormDialog>
  )
}

const valuesByLabel = ({ url, description, eventTypes }: Endpoint) => ({
  Address: url,
  Description: description,
  Events: eventTypes.join(', '),
})

function EndpointFields({ fields }: { fields: FormFields<'url' | 'description'> }) {
  return (
    <>
      <fields.Text
        name="url"
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        label="Address"
        hint="Begins with https:// and can be reached from the internet."
        data-autofocus=""
      />
      <fields.Text name="description" label="Description" isOptional autoComplete="off" />
      <EventTypesField name="event_types" />
    </>
  )
}

const OVERLAPS = [
  { value: '0', label: 'None: the old secret stops now' },
  { value: '24', label: '1 day' },
  { value: '72', label: '3 days' },
  { value: '168', label: '1 week' },
]

const rotationSchema = z.object({
  overlap_hours: z.pipe(
    z.pipe(z.string(), z.transform(Number)),
    zStartSecretRotationBody.shape.overlap_hours,
  ),
})

function RotateDialog({ entity: { id, url }, onClose, onMade }: EntityDialogProps<Endpoint>) {
  return (
    <FormDialog
      title="Rotate the secret"
      description="Until the overlap ends, each delivery has a signature of both secrets, so you can change yours without missing one."
      operation={startWebhookSecretRotation}
      path={{ id }}
      schema={rotationSchema}
      defaultValues={{ overlap_hours: '24' }}
      invalidates={webhookQueries}
      submitLabel="Rotate secret"
      onDone={({ secret, rotation }) =>
        onMade(
          <EndpointSecretDialog
            title="The endpoint has a new secret"
            note={
              rotation
                ? `The old secret signs until ${timeText(rotation.previous_expires_at)}, too.`
                : 'The old secret no longer signs.'
            }
            {...{ url, secret }}
            onClose={() => onMade(null)}
          />,
        )
      }
      onClose={onClose}
    >
      {fields => <fields.Select name="overlap_hours" label="Overlap" options={OVERLAPS} />}
    </FormDialog>
  )
}

function DeleteDialog({ entity: { id, url }, onClose }: EntityDialogProps<Endpoint>) {
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      title="Delete the endpoint?"
      operation={deleteWebhookEndpoint}
      path={{ id }}
      invalidates={webhookQueries}
      confirmLabel="Delete endpoint"
      doneText="Endpoint deleted."
      onDone={() => navigate({ to: '/account/developers/webhooks' })}
      onClose={onClose}
    >
      <p>
        <span className="font-medium wrap-anywhere">{url}</span> gets nothing any more, and its log is
        deleted. Events that wait aren’t sent. To stop for a while, pause it instead.
      </p>
    </ConfirmDialog>
  )
}

const SPANS = [
  { value: '1', label: 'Last 24 hours' },
  { value: '3', label: 'Last 3 days' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
]
const KINDS = [
  { value: 'failed', label: 'Only those that failed' },
  { value: 'all', label: 'All events' },
]

const replaySchema = z.object({
  days: z.pipe(z.string(), z.transform(Number)),
  which: z.enum(['failed', 'all']),
})

function ReplayDialog({ entity: { id }, onClose }: EntityDialogProps<Endpoint>) {
  // Until the dialog was opened: what happens later is not sent again.
  const [before] = useState(() => new Date())
  return (
    <FormDialog
      title="Replay deliveries"
      description="Sends events again, in order, each with the ID that it had, so your endpoint can skip those that it knows."
      operation={replayWebhookDeliveries}
      path={{ id }}
      schema={replaySchema}
      defaultValues={{ days: '1', which: 'failed' as const }}
      toBody={({ days, which }) => ({
        occurred_since: new Date(before.getTime() - days * DAY).toISOString(),
        occurred_before: before.toISOString(),
        which,
      })}
      invalidates={webhookQueries}
      submitLabel="Replay"
      onDone={({ replayed_count: count, has_more: hasMore }) =>
        void toast.success(
          `${count === 1 ? '1 event is' : `${count} events are`} sent again.${hasMore ? ' There are more: replay again once these are delivered.' : ''}`,
        )
      }
      onClose={onClose}
    >
      {fields => (
        <>
          <fields.Select name="days" label="Time" options={SPANS} />
          <fields.Select name="which" label="Events" options={KINDS} />
        </>
      )}
    </FormDialog>
  )
}
