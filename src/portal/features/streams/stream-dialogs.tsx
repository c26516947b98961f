import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createLogStream } from '#generated/webhooks/operations/createLogStream.ts'
import { deleteLogStream } from '#generated/webhooks/operations/deleteLogStream.ts'
import { getLogStream } from '#generated/webhooks/operations/getLogStream.ts'
import { updateLogStream } from '#generated/webhooks/operations/updateLogStream.ts'
import type { LogStreamKind } from '#generated/webhooks/types.ts'
import { call } from '#portal/api/call.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import {
  aboutOne,
  type DialogProps,
  defineDialogs,
  type EntityDialogProps,
} from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { BatchesDialog, TestDialog } from './sent-dialogs.tsx'
import { kindOptions, newStream, StreamFields, settingsOf, streamSchema } from './stream-fields.tsx'
import { kindNames, type Stream, sourceNames, streamQueries, streamQuery, toStream } from './streams.ts'

export default defineDialogs(
  { add: AddDialog },
  aboutOne<Stream, object>({
    what: 'The log stream',
    useEntity: id => useQuery(streamQuery(id)),
    missing: { title: 'Log stream not found', text: 'It was deleted or belongs to another account.' },
    dialogs: { edit: EditDialog, test: TestDialog, batches: BatchesDialog, delete: DeleteDialog },
  }),
)

const KINDS: readonly LogStreamKind[] = ['https', 'splunk', 'datadog', 's3']

function AddDialog({ onClose }: DialogProps) {
  const [kind, setKind] = useState<LogStreamKind>('https')
  return (
    <FormDialog
      title="Add a log stream"
      description="Records are sent from now on. First we send a test record, and add the stream if the destination takes it."
      size="lg"
      operation={createLogStream}
      schema={streamSchema}
      defaultValues={newStream}
      toBody={({ url, description, sources, secret, batch_seconds, ...typed }) => ({
        kind: typed.kind,
        url,
        sources,
        batch_seconds,
        ...(description !== undefined && { description }),
        ...(secret !== undefined && { secret }),
        ...settingsOf(typed.kind, typed),
      })}
      onValuesChange={typed => setKind(KINDS.find(each => each === typed.kind) ?? 'https')}
      invalidates={streamQueries}
      submitLabel="Add log stream"
      doneText="Log stream added. The destination took a test record."
      onClose={onClose}
    >
      {fields => (
        <>
          <fields.Select name="kind" label="Kind" options={kindOptions} data-autofocus="" />
          <StreamFields {...{ fields, kind }} />
        </>
      )}
    </FormDialog>
  )
}

function EditDialog({ entity: stream, onClose }: EntityDialogProps<Stream>) {
  const { id, kind, hasSecret } = stream
  const waits = String(stream.batchSeconds)
  return (
    <FormDialog
      title="Edit the log stream"
      description={`${kindNames[kind]}. A new destination or secret gets a test record first.`}
      size="lg"
      operation={updateLogStream}
      path={{ id }}
      schema={streamSchema}
      // The version is not an input: it is that of the stream that the form was filled from.
      defaultValues={{
        kind,
        url: stream.url,
        description: stream.description,
        sources: stream.sources,
        secret: '',
        header_name: stream.headerName ?? '',
        index: stream.index ?? '',
        region: stream.region ?? '',
        bucket: stream.bucket ?? '',
        prefix: stream.prefix ?? '',
        access_key_id: stream.accessKeyId ?? '',
        batch_seconds: waits,
      }}
      toBody={({ url, description = '', sources, secret, batch_seconds, ...typed }, { version }) => ({
        url,
        description,
        sources,
        batch_seconds,
        ...(secret !== undefined && { secret }),
        ...settingsOf(kind, typed),
        version,
      })}
      conflict={{
        errors: ['log-stream-changed'],
        title: 'Someone else just changed this stream',
        from: stream,
        load: async () => toStream(await call(getLogStream, { path: { id } })),
        words: valuesByLabel,
      }}
      invalidates={streamQueries}
      submitLabel="Save"
      doneText="Log stream saved."
      onClose={onClose}
    >
      {fields => <StreamFields {...{ fields, kind, waits, hasSecret }} />}
    </FormDialog>
  )
}

const valuesByLabel = (stream: Stream) => ({
  Address: stream.url,
  Description: stream.description,
  Logs: stream.sources.map(source => sourceNames[source]).join(', '),
  'Send every': `${stream.batchSeconds} seconds`,
  Header: stream.headerName ?? '',
  Index: stream.index ?? '',
  Region: stream.region ?? '',
  Bucket: stream.bucket ?? '',
  Prefix: stream.prefix ?? '',
  'Access key ID': stream.accessKeyId ?? '',
})

function DeleteDialog({ entity: { id, url }, onClose }: EntityDialogProps<Stream>) {
  return (
    <ConfirmDialog
      title="Delete the log stream?"
      operation={deleteLogStream}
      path={{ id }}
      invalidates={streamQueries}
      confirmLabel="Delete log stream"
      doneText="Log stream deleted."
      onClose={onClose}
    >
      <p>
        <span className="font-medium wrap-anywhere">{url}</span> gets nothing any more, and records that wait
        aren’t sent. What it has got stays there. To stop for a while, pause it instead.
      </p>
    </ConfirmDialog>
  )
}
