import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { countOf } from '#domain/text/amounts.ts'
import { applyConfigurationPlan } from '#generated/configuration/operations/applyConfigurationPlan.ts'
import { undoConfigurationPlan } from '#generated/configuration/operations/undoConfigurationPlan.ts'
import { updateConfigurationFile } from '#generated/configuration/operations/updateConfigurationFile.ts'
import type { AppliedConfiguration, ConfigurationPlan } from '#generated/configuration/types.ts'
import { call } from '#portal/api/call.ts'
import { messageOf } from '#portal/api/errors/errors.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import { saveFile } from '#portal/ui/data/save-file.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { SecretField } from '#portal/ui/input/secret-field.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { ChangeList } from './change-list.tsx'

/** What a file changes, and applying that. `file` is the caller's own; a plan of someone else has none here. */
export function PlanCard({
  plan,
  file,
}: {
  plan: ConfigurationPlan
  file?: { text: string; onText: (text: string) => void }
}) {
  const client = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const [applied, setApplied] = useState<AppliedConfiguration>()
  const [hasUndone, setUndone] = useState(false)
  const id = plan.plan_id
  const isUndone = hasUndone || plan.state === 'undone'
  const isApplied = !isUndone && (applied !== undefined || plan.state === 'applied')
  // Any list of the portal may show what the plan has changed.
  const refreshAll = () => client.invalidateQueries()
  const undo = useMutation({
    networkMode: 'always',
    mutationFn: () => call(undoConfigurationPlan, { path: { id } }),
    onSuccess: () => setUndone(true),
    onSettled: refreshAll,
  })
  const update = useMutation({
    networkMode: 'always',
    mutationFn: (text: string) => call(updateConfigurationFile, { body: { text } }),
    onSuccess: ({ text }) => {
      file?.onText(text)
      saveFile(new File([text], 'gatepost.yaml', { type: 'application/yaml' }))
    },
  })

  if (plan.problems.length > 0) return <Problems plan={plan} />
  if (plan.changes.length === 0)
    return (
      <Card title="Changes">
        <Alert tone="success">The account has these settings already. There is nothing to change.</Alert>
      </Card>
    )
  const final = plan.changes.filter(({ undo: how }) => how === 'none').length
  const canUndo = final < plan.changes.length
  const lacking = plan.changes.some(({ missing_role: role }) => role !== null)
  const count = countOf(plan.changes.length, 'change')
  return (
    <Card title="Changes" description={`${count}. All of them are made, or none.`}>
      <div className="flex flex-col gap-5">
        {isApplied && (
          <Alert tone="success" title={`${count} applied`}>
            {canUndo
              ? 'You can undo this for 30 days, as long as nothing of it changes again. Activity has it too.'
              : 'None of this can be undone.'}
          </Alert>
        )}
        {isUndone && <Alert title="Undone">What could be taken back is as it was before.</Alert>}
        {undo.error && <Alert tone="danger">{messageOf(undo.error)}</Alert>}
        {isApplied && applied && applied.new_keys.length > 0 && <NewKeys keys={applied.new_keys} />}
        {isApplied && applied && applied.new_webhooks.length > 0 && (
          <NewWebhooks webhooks={applied.new_webhooks} />
        )}
        <ChangeList label="Changes" changes={plan.changes} />
        <div className="flex flex-wrap gap-3">
          {!isApplied && !isUndone && (
            <OperationButton
              operation={applyConfigurationPlan}
              variant="primary"
              disabledReason={lacking ? 'You lack a role that a change needs.' : undefined}
              onClick={() => setConfirming(true)}
            >
              Apply {count}
            </OperationButton>
          )}
          {isApplied && canUndo && (
            <OperationButton
              operation={undoConfigurationPlan}
              pending={undo.isPending}
              onClick={() => undo.mutate()}
            >
              Undo
            </OperationButton>
          )}
          {isApplied && file && (
            <OperationButton
              operation={updateConfigurationFile}
              pending={update.isPending}
              onClick={() => update.mutate(file.text)}
            >
              Download your file with new IDs
            </OperationButton>
          )}
        </div>
        {update.error && <Alert tone="danger">{messageOf(update.error)}</Alert>}
      </div>
      {isConfirming && (
        <ConfirmDialog
          title={`Apply ${count}?`}
          confirmLabel="Apply"
          tone={final > 0 ? 'danger' : 'primary'}
          operation={applyConfigurationPlan}
          path={{ id }}
          doneText="Configuration applied."
          onDone={response => {
            setApplied(response)
            void refreshAll()
          }}
          onClose={() => setConfirming(false)}
        >
          {final > 0
            ? `The changes take effect at once, and ${countOf(final, 'change')} of them can’t be undone.`
            : 'The changes take effect at once.'}
        </ConfirmDialog>
      )}
    </Card>
  )
}

function Problems({ plan: { problems, changes } }: { plan: ConfigurationPlan }) {
  return (
    <Card title="Problems" description="Correct these in your file, and show the changes again.">
      <div className="flex flex-col gap-5">
        <Alert tone="danger" title={countOf(problems.length, 'problem')}>
          <ul className="flex flex-col gap-1">
            {problems.map(({ line, column, path, message }) => (
              <li key={`${line} ${column} ${path} ${message}`}>
                {line !== null && <strong>Line {line}: </strong>}
                {path !== '' && (
                  <span className="font-mono" translate="no">
                    {path}{' '}
                  </span>
                )}
                {message}
              </li>
            ))}
          </ul>
        </Alert>
        {changes.length > 0 && <ChangeList label="Changes" changes={changes} />}
      </div>
    </Card>
  )
}

function NewKeys({ keys }: { keys: AppliedConfiguration['new_keys'] }) {
  return (
    <div className="flex flex-col gap-4">
      <Alert tone="warning" title="Copy the new tokens now">
        They’re shown only here. To read one again later, reveal it on the page of its key.
      </Alert>
      {keys.map(({ key_id: id, label, token }) => (
        <div key={id} className="flex flex-col gap-1.5">
          <p className="font-medium" translate="no">
            {label}
          </p>
          <SecretField label={`Token of ${label}`} secret={token} />
        </div>
      ))}
    </div>
  )
}

function NewWebhooks({ webhooks }: { webhooks: AppliedConfiguration['new_webhooks'] }) {
  return (
    <div className="flex flex-col gap-4">
      <Alert tone="warning" title="Copy the new webhook secrets now">
        They’re shown only here. If you lose one, rotate it on the page of its endpoint.
      </Alert>
      {webhooks.map(({ endpoint_id: id, url, secret }) => (
        <div key={id} className="flex flex-col gap-1.5">
          <p className="font-medium wrap-anywhere" translate="no">
            {url}
          </p>
          <SecretField label={`Secret of ${url}`} secret={secret} />
        </div>
      ))}
    </div>
  )
}
