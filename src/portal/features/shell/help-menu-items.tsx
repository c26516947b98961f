import { Keyboard } from 'lucide-react'
import { helpLinks, helpTarget } from '#portal/features/shell/help-links.tsx'
import { MenuItem, MenuSeparator, menuItemClass } from '#portal/ui/overlay/menu.tsx'

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
