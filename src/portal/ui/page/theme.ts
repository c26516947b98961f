/** What a person chose; `system` follows the operating system. */
export type ThemeChoice = 'light' | 'dark' | 'system'

export function readTheme(): ThemeChoice {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

const STORAGE_KEY = 'theme'

/**
 * In the head of the document: applies the stored choice before anything is painted, and then makes every toggle
 * work, even before the other scripts run.
 */
export function followTheme(): void {
  const { dataset } = document.documentElement
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    if (stored === 'light' || stored === 'dark') dataset.theme = stored
  } catch {}
  const showChoice = () => {
    for (const toggle of document.querySelectorAll<HTMLInputElement>('[data-theme-toggle]'))
      toggle.checked = toggle.value === (dataset.theme || 'system')
  }
  addEventListener('DOMContentLoaded', showChoice)
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement && 'themeToggle' in target.dataset)) return
    const choice = target.value
    if (choice === 'system') delete dataset.theme
    else dataset.theme = choice
    showChoice()
    // Storage can be blocked. The choice then lasts as long as the page.
    try {
      if (choice === 'system') localStorage.removeItem(STORAGE_KEY)
      else localStorage.setItem(STORAGE_KEY, choice)
    } catch {}
  })
}

/** Chooses a theme, as a toggle does, so that `followTheme` acts on it. */
export function chooseTheme(choice: ThemeChoice): void {
  const toggle = document.createElement('input')
  toggle.dataset.themeToggle = ''
  toggle.value = choice
  document.body.append(toggle)
  toggle.dispatchEvent(new Event('change', { bubbles: true }))
  toggle.remove()
}
