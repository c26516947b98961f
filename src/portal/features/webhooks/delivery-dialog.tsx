import { useQuery } from '@tanstack/react-query'
import { exactAmount } from '#domain/text/amounts.ts'
import { replayWebhookDelivery } from '#generated/webhooks/operations/replayWebhookDelivery.ts'
import type { WebhookAttempt, WebhookDeliveryDetail } from '#generated/webhooks/types.ts'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { useDialog } from '#portal/kit/dialog/address.tsx'
import type { DialogProps } from '#portal/kit/dialog/define-dialogs.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { CodeBlock } from '#portal/ui/data/code-block.tsx'
import { Fact, Facts } from '#portal/ui/data/facts.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { DeliveryState } from './states.tsx'
import { deliveryQuery, replaying, toDelivery, useWebhookActions } from './webhooks.ts'

/** What was sent, and how the endpoint has responded to each attempt. */
export function DeliveryDialog({
  endpointId = '',
  onClose,
}: DialogProps & { endpointId: string | undefined }) {
  const { id: eventId = '' } = useDialog()
  const query = useQuery(deliveryQuery(endpointId, eventId))
  const actions = useWebhookActions()
  const { data } = query
  return (
    <Dialog
      open
      onClose={onClose}
      title={data ? data.event_type : 'Delivery'}
      size="lg"
      footer={
        <>
          {data && data.state !== 'waiting' && (
            <OperationButton
              operation={replayWebhookDelivery}
              pending={actions.pending?.subject === eventId}
              onClick={() => void actions.run(replaying(endpointId, toDelivery(data)))}
            >
              Replay
            </OperationButton>
          )}
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <ActionErrorAlert actions={actions} />
      <Loaded
        query={query}
        what="The delivery"
        rows={6}
        missing={<p>It’s older than 30 days, or its endpoint was deleted.</p>}
      >
        {delivery => <Content delivery={delivery} />}
      </Loaded>
    </Dialog>
  )
}

function Content({ delivery }: { delivery: WebhookDeliveryDetail }) {
  const { request, latest_attempts: attempts, next_attempt: next } = delivery
  const isRetrying = delivery.state === 'waiting' && delivery.attempt_count > 0
  return (
    <div className="flex flex-col gap-5">
      <Facts>
        <Fact name="State">
          <DeliveryState {...toDelivery(delivery)} />
        </Fact>
        <Fact name="Event ID">
          <code translate="no" className="font-mono text-xs">
            {delivery.event_id}
          </code>
        </Fact>
        <Fact name="Time">
          <RelativeTime value={delivery.created} />
        </Fact>
        {isRetrying && next && (
          <Fact name="Next attempt">
            <RelativeTime value={next} />
          </Fact>
        )}
      </Facts>
      <CodeBlock title="Request body" language="json" code={JSON.stringify(request.payload, null, 2)} />
      <section className="flex flex-col gap-4">
        <h3 className="text-sm font-medium">Attempts</h3>
        {attempts.length === 0 && <p className="text-sm text-muted">It’s sent within ten seconds.</p>}
        {attempts.map(attempt => (
          <Attempt key={attempt.attempted} eventId={delivery.event_id} attempt={attempt} />
        ))}
      </section>
    </div>
  )
}

function Attempt({ eventId, attempt }: { eventId: string; attempt: WebhookAttempt }) {
  const { attempted, duration_ms: duration, url, status, failure } = attempt
  const sent = [
    `POST ${url}`,
    `webhook-id: ${eventId}`,
    `webhook-timestamp: ${attempt.webhook_timestamp}`,
    `webhook-signature: ${attempt.signature}`,
  ]
  const received = [
    ...attempt.response_headers.map(({ name, value }) => `${name}: ${value}`),
    '',
    attempt.response_body,
  ]
  return (
    <article className="flex min-w-0 flex-col gap-3 border-t border-line pt-4">
      <p className="text-sm">
        <RelativeTime value={attempted} />
        {status === null ? `: ${failure}` : `: status ${status}`}{' '}
        <span className="text-muted tnum">after {exactAmount(duration)} ms</span>
      </p>
      <CodeBlock title="Request headers" code={sent.join('\n')} />
      {status !== null && <CodeBlock title={`Response ${status}`} code={received.join('\n')} />}
    </article>
  )
}
