import { EllipsisVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#portal/ui/icon-button.tsx'
import { Menu } from '#portal/ui/overlay/menu.tsx'

/** What can be done with one thing of a list, behind three dots. */
export function RowMenu({
  name,
  pending = false,
  children,
}: {
  /** Of the thing. */
  name: string
  pending?: boolean
  children: ReactNode
}) {
  const label = `Actions for ${name}`
  return (
    <Menu
      label={label}
      trigger={
        <IconButton
          size="sm"
          label={label}
          icon={<EllipsisVertical className="size-4" />}
          pending={pending}
        />
      }
    >
      {children}
    </Menu>
  )
}
