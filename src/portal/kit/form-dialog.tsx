import type { ReactNode } from 'react'
import type { AnyOperation } from '#portal/api/types.ts'
import { Button } from '#portal/ui/button.tsx'
import { Dialog, type DialogProps } from '#portal/ui/dialog.tsx'
import type { FormSchema } from '#portal/ui/form/schema.ts'
import { toast } from '#portal/ui/toast.ts'
import { OperationForm, type OperationFormProps } from './operation-form.tsx'
import type { AnswerOf } from './operation-types.ts'

export type FormDialogProps<H extends AnyOperation, S extends FormSchema, T> = Omit<
  OperationFormProps<H, S, T>,
  'secondary' | 'onGiveUp' | 'onDone'
> & {
  title: ReactNode
  description?: ReactNode
  size?: DialogProps['size']
  /** Said when it is done. */
  doneText?: string
  onDone?: (answer: AnswerOf<H>) => unknown
  onClose: () => void
}

/** A dialog around the form of one operation. It closes once that is done. */
export function FormDialog<H extends AnyOperation, S extends FormSchema, T = undefined>({
  title,
  description,
  size = 'md',
  doneText,
  onDone,
  onClose,
  ...form
}: FormDialogProps<H, S, T>) {
  return (
    <Dialog open isSticky onClose={onClose} title={title} description={description} size={size}>
      <OperationForm<H, S, T>
        {...(form as unknown as OperationFormProps<H, S, T>)}
        secondary={<Button onClick={onClose}>Cancel</Button>}
        onGiveUp={onClose}
        onDone={async answer => {
          await onDone?.(answer)
          if (doneText) toast.success(doneText)
          onClose()
        }}
      />
    </Dialog>
  )
}
