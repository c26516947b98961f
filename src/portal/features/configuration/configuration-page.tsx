import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { createConfigurationPlan } from '#generated/configuration/operations/createConfigurationPlan.ts'
import { getConfiguration } from '#generated/configuration/operations/getConfiguration.ts'
import type { ConfigurationPlan } from '#generated/configuration/types.ts'
import { call } from '#portal/api/call.ts'
import { messageOf } from '#portal/api/errors/errors.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { saveFile } from '#portal/ui/data/save-file.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { FileField } from '#portal/ui/input/file-field.tsx'
import { Textarea } from '#portal/ui/input/text-field.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { CompareCard } from './compare-card.tsx'
import { PlanCard } from './plan-card.tsx'
import { StoredPlan } from './stored-plan.tsx'

/** Characters of the largest file that a plan takes. */
const LONGEST = 1_000_000

/** The account as a file: download, plan, apply, undo, and compare. `planId` is a plan to review. */
export function ConfigurationPage({ planId }: { planId?: string | undefined }) {
  const [text, setText] = useState('')
  const [missing, setMissing] = useState<string>()
  const plan = useMutation({
    networkMode: 'always',
    mutationFn: (file: string): Promise<ConfigurationPlan> =>
      call(createConfigurationPlan, { body: { text: file } }),
  })
  function change(next: string) {
    setText(next)
    setMissing(undefined)
    plan.reset()
  }
  function send(file: string) {
    const isEmpty = !file.trim()
    setMissing(isEmpty ? 'Choose a file, or paste one.' : undefined)
    if (!isEmpty) plan.mutate(file)
  }
  function copy(file: string) {
    change(file)
    plan.mutate(file)
  }
  const failure = plan.error ? messageOf(plan.error) : undefined
  return (
    <div className="flex flex-col gap-6">
      {planId !== undefined && <StoredPlan key={planId} id={planId} />}
      <DownloadCard />
      <Card
        title="Plan a change"
        description="Choose or paste a changed file. You see every change before anything happens."
      >
        <form
          className="flex flex-col gap-4"
          noValidate
          onSubmit={event => {
            event.preventDefault()
            send(text)
          }}
        >
          <FileField
            label="File"
            isOptional
            accept=".yaml,.yml,.json,application/yaml,application/json,text/plain"
            onChange={async event => {
              const file = event.target.files?.[0]
              if (!file) return
              if (file.size > 4 * LONGEST) setMissing('This file is too large. A megabyte is the most.')
              else change(await file.text())
            }}
          />
          <Textarea
            label="Configuration"
            rows={14}
            spellCheck={false}
            autoComplete="off"
            className="[&_textarea]:font-mono"
            value={text}
            error={missing ?? failure}
            onChange={event => change(event.target.value)}
          />
          <div>
            <OperationButton
              operation={createConfigurationPlan}
              type="submit"
              variant="primary"
              pending={plan.isPending}
            >
              Show changes
            </OperationButton>
          </div>
        </form>
      </Card>
      {plan.data && <PlanCard key={plan.data.plan_id} plan={plan.data} file={{ text, onText: setText }} />}
      <CompareCard onCopy={copy} />
    </div>
  )
}

function DownloadCard() {
  const download = useMutation({
    networkMode: 'always',
    mutationFn: () => call(getConfiguration, { query: {} }),
    onSuccess: ({ text }) => saveFile(new File([text], 'gatepost.yaml', { type: 'application/yaml' })),
  })
  const hidden = download.data?.unreadable_sections.map(name => name.replaceAll('_', ' ')).join(', ')
  return (
    <Card
      title="Download the file"
      description="Keys, limits, the spending cap, the team, contacts, webhooks, log streams, and single sign-on, as YAML. It has no secrets, so you can keep it in a repository."
    >
      <div className="flex flex-col items-start gap-4">
        <OperationButton
          operation={getConfiguration}
          pending={download.isPending}
          onClick={() => download.mutate()}
        >
          Download gatepost.yaml
        </OperationButton>
        {download.error && <Alert tone="danger">{messageOf(download.error)}</Alert>}
        {hidden && <Alert>Left out, because your roles don’t show them to you: {hidden}.</Alert>}
      </div>
    </Card>
  )
}
