import { useSelector } from '@tanstack/react-form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type * as z from 'zod/mini'
import { useCan } from '#portal/api/can.ts'
import { ApiError, toFormError } from '#portal/api/errors/errors.ts'
import type { AnyOperation } from '#portal/api/types.ts'
import type { FormSchema, FormValues, SchemaSource } from '#portal/ui/form/schema.ts'
import { useDraft } from '#portal/ui/form/use-draft.ts'
import { createIdempotency } from '../action/idempotency.ts'
import {
  type BodyOf,
  type InputOf,
  type ResponseOf,
  refresh,
  sendOperation,
  type TargetOf,
} from '../action/send-operation.ts'
import { useTypedForm } from './use-typed-form.ts'

/** The fields of a form by name. */
export type Names<S extends FormSchema> = Extract<keyof z.core.input<S>, string>

interface Options<H extends AnyOperation, S extends FormSchema, T> {
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
  onDone?: (response: ResponseOf<H>, values: z.core.output<S>) => unknown
  /** The person accepted what another person saved. */
  onGiveUp?: () => void
  /** Fields of the form that have other names on the wire. */
  aliases?: Partial<Record<Names<S>, readonly string[]>>
  /** Receives the values of the form, at the start and after each change, checked or not. */
  onValuesChange?: (values: FormValues<z.core.input<S>>) => void
  /**
   * Tells the form from others on its page, when the session ends and what was typed is kept for the next
   * login. Set it where forms have operation and path in common: one for each row of a list.
   */
  draft?: string
}

/** Path and query of the call, or a function that makes them from the input. */
type Target<H extends AnyOperation, S extends FormSchema> = {
  [Part in keyof TargetOf<H>]: TargetOf<H>[Part] | ((values: z.core.output<S>) => TargetOf<H>[Part])
}

/** What a form sends: the operation, the target, and `toBody` if the schema does not give the body as it is. */
export type OperationFormOptions<H extends AnyOperation, S extends FormSchema, T> = Options<H, S, T> &
  Target<H, S> &
  (z.core.output<S> extends BodyOf<H> ? unknown : { toBody: unknown })

/** The state of a form that sends one operation: its input, its checks, its call, and what came of it. */
export function useOperationForm<H extends AnyOperation, S extends FormSchema, T>(
  options: OperationFormOptions<H, S, T>,
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
    draft: draftName,
  }: Options<H, S, T> = options
  const { path, query } = options as Record<string, unknown>
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
      return send ? ((await send(input, values)) as ResponseOf<H>) : sendOperation(operation, input)
    },
    onSuccess: async (response, values) => {
      keys.succeeded()
      await refresh(client, invalidates)
      await onDone?.(response, values)
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
  const draft = useDraft(draftName ?? [operation.id, ...Object.values(path ?? {})].join(' '), defaultValues)
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

  return {
    ...typed,
    names,
    error,
    pending: mutation.isPending,
    isRestored: draft.isRestored,
    /** Why the person may not send it. */
    forbidden: can.reason,
    /** The edit that another person's was saved before; null without one. */
    conflict: conflict &&
      conflicted && {
        title: conflict.title,
        /** What that person has changed, by label; undefined if it could not be loaded. */
        changes:
          conflicted.current === undefined
            ? undefined
            : changes(conflict.words(base as T), conflict.words(conflicted.current)),
        /** Keeps the input, now as an edit of the newer version. */
        keep() {
          setBase(conflicted.current)
          setConflicted(null)
          mutation.reset()
        },
        giveUp: () => onGiveUp?.(),
      },
  }
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

/** The values that have changed, by label. */
function changes(before: Record<string, string>, after: Record<string, string>): [string, string][] {
  return Object.entries(after).filter(([name, value]) => value !== before[name])
}
