import { useSelector } from '@tanstack/react-form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type * as z from 'zod/mini'
import { useCan } from '#portal/api/can.ts'
import { ApiError, toFormError } from '#portal/api/errors/errors.ts'
import type { AnyOperation } from '#portal/api/types.ts'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { type FormFields, fields } from '#portal/ui/form/fields.tsx'
import { FormView, type FormViewProps } from '#portal/ui/form/form-view.tsx'
import type { FormSchema, FormValues, SchemaSource } from '#portal/ui/form/schema.ts'
import { useDraft } from '#portal/ui/form/use-draft.ts'
import { createIdempotency } from '../action/idempotency.ts'
import {
  type AnswerOf,
  type BodyOf,
  type InputOf,
  refresh,
  sendOperation,
  type TargetOf,
} from '../action/send-operation.ts'
import { useTypedForm } from './use-typed-form.ts'

type Names<S extends FormSchema> = Extract<keyof z.core.input<S>, string>

interface Options<H extends AnyOperation, S extends FormSchema, T> extends FormViewProps {
  operation: H
  /** The generated schema of the operation's body, or one whose values `toBody` turns into it. */
  schema: SchemaSource<S>
  defaultValues: FormValues<z.core.input<S>>
  /**
   * The body of the call, if it differs from the schema's values. `base` is the version that `conflict`
   * started from.
   */
  toBody?: (values: z.core.output<S>, base: T) => BodyOf<H> | Promise<BodyOf<H>>
  /** Sends it in another way than `call`: a login, which replaces the session. What follows is up to it. */
  send?: (input: InputOf<H>, values: z.core.output<S>) => Promise<unknown>
  /** Failures that the page explains next to the form. */
  isShownElsewhere?: (error: Error) => boolean
  /** Operations whose data changes: it is fetched again before the submission counts as done. */
  invalidates?: readonly AnyOperation[]
  conflict?: ConflictRule<T>
  onDone?: (answer: AnswerOf<H>, values: z.core.output<S>) => unknown
  /** The person accepted what another person saved. */
  onGiveUp?: () => void
  /** Fields of the form that have other names on the wire. */
  aliases?: Partial<Record<Names<S>, readonly string[]>>
  /** Receives the values of the form, at the start and after each change, checked or not. */
  onValuesChange?: (values: FormValues<z.core.input<S>>) => void
  children: (fields: FormFields<Names<S>>, form: ReturnType<typeof useTypedForm<S>>['form']) => ReactNode
}

/** Path and query of the call, or a function that makes them from the input. */
type Target<H extends AnyOperation, S extends FormSchema> = {
  [Part in keyof TargetOf<H>]: TargetOf<H>[Part] | ((values: z.core.output<S>) => TargetOf<H>[Part])
}

/** Where the operation is sent, and `toBody` if the schema does not give the body as it is. */
export type OperationFormProps<H extends AnyOperation, S extends FormSchema, T> = Options<H, S, T> &
  Target<H, S> &
  (z.core.output<S> extends BodyOf<H> ? unknown : { toBody: unknown })

/**
 * A form that sends one operation. The handle determines where it goes, who may send it and what its body is;
 * a failure shows under the fields that caused it.
 */
