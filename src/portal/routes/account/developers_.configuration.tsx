import { createFileRoute, useSearch } from '@tanstack/react-router'
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
  // As it is in the address: a validation would be in the first load of every page.
  const { plan }: { plan?: unknown } = useSearch({ strict: false })
  return (
    <DevelopersFrame
      title="Configuration"
      description="Your account’s settings as a file: download it, change it, and apply it after you’ve seen what changes."
    >
      <ConfigurationPage planId={typeof plan === 'string' ? plan : undefined} />
    </DevelopersFrame>
  )
}
