import { createFileRoute } from '@tanstack/react-router'
import { LimitsPage } from '#portal/features/limits/limits-page.tsx'
import { KeysFrame } from '#portal/shared/keys/keys-frame.tsx'

export const Route = createFileRoute('/account/keys_/limits')({
  staticData: {
    page: {
      nav: { label: 'Limits and alerts', order: 16, area: 'keys' },
      needs: ['getUsageLimits'],
      samples: { person: { keys: 2 } },
    },
  },
  component: Limits,
})

function Limits() {
  return (
    <KeysFrame
      title="Limits and alerts"
      description="How many lookups the account and its keys can make in a day and a month, and when we email you."
    >
      <LimitsPage />
    </KeysFrame>
  )
}
