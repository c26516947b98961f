import { type ReactNode, Suspense, useState } from 'react'
import { useDialog } from './dialog-address.ts'

/**
 * Where the dialogs of a page stand, as a lazy component. Their code comes with the first one that is opened, and
 * they stay from then on: the last word of a dialog, such as a token that is shown once, has no address.
 */
export function PageDialogs({ children }: { children: ReactNode }) {
  const { name } = useDialog()
  const [isOpened, setOpened] = useState(false)
  if (name !== undefined && !isOpened) setOpened(true)
  return isOpened && <Suspense>{children}</Suspense>
}
