import type { ReactNode } from 'react'
import type { AnyOperation } from '#portal/api/types.ts'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { type FormFields, fields } from '#portal/ui/form/fields.tsx'
import { FormView, type FormViewProps } from '#portal/ui/form/form-view.tsx'
import type { FormSchema } from '#portal/ui/form/schema.ts'
import { type Names, type OperationFormOptions, useOperationForm } from './use-operation-form.ts'
import type { useTypedForm } from './use-typed-form.ts'

export interface OperationFormProps<H extends AnyOperation, S extends FormSchema, T> extends FormViewProps {
  /** What it sends, from which input, and what follows. */
  form: OperationFormOptions<H, S, T>
  children: (fields: FormFields<Names<S>>, form: ReturnType<typeof useTypedForm<S>>['form']) => ReactNode
}

/**
 * A form that sends one operation. The handle determines where it goes, who may send it and what its body is;
 * a failure shows under the fields that caused it.
 */
export function OperationForm<H extends AnyOperation, S extends FormSchema, T = undefined>({
  form: options,
  disabledReason,
  children,
  ...look
}: OperationFormProps<H, S, T>) {
  const { form, forbidden, conflict, ...state } = useOperationForm(options)
  return (
    <>
      {conflict && <Conflict {...conflict} />}
      <FormView
        {...look}
        form={state}
        disabledReason={
          forbidden ?? disabledReason ?? (conflict ? 'First choose which version to keep.' : undefined)
        }
      >
        {children(fields as FormFields<Names<S>>, form)}
      </FormView>
    </>
  )
}

/** The changes, and the choice. Nothing is saved until the person has chosen. */
function Conflict({
  title,
  changes,
  keep,
  giveUp,
}: NonNullable<ReturnType<typeof useOperationForm>['conflict']>) {
  return (
    <Alert
      tone="danger"
      title={title}
      action={
        <>
          <Button size="sm" onClick={giveUp}>
            Discard mine
          </Button>
          <Button
            size="sm"
            variant="ghost"
            disabledReason={changes === undefined ? 'The current version couldn’t be loaded.' : undefined}
            onClick={keep}
          >
            Keep mine
          </Button>
        </>
      }
    >
      <p>Your change wasn’t saved. What you typed is still below.</p>
      {changes && changes.length > 0 && (
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
          {changes.map(([name, value]) => (
            <div key={name} className="contents">
              <dt>{name} is now</dt>
              <dd className="font-medium break-words text-ink">{value || 'empty'}</dd>
            </div>
          ))}
        </dl>
      )}
      {changes?.length === 0 && <p className="mt-2">They changed something else.</p>}
    </Alert>
  )
}
