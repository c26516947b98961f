import { type ReactNode, Suspense, useState } from 'react'
import { useDialog } from './address.ts'

/**
 * The place for the dialogs of a page, as a lazy component. Their code loads when the first one opens. They
 * stay mounted from then on: the last step of a dialog, such as a new token, has no
 * address.
 */
export function PageDialogs({ children }: { children: ReactNode }) {
  const { name } = useDialog()
  const [isOpened, setOpened] = useState(false)
  if (name !== undefined && !isOpened) setOpened(true)
  return isOpened && <Suspense>{children}</Suspense>
}
