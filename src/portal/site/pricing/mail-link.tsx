import type { ReactNode } from 'react'
import { supportEmail } from '#portal/content/site.ts'

/** A link that starts a mail to us, in a text or, with a class, as something else. */
export function MailLink({
  subject,
  className = 'rounded-xs text-accent underline underline-offset-4',
  children,
}: {
  subject: string
  className?: string
  children: ReactNode
}) {
  return (
    <a href={`mailto:${supportEmail}?subject=${encodeURIComponent(subject)}`} className={className}>
      {children}
    </a>
  )
}
