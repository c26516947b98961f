/** What a person chose; `system` follows the operating system. */
export type ThemeChoice = 'light' | 'dark' | 'system'

const storageKey = 'theme'

/**
 * Runs in the document head before anything is painted, so a stored choice never flashes.
 * It is the same text on every page: the content security policy allows it by its hash.
 */
export const themeScript = `try{var t=localStorage.getItem('${storageKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

export function readTheme(): ThemeChoice {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

export function writeTheme(choice: ThemeChoice) {
  const root = document.documentElement
  if (choice === 'system') delete root.dataset.theme
  else root.dataset.theme = choice
  try {
    if (choice === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, choice)
  } catch {
    // Storage can be switched off; the choice then lasts as long as the page.
  }
}
