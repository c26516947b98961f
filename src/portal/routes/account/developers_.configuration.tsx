import { createFileRoute } from '@tanstack/react-router'
import { ConfigurationPage } from '#portal/features/configuration/configuration-page.tsx'
import { DevelopersFrame } from '#portal/shared/developers/developers-frame.tsx'

export const Route = createFileRoute('/account/developers_/configuration')({
  staticData: {
    page: {
      nav: { label: 'Configuration', order: 97, area: 'developers' },
      needs: ['getConfiguration'],
      samples: { person: { keys: 3 } },
    },
  },
  component: Configuration,
})

function Configuration() {
  const { plan }: { plan?: unknown } = Route.useSearch()
  return (
    <DevelopersFrame
      title="Configuration"
      description="Your account’s settings as a file: download it, change it, and apply it after you’ve seen what changes."
    >
      <ConfigurationPage planId={typeof plan === 'string' ? plan : undefined} />
    </DevelopersFrame>
  )
}
