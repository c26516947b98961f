import { createFileRoute } from '@tanstack/react-router'
import { StreamsPage } from '#portal/features/streams/streams-page.tsx'
import type { DialogSearch } from '#portal/kit/dialog/read-dialog.ts'

export const Route = createFileRoute('/account/developers_/streams')({
  staticData: {
    page: {
      nav: { label: 'Log streams', order: 98, area: 'developers' },
      needs: ['listLogStreams'],
      samples: {
        person: {
          logStreams: [
            { kind: 's3', url: 'https://s3.eu-central-1.amazonaws.com', paused: 'failures' },
            { kind: 'splunk', url: 'https://splunk.northwind.example:8088', failing: true },
            { batches: ['taken', 'failed', 'taken'], sources: ['activity', 'requests'] },
          ],
        },
      },
    },
  },
  // The page reads it itself: this is in the first load of every page.
  validateSearch: (raw: Record<string, unknown>): DialogSearch => ({ ...raw }),
  component: StreamsPage,
})
