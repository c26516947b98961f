import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { AnyOperation } from '#portal/api/types.ts'
import { Button } from '#portal/ui/button.tsx'
import { toast } from '#portal/ui/feedback/toast.tsx'
import type { FormSchema } from '#portal/ui/form/schema.ts'
import { Dialog, type DialogProps } from '#portal/ui/overlay/dialog.tsx'
import { type Action, type Actions, useUndoable } from '../action/actions.tsx'
import type { ResponseOf } from '../action/send-operation.ts'
import { OperationForm, type OperationFormProps } from '../form/operation-form.tsx'
import type { OperationFormOptions } from '../form/use-operation-form.ts'

export type FormDialogProps<H extends AnyOperation, S extends FormSchema, T> = Omit<
  OperationFormOptions<H, S, T>,
  'onGiveUp' | 'onDone'
> &
  Pick<OperationFormProps<H, S, T>, 'submitLabel' | 'submitVariant' | 'disabledReason' | 'children'> & {
    title: ReactNode
    description?: ReactNode
    size?: DialogProps['size']
    /** The message after success. */
    doneText?: string | ((values: z.core.output<S>) => string)
    /** Undoes the operation; offered with the message. */
    undo?: (values: z.core.output<S>) => Action
    /** Runs Undo. With those of the page, its failure stays there; by default it only passes in a toast. */
    actions?: Pick<Actions, 'run'>
    /** What it changes: the message about the last change of it takes the place of the others. */
    setting?: string
    onDone?: (response: ResponseOf<H>, values: z.core.output<S>) => unknown
    onClose: () => void
  }

/** A dialog around the form of one operation. It closes once the operation is done. */
export function FormDialog<H extends AnyOperation, S extends FormSchema, T = undefined>({
  title,
  description,
  size = 'md',
  doneText,
  undo,
  setting,
  actions: ofPage,
  onDone,
  onClose,
  submitLabel,
  submitVariant,
  disabledReason,
  children,
  ...options
}: FormDialogProps<H, S, T>) {
  const ofDialog = useUndoable({ invalidates: options.invalidates ?? [] })
  const actions = ofPage ?? ofDialog
  return (
    <Dialog open isSticky onClose={onClose} title={title} description={description} size={size}>
      <OperationForm<H, S, T>
        {...{ submitLabel, submitVariant, disabledReason, children }}
        secondary={<Button onClick={onClose}>Cancel</Button>}
        form={{
          ...(options as unknown as OperationFormOptions<H, S, T>),
          onGiveUp: onClose,
          onDone: async (response, values) => {
            await onDone?.(response, values)
            const text = typeof doneText === 'function' ? doneText(values) : doneText
            const onAction = undo && (() => void actions.run(undo(values)))
            if (text)
              void toast.success(text, {
                about: setting,
                ...(onAction && { action: { label: 'Undo', onAction } }),
              })
            onClose()
          },
        }}
      />
    </Dialog>
  )
}
