import { createFileRoute } from '@tanstack/react-router'
import { TokensPage } from '#portal/features/api-tokens/tokens-page.tsx'
import type { DialogSearch } from '#portal/kit/dialog/read-dialog.ts'

export const Route = createFileRoute('/account/developers')({
  staticData: {
    page: {
      nav: { label: 'API tokens', order: 95, area: 'developers', leads: true },
      needs: [],
      samples: {
        person: {
          apiTokens: [
            { name: 'CI pipeline', roles: ['api-key-viewer'], networks: ['203.0.113.0/24'] },
            { name: 'Migration', roles: ['api-key-viewer', 'billing-viewer'], endsInDays: 4 },
            { name: 'Infrastructure', kind: 'service', roles: ['api-key-viewer', 'api-key-editor'] },
          ],
        },
      },
    },
  },
  // The page reads it itself: this is in the first load of every page.
  validateSearch: (raw: Record<string, unknown>): DialogSearch => ({ ...raw }),
  component: TokensPage,
})
