import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { exactAmount } from '#domain/text/amounts.ts'
import { sendLogStreamTest } from '#generated/webhooks/operations/sendLogStreamTest.ts'
import type { LogStreamBatch, LogStreamTest } from '#generated/webhooks/types.ts'
import { call } from '#portal/api/call.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { refresh } from '#portal/kit/action/send-operation.ts'
import type { EntityDialogProps } from '#portal/kit/dialog/define-dialogs.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { CodeBlock } from '#portal/ui/data/code-block.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { batchesQuery, type Stream, sourceNames, streamQueries } from './streams.ts'

/** Sends one record, and shows how the destination has responded. */
export function TestDialog({ entity: { id, url }, onClose }: EntityDialogProps<Stream>) {
  const client = useQueryClient()
  const test = useMutation({
    networkMode: 'always',
    mutationFn: () => call(sendLogStreamTest, { path: { id } }),
    onSuccess: () => refresh(client, streamQueries),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Send a test record"
      description={<span className="wrap-anywhere">{url}</span>}
      size="lg"
      footer={
        <>
          <OperationButton
            operation={sendLogStreamTest}
            variant="primary"
            icon={<Send className="size-4" />}
            pending={test.isPending}
            onClick={() => test.mutate()}
          >
            Send test record
          </OperationButton>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4" aria-live="polite">
        <p className="text-sm text-muted">
          The record says that it’s a test, and has nothing of your logs. A paused stream gets it, too.
        </p>
        {test.error && (
          <Alert tone="danger" title="The test record couldn’t be sent">
            {test.error.message}
          </Alert>
        )}
        {test.data && <TestResult result={test.data} />}
      </div>
    </Dialog>
  )
}

const FIELDS: Record<NonNullable<LogStreamTest['problem_field']>, string> = {
  url: 'the address',
  secret: 'the secret',
  access_key_id: 'the access key',
  region: 'the region',
  bucket: 'the bucket',
  index: 'the index',
}

function TestResult({ result }: { result: LogStreamTest }) {
  const { status, failure, problem_field: field, duration_ms: duration, response_body: body } = result
  return (
    <>
      {failure === null ? (
        <Alert tone="success" title={`The destination took the record, with status ${status}`}>
          It responded after {exactAmount(duration)} ms.
        </Alert>
      ) : (
        <Alert tone="danger" title={failure}>
          {field && `Check ${FIELDS[field]}.`}
        </Alert>
      )}
      <CodeBlock title="Record" language="json" code={JSON.stringify(result.record, null, 2)} />
      {status !== null && <CodeBlock title={`Response ${status}`} code={body || '(no body)'} />}
    </>
  )
}

/** What was sent last, and what has failed last. */
export function BatchesDialog({ entity: { id, url }, onClose }: EntityDialogProps<Stream>) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Batches"
      description={<span className="wrap-anywhere">{url}</span>}
      size="lg"
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <Loaded query={useQuery(batchesQuery(id))} what="The batches" rows={6} missing={<p>It was deleted.</p>}>
        {({ batches, failures }) => (
          <div className="flex flex-col gap-6">
            {batches.length === 0 && (
              <p className="text-sm text-muted">Nothing was sent in the last seven days.</p>
            )}
            {failures.length > 0 && <BatchList title="Latest failures" batches={failures} />}
            {batches.length > 0 && <BatchList title="Latest batches" batches={batches} />}
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}

function BatchList({ title, batches }: { title: string; batches: readonly LogStreamBatch[] }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-medium">{title}</h3>
      <ul className="flex flex-col">
        {batches.map(batch => (
          <li key={batch.batch_id} className="flex flex-col gap-1 border-t border-line py-2 text-sm">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <RelativeTime value={batch.attempted} />
              <span className="tnum">
                {exactAmount(batch.record_count)} {batch.record_count === 1 ? 'record' : 'records'} of the{' '}
                {sourceNames[batch.source].toLowerCase()}
              </span>
              <span className="text-muted tnum">
                {exactAmount(batch.byte_count)} bytes in {exactAmount(batch.duration_ms)} ms
              </span>
              <Badge tone={batch.failure === null ? 'accent' : 'danger'}>
                {batch.status === null ? 'No response' : `Status ${batch.status}`}
              </Badge>
            </span>
            {batch.failure !== null && <span className="text-muted">{batch.failure}</span>}
            {batch.response_body && (
              <code translate="no" className="font-mono text-xs wrap-anywhere whitespace-pre-wrap text-muted">
                {batch.response_body}
              </code>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
