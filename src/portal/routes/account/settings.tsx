import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '#portal/features/account-settings/settings-page.tsx'
import { readDialog } from '#portal/kit/dialog/read-dialog.ts'

export const Route = createFileRoute('/account/settings')({
  staticData: {
    page: {
      nav: { label: 'Account settings', order: 65, area: 'team' },
      needs: [],
      samples: { person: { keys: 2 } },
    },
  },
  validateSearch: readDialog,
  component: SettingsPage,
})
