import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { KeyRound, Pause, Pencil, Play, Send, Trash2 } from 'lucide-react'
import { exactAmount } from '#domain/text/amounts.ts'
import { deleteWebhookEndpoint } from '#generated/webhooks/operations/deleteWebhookEndpoint.ts'
import { pauseWebhookEndpoint } from '#generated/webhooks/operations/pauseWebhookEndpoint.ts'
import { resumeWebhookEndpoint } from '#generated/webhooks/operations/resumeWebhookEndpoint.ts'
import { sendWebhookTest } from '#generated/webhooks/operations/sendWebhookTest.ts'
import { startWebhookSecretRotation } from '#generated/webhooks/operations/startWebhookSecretRotation.ts'
import { updateWebhookEndpoint } from '#generated/webhooks/operations/updateWebhookEndpoint.ts'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { OperationButton, OperationItem } from '#portal/kit/action/operation-button.tsx'
import { timeText } from '#portal/kit/day-text.ts'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Fact, Facts } from '#portal/ui/data/facts.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { MenuSeparator } from '#portal/ui/overlay/menu.tsx'
import { RowMenu } from '#portal/ui/overlay/row-menu.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { DeliveryList } from './delivery-list.tsx'
import { Health } from './states.tsx'
import {
  type Endpoint,
  endpointQuery,
  pausing,
  resuming,
  testing,
  useWebhookActions,
  type WebhookDialogName,
} from './webhooks.ts'

/** One endpoint: how it does, what it gets, and the log of its deliveries. */
export function EndpointPage({ endpointId }: { endpointId: string }) {
  return (
    <div className="flex flex-col gap-5">
      <Link
        to="/account/developers/webhooks"
        className="w-fit text-sm text-accent underline-offset-4 hover:underline"
      >
        All endpoints
      </Link>
      <ActionErrorAlert actions={useWebhookActions()} />
      <Loaded
        query={useQuery(endpointQuery(endpointId))}
        what="The endpoint"
        isCard
        rows={4}
        missing={<p>The endpoint was deleted or belongs to another account.</p>}
      >
        {endpoint => (
          <>
            <EndpointCard endpoint={endpoint} />
            <DeliveryList endpoint={endpoint} />
          </>
        )}
      </Loaded>
    </div>
  )
}

function EndpointCard({ endpoint }: { endpoint: Endpoint }) {
  const { url, description, eventTypes, waiting, lastSuccess, lastFailure, failingSince, previousExpires } =
    endpoint
  return (
    <Card
      title={
        <span className="wrap-anywhere" translate="no">
          {url}
        </span>
      }
      description={description}
      actions={<EndpointButtons endpoint={endpoint} />}
    >
      <div className="flex flex-col gap-4">
        <PauseAlert endpoint={endpoint} />
        <Facts>
          <Fact name="State">
            <Health endpoint={endpoint} />
          </Fact>
          <Fact name="Events">
            <ul className="flex flex-wrap gap-1.5" translate="no">
              {eventTypes.map(type => (
                <li key={type}>
                  <Badge>{type}</Badge>
                </li>
              ))}
            </ul>
          </Fact>
          <Fact name="Last delivery">{lastSuccess ? <RelativeTime value={lastSuccess} /> : 'None yet'}</Fact>
          {lastFailure && (
            <Fact name="Last failure">
              <RelativeTime value={lastFailure} />
            </Fact>
          )}
          {failingSince && (
            <Fact name="Failing since">
              <RelativeTime value={failingSince} />
            </Fact>
          )}
          <Fact name="Waiting">
            {waiting >= 1000 ? '1,000 or more' : exactAmount(waiting)} {waiting === 1 ? 'event' : 'events'}
          </Fact>
          <Fact name="Secret">
            {previousExpires
              ? `Two secrets sign until ${timeText(previousExpires)}.`
              : 'Shown once, when it was created.'}
          </Fact>
        </Facts>
      </div>
    </Card>
  )
}

function PauseAlert({ endpoint: { pause } }: { endpoint: Endpoint }) {
  if (!pause) return null
  const isFailure = pause.by === 'failures'
  return (
    <Alert
      tone="warning"
      title={isFailure ? 'Paused because nothing has succeeded for three days' : 'This endpoint is paused'}
    >
      Events wait for up to 30 days and are sent in order once you resume it.
    </Alert>
  )
}

function EndpointButtons({ endpoint }: { endpoint: Endpoint }) {
  const { id, pause, url } = endpoint
  const { run, pending } = useWebhookActions()
  const open = useOpenDialog<WebhookDialogName>()
  return (
    <>
      <OperationButton
        operation={sendWebhookTest}
        icon={<Send className="size-4 max-sm:hidden" />}
        pending={pending?.subject === `${id} test`}
        disabledReason={pause ? 'Resume the endpoint first.' : undefined}
        onClick={() => void run(testing(endpoint))}
      >
        Send test event
      </OperationButton>
      {pause ? (
        <OperationButton
          operation={resumeWebhookEndpoint}
          variant="primary"
          icon={<Play className="size-4" />}
          pending={pending?.subject === id}
          onClick={() => void run(resuming(endpoint))}
        >
          Resume
        </OperationButton>
      ) : (
        <OperationButton
          operation={pauseWebhookEndpoint}
          icon={<Pause className="size-4" />}
          pending={pending?.subject === id}
          onClick={() => void run(pausing(endpoint))}
        >
          Pause
        </OperationButton>
      )}
      <RowMenu name={url}>
        <OperationItem operation={updateWebhookEndpoint} icon={<Pencil />} onSelect={() => open('edit', id)}>
          Edit
        </OperationItem>
        <OperationItem
          operation={startWebhookSecretRotation}
          icon={<KeyRound />}
          onSelect={() => open('rotate', id)}
        >
          Rotate secret
        </OperationItem>
        <MenuSeparator />
        <OperationItem
          operation={deleteWebhookEndpoint}
          icon={<Trash2 />}
          tone="danger"
          onSelect={() => open('delete', id)}
        >
          Delete
        </OperationItem>
      </RowMenu>
    </>
  )
}
