import { signOut } from '#portal/api/session/session.ts'
import type { PaletteAction, PaletteSource } from '#portal/kit/palette-source.ts'
import { chooseTheme, type ThemeChoice } from '#portal/ui/page/theme.ts'

const theme = (choice: ThemeChoice, label: string): PaletteAction => ({
  label,
  words: 'color appearance mode',
  operations: [],
  run: () => chooseTheme(choice),
})

export const palette: PaletteSource = {
  actions: [
    theme('light', 'Light theme'),
    theme('dark', 'Dark theme'),
    theme('system', 'Theme of the system'),
    { label: 'Log Out', words: 'sign out leave', operations: [], run: () => signOut() },
  ],
}
