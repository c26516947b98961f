import { useQuery } from '@tanstack/react-query'
import { Bell, Clock, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import { query } from '#portal/api/call.ts'
import { signOut } from '#portal/api/session/session.ts'
import { EntryLink } from '#portal/features/shell/ribbon.tsx'
import { ZoneItems } from '#portal/features/shell/zone-items.tsx'
import { useArea } from '#portal/shared/navigation/pages.ts'
import { Group } from '#portal/ui/group.tsx'
import { MenuItem, MenuSeparator, menuItemClass } from '#portal/ui/overlay/menu.tsx'
import { MenuRadio } from '#portal/ui/overlay/menu-radio.tsx'
import { chooseTheme, readTheme, type ThemeChoice } from '#portal/ui/page/theme.ts'
import { useExactTimes } from '#portal/ui/time/times.ts'

const themes: readonly { value: ThemeChoice; label: string; icon: typeof Sun }[] = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'Match the system', icon: Monitor },
]

/** The person's own pages, the theme, and the way out. */
export default function UserMenuItems({ onNotices }: { onNotices: () => void }) {
  const { data: self } = useQuery(query(getOwnCredentials))
  const { entries, current } = useArea('profile')
  const [isExact, toggleTimes] = useExactTimes()
  const [theme, setTheme] = useState(readTheme)
  return (
    <>
      <p className="max-w-64 truncate px-2.5 py-1.5 text-xs text-muted">{self?.username}</p>
      <MenuSeparator />
      {entries.map(entry => (
        <EntryLink
          key={entry.to}
          entry={entry}
          isCurrent={entry.to === current}
          role="menuitem"
          tabIndex={-1}
          className={menuItemClass}
        />
      ))}
      <MenuItem icon={<Bell />} onSelect={onNotices}>
        Recent notices
      </MenuItem>
      <MenuItem icon={<Clock />} onSelect={toggleTimes}>
        {isExact ? 'Show how long ago' : 'Show dates and times'}
      </MenuItem>
      <MenuSeparator />
      <ZoneItems />
      <MenuSeparator />
      <Group label="Theme">
        <p aria-hidden="true" className="px-2.5 pt-1.5 pb-1 text-xs font-medium text-faint">
          Theme
        </p>
        {themes.map(({ value, label, icon: Icon }) => (
          <MenuRadio
            key={value}
            icon={<Icon />}
            isChosen={theme === value}
            onSelect={() => {
              chooseTheme(value)
              setTheme(value)
            }}
          >
            {label}
          </MenuRadio>
        ))}
      </Group>
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={() => void signOut()}>
        Log Out
      </MenuItem>
    </>
  )
}
