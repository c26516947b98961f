import { createFileRoute } from '@tanstack/react-router'
import type { OrganizationKeySearch } from '#portal/features/keys/organization/organization-keys.ts'
import { KeysFrame } from '#portal/shared/keys/keys-frame.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'

const OrganizationKeysPage = lazyPart(() => import('#portal/features/keys/organization/page.tsx'))

export const Route = createFileRoute('/account/keys_/organization')({
  staticData: {
    page: {
      nav: { label: 'Organization keys', order: 17, area: 'keys' },
      needs: ['listOrganizationKeys'],
      samples: { person: { keys: 3, organization: { provider: 'none' } } },
    },
  },
  // The page reads the filters itself: this is in the first load of every page.
  validateSearch: (raw: Record<string, unknown>): OrganizationKeySearch => ({ ...raw }),
  component: OrganizationKeys,
})

function OrganizationKeys() {
  return (
    <KeysFrame
      title="Organization keys"
      description="The keys of all accounts in your organization that share them with you."
    >
      <LazyBoundary>
        <OrganizationKeysPage />
      </LazyBoundary>
    </KeysFrame>
  )
}
