import type { ComponentProps } from 'react'
import { useCan } from '#portal/api/can.ts'
import type { AnyOperation } from '#portal/api/types.ts'
import { Button, type ButtonProps } from '#portal/ui/button.tsx'
import { MenuItem } from '#portal/ui/overlay/menu.tsx'

/** A button for an operation: if the person may not call it, the button says why. */
export function OperationButton({ operation, ...button }: ButtonProps & { operation: AnyOperation }) {
  const { reason } = useCan(operation)
  return <Button {...button} disabledReason={reason ?? button.disabledReason} />
}

/** The same in a menu. */
export function OperationItem({
  operation,
  ...item
}: ComponentProps<typeof MenuItem> & { operation: AnyOperation }) {
  const { reason } = useCan(operation)
  return <MenuItem {...item} disabledReason={reason ?? item.disabledReason} />
}
