import { useLocation } from '@tanstack/react-router'
import { CircleCheck, CloudOff } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { VisitorForm } from '#domain/forms/forms.ts'
import { ApiError, toFormError } from '#portal/api/errors/errors.ts'
import { supportEmail } from '#portal/api/help.ts'
import { readSessionHint } from '#portal/api/session/session-hint.ts'
import { type VisitorFormContent, visitorForms } from '#portal/content/forms/visitor-forms.ts'
import { ignoreMissingFile } from '#portal/missing-file.ts'
import { Button } from '#portal/ui/button.tsx'
import { cx } from '#portal/ui/classes.ts'
import { useFormField } from '#portal/ui/form/fields.tsx'
import { Form } from '#portal/ui/form/form.tsx'
import { useAction } from '#portal/ui/use-action.ts'
import {
  bodyOf,
  dropFormDraft,
  emptyValues,
  type Fact,
  keepFormDraft,
  offerName,
  readFormDraft,
  readMatter,
} from './form-values.ts'
import { VisitorFields } from './visitor-fields.tsx'

// The submit code loads with the first key press; the form renders at once.
const loadSubmit = () => import('./submit.ts')

/**
 * A form of the public site. What was typed stays through a failure, a lost network and a reload; a submission
 * that fails goes to the fallback once, and one that gets no response waits for the network.
 */
export function SiteForm({ form }: { form: VisitorForm }) {
  const content = visitorForms[form]
  const schema = useMemo(
    () => async () => {
      // Without a network there is no code to load.
      void loadSubmit().then(
        ({ prepare }) => prepare(),
        () => {},
      )
      return (await import('./form-schema.ts')).formSchema(content)
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
  // One value for each response: the form drops an error of a field that was changed since.
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
  const fill = useEffectEvent((text: string) => {
    if (text && !current) set(text)
  })
  // Once for each value, not after a field is emptied.
  useEffect(() => fill(value), [value])
  return null
}

/** What is sent next to the fields: what the address says, and the account. Each can be removed. */
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

/** The context sent with the form. Everything that is sent is visible. */
function SentWithIt({
  facts,
  isFromAccount,
  onRemove,
}: {
  facts: readonly Fact[]
  /** Whether the fields were filled in from the account of the person. */
  isFromAccount: boolean
  onRemove: (name: string) => void
}) {
  if (facts.length === 0 && !isFromAccount) return null
  return (
    <div className="flex flex-col gap-2 rounded-md bg-sunken px-4 py-3">
      {isFromAccount && (
        <p className="text-sm text-muted">
          We filled in your details from your account. You can change them.
        </p>
      )}
      {facts.length > 0 && <p className="text-sm font-medium">Also included</p>}
      <ul className="flex flex-col">
        {facts.map(({ name, label, value }) => (
          <li key={name} className="flex items-center justify-between gap-3 text-sm">
            <span className="min-w-0">
              <span className="text-muted">{label}:</span> <span className="break-words">{value}</span>
            </span>
            <Button size="sm" variant="ghost" onClick={() => onRemove(name)}>
              Remove<span className="sr-only"> {label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The result of a submission. */
type Progress = { kind: 'taken'; message: string } | { kind: 'waiting' } | { kind: 'sent-later' }

const WAITING =
  'You’re offline. We’ll send your form when you’re back online, or the next time you open this site.'
const SENT_LATER = 'You’re back online, and your form has been sent.'

/** In place of a form that was submitted. */
function SubmittedForm({ progress }: { progress: Progress }) {
  const place = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => place.current?.focus(), [])
  const isWaiting = progress.kind === 'waiting'
  const Mark = isWaiting ? CloudOff : CircleCheck
  const text = progress.kind === 'taken' ? progress.message : isWaiting ? WAITING : SENT_LATER
  return (
    <div ref={place} tabIndex={-1} role="status" className="flex flex-col gap-3 rounded-md outline-none">
      <span
        aria-hidden="true"
        className="grid size-11 place-items-center rounded-lg bg-accent-soft text-accent"
      >
        <Mark className="size-5" />
      </span>
      <p className="text-lg font-medium">{isWaiting ? 'Waiting for your connection' : 'Sent'}</p>
      {text.split('\n').map(line => (
        <p key={line} className="text-muted">
          {line}
        </p>
      ))}
    </div>
  )
}

/** The email fallback, for browsers without scripts and for failed submissions. */
function WithoutScripts({ isFailure = false }: { isFailure?: boolean }) {
  return (
    <p className={cx('text-muted', !isFailure && 'hidden [@media(scripting:none)]:block')}>
      {isFailure
        ? 'Your input is still here. Try again, or email  '
        : 'This form needs JavaScript. You can also email  '}
      <a
        href={`mailto:${supportEmail}`}
        className="rounded-xs text-accent break-words underline underline-offset-4"
      >
        {supportEmail}
      </a>
      .
    </p>
  )
}

export interface AccountDetails {
  /** Values for the fields of a form, by their names. */
  typed: Readonly<Record<string, string>>
  /** The account that they act in. */
  account: { id: number; name: string } | undefined
}

/** The details of a logged-in person; undefined for visitors, for whom no request is made. */
function useAccountDetails(isWanted: boolean): AccountDetails | undefined {
  const [details, setDetails] = useState<AccountDetails>()
  useEffect(() => {
    if (!isWanted || readSessionHint() !== 'in') return
    let isGone = false
    import('./account-details.ts')
      .then(({ readAccountDetails }) => readAccountDetails())
      .then(read => {
        if (read && !isGone) setDetails(read)
      })
      .catch(ignoreMissingFile)
    return () => {
      isGone = true
    }
  }, [isWanted])
  return details
}
