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
  pages: {
    '/account/': 'home dashboard',
    '/account/tools': 'verify validate lookup try',
    '/account/tools/list': 'csv batch upload spreadsheet',
    '/account/tools/lists': 'server batch bulk upload csv xlsx history jobs background',
    '/account/tools/autocomplete': 'suggest typeahead',
    '/account/developers/configuration': 'yaml code export import plan apply terraform copy compare account',
    '/account/activity': 'history audit log events',
    '/account/profile/': 'name account settings',
    '/account/profile/notifications': 'emails unsubscribe alerts',
  },
  actions: [
    {
      label: 'Read the API reference',
      words: 'api docs documentation developer endpoints swagger openapi',
      operations: [],
      link: { to: '/docs/api' },
      inNewTab: true,
    },
    theme('light', 'Light theme'),
    theme('dark', 'Dark theme'),
    theme('system', 'System theme'),
    { label: 'Log Out', words: 'logout sign out signout leave exit', operations: [], run: () => signOut() },
  ],
}