export function OperationForm<H extends AnyOperation, S extends FormSchema, T = undefined>(
  props: OperationFormProps<H, S, T>,
) {
  const {
    operation,
    schema,
    defaultValues,
    toBody,
    send,
    isShownElsewhere,
    invalidates = [],
    conflict,
    onDone,
    onGiveUp,
    aliases,
    onValuesChange,
    children,
    ...look
  }: Options<H, S, T> = props
  const { path, query } = props as Record<string, unknown>
  const client = useQueryClient()
  const can = useCan(operation)
  const [keys] = useState(() => createIdempotency(operation))
  const [base, setBase] = useState(conflict?.from)
  const [conflicted, setConflicted] = useState<{ current: T | undefined } | null>(null)

  const mutation = useMutation({
    mutationFn: async (values: z.core.output<S>) => {
      const body = toBody ? await toBody(values, base as T) : values
      const target = { path: partOf(path, values), query: partOf(query, values) }
      const input = { ...target, body, header: keys.headerFor(body) } as InputOf<H>
      return send ? ((await send(input, values)) as AnswerOf<H>) : sendOperation(operation, input)
    },
    onSuccess: async (answer, values) => {
      keys.succeeded()
      await refresh(client, invalidates)
      await onDone?.(answer, values)
    },
    onError: async error => {
      if (!conflict || !(error instanceof ApiError && conflict.errors.includes(error.name))) return
      const [current] = await Promise.all([
        conflict.load().catch(() => undefined),
        refresh(client, invalidates),
      ])
      setConflicted({ current })
    },
    // A response, such as a token, must not stay in memory longer than its dialog.
    gcTime: 0,
  })

  const names = Object.keys(defaultValues)
  const isElsewhere = mutation.error !== null && isShownElsewhere?.(mutation.error)
  // The same object until the next response, or the form would take the focus with every key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of a form and its aliases do not change
  const error = useMemo(
    () => (conflicted || isElsewhere ? null : toFormError(mutation.error, names, aliases)),
    [conflicted, mutation.error],
  )
  const draft = useDraft(look.draft ?? [operation.id, ...Object.values(path ?? {})].join(' '), defaultValues)
  const [initial] = useState(draft.values as FormValues<z.core.input<S>>)
  const typed = useTypedForm({
    schema,
    defaultValues: initial,
    error,
    send: values => mutation.mutate(values),
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the drafts ask the form when they need its values
  useEffect(() => draft.track(typed), [])

  // With an effect and not through the store, which also notifies when the form unmounts.
  const values = useSelector(typed.form.store, state => state.values)
  const notify = useEffectEvent((current: FormValues<z.core.input<S>>) => onValuesChange?.(current))
  useEffect(() => notify(values), [values])

  return (
    <>
      {conflict && conflicted && (
        <Conflict
          rule={conflict}
          base={base as T}
          current={conflicted.current}
          onKeep={current => {
            setBase(current)
            setConflicted(null)
            mutation.reset()
          }}
          onTake={() => onGiveUp?.()}
        />
      )}
      <FormView
        {...look}
        context={typed}
        errorOf={typed.errorOf}
        names={names}
        submit={typed.submit}
        error={error}
        pending={mutation.isPending}
        disabledReason={
          can.reason ??
          look.disabledReason ??
          (conflicted ? 'First choose which version to keep.' : undefined)
        }
        isRestored={draft.isRestored}
      >
        {children(fields as FormFields<Names<S>>, typed.form)}
      </FormView>
    </>
  )
}

function partOf(part: unknown, values: unknown): unknown {
  return typeof part === 'function' ? part(values) : part
}

/** How a form detects that another person saved first, and shows what has changed. */
export interface ConflictRule<T> {
  /** The names of the errors for such a conflict. */
  errors: readonly string[]
  title: string
  /** What the form was filled from. The body of the call is made from it, or from its newer version. */
  from: T
  /** Fetches the current version. */
  load: () => Promise<T>
  /** The values in the form, by label. */
  words: (thing: T) => Record<string, string>
}

/** The changes, and the choice. Nothing is saved until the person has chosen. */
function Conflict<T>({
  rule: { title, words },
  base,
  current,
  onKeep,
  onTake,
}: {
  rule: ConflictRule<T>
  /** What the rejected edit was made from. */
  base: T
  /** The current version; undefined if it could not be loaded. */
  current: T | undefined
  /** Keeps the input, now as an edit of the newer version. */
  onKeep: (current: T) => void
  onTake: () => void
}) {
  const changed = current === undefined ? undefined : changes(words(base), words(current))
  return (
    <Alert
      tone="danger"
      title={title}
      action={
        <>
          <Button size="sm" onClick={onTake}>
            Discard mine
          </Button>
          <Button
            size="sm"
            variant="ghost"
            disabledReason={current === undefined ? 'The current version couldn’t be loaded.' : undefined}
            onClick={() => current !== undefined && onKeep(current)}
          >
            Keep mine
          </Button>
        </>
      }
    >
      <p>Your change wasn’t saved. What you typed is still below.</p>
      {changed && changed.length > 0 && (
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
          {changed.map(([name, value]) => (
            <div key={name} className="contents">
              <dt>{name} is now</dt>
              <dd className="font-medium break-words text-ink">{value || 'empty'}</dd>
            </div>
          ))}
        </dl>
      )}
      {changed?.length === 0 && <p className="mt-2">They changed something else.</p>}
    </Alert>
  )
}

/** The values that have changed, by label. */
export function changes(before: Record<string, string>, after: Record<string, string>): [string, string][] {
  return Object.entries(after).filter(([name, value]) => value !== before[name])
}
