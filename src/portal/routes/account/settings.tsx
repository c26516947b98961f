import { createFileRoute } from '@tanstack/react-router'
import { siteName } from '#portal/content/site.ts'
import { SettingsPage } from '#portal/features/account-settings/settings-page.tsx'
import { readDialog } from '#portal/kit/dialog/read-dialog.ts'

export const Route = createFileRoute('/account/settings')({
  staticData: {
    page: { nav: { label: 'Settings', order: 105 }, needs: [], samples: { person: { keys: 2 } } },
  },
  validateSearch: readDialog,
  head: () => ({ meta: [{ title: `Account settings · ${siteName}` }] }),
  component: SettingsPage,
})
