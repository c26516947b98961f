import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { readTheme } from '#portal/ui/page/theme.ts'

const choices = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'Match the system', icon: Monitor },
] as const

/** Light, dark or system. `themeScript` acts on the choice and keeps all toggles of a page the same. */
export function ThemeToggle() {
  const name = useId()
  const chosen = typeof document === 'undefined' ? 'system' : readTheme()
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
            defaultChecked={chosen === value}
            data-theme-toggle=""
            className="absolute inset-0 cursor-pointer appearance-none rounded-sm outline-none"
          />
          <Icon aria-hidden="true" className="pointer-events-none size-4" />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
