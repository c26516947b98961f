import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { siteName } from '#portal/content/site.ts'
import { EmailSection } from '#portal/features/profile/email-section.tsx'
import { LoginsSection } from '#portal/features/profile/logins-section.tsx'
import { PasswordSection } from '#portal/features/profile/password-section.tsx'
import { credentialsQuery } from '#portal/features/profile/profile.ts'
import { StoredLoginError } from '#portal/features/session/stored-login-error.tsx'
import { PasskeysSection } from '#portal/features/sign-in-security/passkeys-section.tsx'
import {
  RecoveryCodesSection,
  SecondFactorSection,
} from '#portal/features/sign-in-security/second-factor-section.tsx'
import { passkeysQuery, secondFactorQuery } from '#portal/features/sign-in-security/sign-in-security.ts'
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
  head: () => ({ meta: [{ title: `Login and security · ${siteName}` }] }),
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
        }}
      />
    </>
  ),
})
