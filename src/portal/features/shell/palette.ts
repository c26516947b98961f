import { getUsageLimits } from '#generated/security/operations/getUsageLimits.ts'
import { query } from '#portal/api/call.ts'
import { queryClient } from '#portal/api/query-client.ts'
import { signOut } from '#portal/api/session/session.ts'
import type { PaletteAction, PaletteSource } from '#portal/kit/palette-source.ts'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { chooseTheme, type ThemeChoice } from '#portal/ui/page/theme.ts'
import { chooseZone } from '#portal/ui/time/zone.ts'

const TIMES = 'time zone timezone clock dates hours'

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
    {
      label: 'Changelog',
      words: 'release notes news what is new changes',
      operations: [],
      link: { to: '/changelog' },
      inNewTab: true,
    },
    { label: 'Show times in your time zone', words: TIMES, operations: [], run: () => chooseZone('own') },
    { label: 'Show times in UTC', words: TIMES, operations: [], run: () => chooseZone('utc') },
    {
      label: 'Show times in the account’s time zone',
      words: TIMES,
      operations: [getUsageLimits],
      run: () =>
        queryClient.ensureQueryData(query(getUsageLimits)).then(
          ({ zone }) => chooseZone('account', zone),
          () => toast.error('The account’s time zone couldn’t be loaded.'),
        ),
    },
    theme('light', 'Light theme'),
    theme('dark', 'Dark theme'),
    theme('system', 'System theme'),
    { label: 'Log Out', words: 'logout sign out signout leave exit', operations: [], run: () => signOut() },
  ],
}
