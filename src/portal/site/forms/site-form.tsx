import { useLocation } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import type { VisitorForm } from '#domain/forms/forms.ts'
import { ApiError, toFormError } from '#portal/api/errors.ts'
import { type VisitorFormContent, visitorForms } from '#portal/content/forms/visitor-forms.ts'
import { useFormField } from '#portal/ui/form/fields.tsx'
import { Form } from '#portal/ui/form/form.tsx'
import { useAction } from '#portal/ui/use-action.ts'
import { dropFormDraft, keepFormDraft, readFormDraft } from './form-draft.ts'
import { bodyOf, emptyValues, loadSchema, offerName } from './form-values.ts'
import { type Fact, readMatter } from './matter.ts'
import { SentWithIt } from './sent-with-it.tsx'
import { type Progress, SubmittedForm } from './submitted-form.tsx'
import { useAccountDetails } from './use-account-details.ts'
import { VisitorFields } from './visitor-fields.tsx'
import { WithoutScripts } from './without-scripts.tsx'

// What submits loads with the first key; the form itself shows at once.
const loadSubmit = () => import('./submit.ts')

/**
 * A form of the public site. What was typed stays through a failure, a lost network and a reload; a submission
 * that fails goes to the fallback once, and one that gets no answer waits for the network.
 */
export function SiteForm({ form }: { form: VisitorForm }) {
  const content = visitorForms[form]
  const schema = useMemo(
    () => () => {
      void loadSubmit()
      return loadSchema(content)
    },
    [content],
  )
  const [prefilled, setPrefilled] = useState<Readonly<Record<string, string>>>({})
  const [progress, setProgress] = useState<Progress>()
  const { facts, typed, isFromAccount, remove } = useFacts(content)
  useEffect(() => setPrefilled(readFormDraft(form)), [form])
  const known: Readonly<Record<string, string>> = { ...typed.account, ...prefilled, ...typed.address }

  const send = useAction({
    action: async (values: Record<string, unknown>) => {
      const { submitOnce } = await loadSubmit()
      const context = { pageUri: `${location.origin}${location.pathname}`, pageName: document.title }
      return submitOnce(form, bodyOf(content, values, facts, context))
    },
    onDone: outcome => {
      dropFormDraft(form)
      setProgress(outcome)
      if (outcome.kind === 'waiting') void outcome.taken.then(() => setProgress({ kind: 'sent-later' }))
    },
  })
  const names = content.fields.map(({ name }) => name)
  // One value for each answer: the form drops an error of a field that was changed since.
  const error = useMemo(
    () =>
      toFormError(
        send.error,
        content.fields.map(({ name }) => name),
      ),
    [send.error, content],
  )
  const isLost =
    send.error instanceof ApiError && (send.error.statusCode === 404 || send.error.statusCode >= 500)

  if (progress) return <SubmittedForm progress={progress} />
  return (
    <div className="flex flex-col gap-5">
      <WithoutScripts />
      <Form
        schema={schema}
        defaultValues={emptyValues(content)}
        onSubmit={values => void send.run(values)}
        onValuesChange={values => keepFormDraft(form, textsOf(values, names))}
        error={error}
        pending={send.isPending}
        submitLabel={content.submit}
        label={content.title}
        isWide
        className="[@media(scripting:none)]:hidden"
      >
        {fields => (
          <>
            <VisitorFields content={content} fields={fields} offerName={offerName} />
            {names.map(name => (
              <Prefill key={name} name={name} value={known[name] ?? ''} />
            ))}
            <SentWithIt facts={facts} isFromAccount={isFromAccount} onRemove={remove} />
            <div data-bot-place className="empty:hidden" />
            {isLost && <WithoutScripts isFailure />}
          </>
        )}
      </Form>
    </div>
  )
}

/** Fills in an empty field once the scripts run: the prerendered page is everyone's. */
function Prefill({ name, value }: { name: string; value: string }) {
  const { value: current, set } = useFormField(name)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each value, not after a field is emptied
  useEffect(() => {
    if (value && !current) set(value)
  }, [value])
  return null
}

/** What is sent beside the fields: what the address says, and the account. Each can be removed. */
function useFacts({ hasContext = false, fields }: VisitorFormContent) {
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  const details = useAccountDetails(hasContext)
  const [matter, setMatter] = useState<ReturnType<typeof readMatter>>()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const topics = fields.find(({ name }) => name === 'topic')?.options ?? []
    setMatter(
      readMatter(
        search,
        topics.map(({ value }) => value),
      ),
    )
    setRemoved(new Set())
  }, [search, fields])
  const account = details?.account
  const all: readonly Fact[] = [
    ...(hasContext ? (matter?.facts ?? []) : []),
    ...(account
      ? [
          { name: 'account_name', label: 'Account', value: account.name },
          { name: 'account_id', label: 'Account number', value: String(account.id) },
        ]
      : []),
  ]
  const topic: Readonly<Record<string, string>> = matter?.topic ? { topic: matter.topic } : {}
  return {
    facts: all.filter(({ name }) => !removed.has(name)),
    typed: { account: details?.typed ?? {}, address: topic },
    isFromAccount: details !== undefined,
    remove: (name: string) => setRemoved(new Set(removed).add(name)),
  }
}

function textsOf(
  values: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(names.map(name => [name, String(values[name] ?? '')]))
}
