import type { ReactNode } from 'react'

/** Frame of content that can be wider or taller than its place. It is a tab stop, so it scrolls by keyboard as well. */
export function ScrollRegion({
  label,
  as: Frame = 'section',
  className,
  translate,
  children,
}: {
  /** Leave it out where the content has a name of its own. */
  label?: string | undefined
  as?: 'section' | 'pre'
  /** Says in which direction it scrolls. */
  className: string
  translate?: 'no'
  children: ReactNode
}) {
  return (
    <Frame aria-label={label} tabIndex={0} {...{ translate, className }}>
      {children}
    </Frame>
  )
}
