import { Activity, BookOpen, Keyboard, LifeBuoy } from 'lucide-react'
import { STATUS_PAGE } from '#portal/api/help.ts'
import { MenuItem, MenuSeparator, menuItemClass } from '#portal/ui/overlay/menu.tsx'
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

export default function HelpMenuItems({ onKeys }: { onKeys: () => void }) {
  return (
    <>
      {helpLinks.map(({ label, href, icon: Icon }) => (
        <a key={label} {...helpTarget(href)} role="menuitem" tabIndex={-1} className={menuItemClass}>
          <Icon aria-hidden="true" />
          {label}
        </a>
      ))}
      <MenuSeparator />
      <MenuItem icon={<Keyboard />} onSelect={onKeys}>
        Keyboard shortcuts
      </MenuItem>
    </>
  )
}
