import { useQuery } from '@tanstack/react-query'
import { createTestKey } from '#generated/security/operations/createTestKey.ts'
import { resetTestKeyToken } from '#generated/security/operations/resetTestKeyToken.ts'
import { updateTestKey } from '#generated/security/operations/updateTestKey.ts'
import { zTestKeyBody } from '#generated/security/zod.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import {
  aboutOne,
  type DialogProps,
  defineDialogs,
  type EntityDialogProps,
  listedIn,
} from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { NO_SUCH_KEY } from '../display.tsx'
import { type TestKey, testKeyQueries, testKeysQuery } from './test-keys.ts'

const HINT = 'The system that uses the key, such as “Continuous integration”.'

/** Dialogs about one of the keys. */
const aboutKey = aboutOne<TestKey>({
  what: 'The key',
  useEntity: id => listedIn(useQuery(testKeysQuery({})), ({ rows }) => rows.find(key => key.id === id)),
  missing: NO_SUCH_KEY,
  dialogs: { edit: RenameDialog, rotate: RotateDialog },
})

export default defineDialogs({ create: CreateDialog }, aboutKey)

function CreateDialog({ onClose }: DialogProps) {
  return (
    <FormDialog
      title="Create a test key"
      operation={createTestKey}
      schema={zTestKeyBody}
      defaultValues={{ label: '' }}
      invalidates={testKeyQueries}
      submitLabel="Create test key"
      doneText={({ label }) => `${label} is ready.`}
      onClose={onClose}
    >
      {fields => <fields.Text name="label" label="Label" hint={HINT} autoComplete="off" data-autofocus="" />}
    </FormDialog>
  )
}

function RenameDialog({ entity: { id, label }, onClose }: EntityDialogProps<TestKey>) {
  return (
    <FormDialog
      title="Rename the test key"
      operation={updateTestKey}
      path={{ id }}
      schema={zTestKeyBody}
      defaultValues={{ label }}
      invalidates={testKeyQueries}
      submitLabel="Save"
      doneText="Key saved successfully."
      onClose={onClose}
    >
      {fields => <fields.Text name="label" label="Label" hint={HINT} autoComplete="off" data-autofocus="" />}
    </FormDialog>
  )
}

function RotateDialog({ entity: { id, label }, onClose }: EntityDialogProps<TestKey>) {
  return (
    <ConfirmDialog
      title={`Rotate the token of ${label}?`}
      operation={resetTestKeyToken}
      path={{ id }}
      invalidates={testKeyQueries}
      confirmLabel="Rotate token"
      tone="primary"
      doneText="The key has a new token."
      onClose={onClose}
    >
      <p>Programs that send the previous token get 401 within 5 seconds. The ID stays the same.</p>
    </ConfirmDialog>
  )
}
