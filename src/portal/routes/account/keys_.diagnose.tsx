import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { licensesQuery } from '#portal/features/rejections/diagnosis/account-facts.ts'
import { DiagnosePage } from '#portal/features/rejections/diagnosis/diagnose-page.tsx'
import { recordedGroupsQuery } from '#portal/features/rejections/rejections.ts'
import { KeysFrame } from '#portal/shared/keys/keys-frame.tsx'
import { surveyQuery } from '#portal/shared/keys/survey.ts'

export const Route = createFileRoute('/account/keys_/diagnose')({
  staticData: {
    page: {
      title: 'Diagnose an error',
      nav: { label: 'Diagnose', order: 15, area: 'keys' },
      needs: ['getKeySurvey', 'listLicenses', 'listRejectionGroups'],
      samples: {
        person: { keysWithPast: [{ kind: 'secret', label: 'Nightly import', pausedDaysAgo: 3 }] },
      },
    },
  },
  loader: () => {
    void queryClient.prefetchQuery(surveyQuery)
    void queryClient.prefetchQuery(licensesQuery)
    void queryClient.prefetchQuery(recordedGroupsQuery)
  },
  component: Diagnose,
})

function Diagnose() {
  return (
    <KeysFrame title="Diagnose an error" description="Paste an API response to see why it failed.">
      <DiagnosePage />
    </KeysFrame>
  )
}
