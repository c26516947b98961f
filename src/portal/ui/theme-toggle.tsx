import { Monitor, Moon, Sun } from 'lucide-react'
import { useId, useSyncExternalStore } from 'react'
import { readTheme, type ThemeChoice, writeTheme } from '#portal/ui/theme.ts'

const choices = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'As the system', icon: Monitor },
] as const

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** Light, dark or as the system. Every toggle on a page shows the same choice. */
export function ThemeToggle() {
  const name = useId()
  const chosen = useSyncExternalStore<ThemeChoice>(subscribe, readTheme, () => 'system')
  return (
    <fieldset className="inline-flex rounded-md bg-sunken p-0.5 ring-1 ring-inset ring-line [@media(scripting:none)]:hidden">
      <legend className="sr-only">Theme</legend>
      {choices.map(({ value, label, icon: Icon }) => (
        <label
          key={value}
          title={label}
          className="relative grid h-7 w-8 cursor-pointer place-items-center rounded-sm text-faint transition-colors hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            className="absolute inset-0 cursor-pointer appearance-none rounded-sm outline-none"
            onChange={() => writeTheme(value)}
          />
          <Icon aria-hidden="true" className="pointer-events-none size-4" />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
