import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { DeleteSection } from '#portal/features/login/deletion/delete-section.tsx'
import { credentialsQuery, passkeysQuery, secondFactorQuery } from '#portal/features/login/login-methods.ts'
import { PasskeysSection } from '#portal/features/login/passkey/passkeys-section.tsx'
import { EmailSection } from '#portal/features/login/password/email-section.tsx'
import { PasswordSection } from '#portal/features/login/password/password-section.tsx'
import {
  RecoveryCodesSection,
  SecondFactorSection,
} from '#portal/features/login/second-factor/second-factor-section.tsx'
import { StoredLoginError } from '#portal/features/login/stored-login-error.tsx'
import { LoginsSection } from '#portal/features/login/third-party/logins-section.tsx'
import { readDialog } from '#portal/kit/dialog/read-dialog.ts'
import { PageSections } from '#portal/kit/drawn-once.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'

export const Route = createFileRoute('/account/profile/security')({
  staticData: {
    page: { nav: { label: 'Login and security', order: 1, area: 'profile' }, samples: { person: {} } },
  },
  validateSearch: readDialog,
  loader: () => {
    void queryClient.prefetchQuery(credentialsQuery)
    void queryClient.prefetchQuery(secondFactorQuery)
    void queryClient.prefetchQuery(passkeysQuery)
  },
  component: () => (
    <>
      <PageHeader title="Login and security" description="How you log in, and how your login is protected." />
      <StoredLoginError />
      <PageSections
        sections={{
          passkeys: <PasskeysSection />,
          'second-factor': <SecondFactorSection />,
          'recovery-codes': <RecoveryCodesSection />,
          password: <PasswordSection />,
          email: <EmailSection />,
          logins: <LoginsSection />,
          delete: <DeleteSection />,
        }}
      />
    </>
  ),
})
