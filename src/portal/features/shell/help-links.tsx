import { Activity, BookOpen, LifeBuoy } from 'lucide-react'
import { STATUS_PAGE } from '#portal/api/help.ts'
import { supportAddress } from '#portal/ui/page/contact-address.ts'

/** Where help is: what errors mean, people, and whether the service works. */
export const helpLinks = [
  { label: 'Docs', href: '/docs/errors', icon: BookOpen },
  { label: 'Support', href: supportAddress({}), icon: LifeBuoy },
  { label: 'Status', href: STATUS_PAGE, icon: Activity },
]

/** The attributes of a link to help: it leaves the page as it is. */
export function helpTarget(href: string) {
  return { href, target: '_blank', rel: 'noreferrer' }
}
