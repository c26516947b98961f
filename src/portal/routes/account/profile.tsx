import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { siteName } from '#portal/content/site.ts'
import { EmailSection } from '#portal/features/profile/email-section.tsx'
import { LoginsSection } from '#portal/features/profile/logins-section.tsx'
import { PasswordSection } from '#portal/features/profile/password-section.tsx'
import { ProfilePage } from '#portal/features/profile/profile-page.tsx'
import { ProfileSection } from '#portal/features/profile/profile-section.tsx'
import { credentialsQuery, profileQuery, profileTopicsQuery } from '#portal/features/profile/queries.ts'
import { TopicsSection } from '#portal/features/profile/topics-section.tsx'
import { StoredLoginError } from '#portal/features/session/stored-login-error.tsx'
import { PasskeysSection } from '#portal/features/sign-in-security/passkeys-section.tsx'
import { passkeysQuery, secondFactorQuery, sessionsQuery } from '#portal/features/sign-in-security/queries.ts'
import {
  RecoveryCodesSection,
  SecondFactorSection,
} from '#portal/features/sign-in-security/second-factor-section.tsx'
import { SessionsSection } from '#portal/features/sign-in-security/sessions-section.tsx'
import { readDialog } from '#portal/kit/read-dialog.ts'

export const Route = createFileRoute('/account/profile')({
  staticData: { page: { samples: { person: {} } } },
  validateSearch: readDialog,
  loader: () => {
    void queryClient.prefetchQuery(profileQuery)
    void queryClient.prefetchQuery(credentialsQuery)
    void queryClient.prefetchQuery(profileTopicsQuery)
    void queryClient.prefetchQuery(secondFactorQuery)
    void queryClient.prefetchQuery(passkeysQuery)
    void queryClient.prefetchQuery(sessionsQuery)
  },
  head: () => ({ meta: [{ title: `Your profile · ${siteName}` }] }),
  component: () => (
    <>
      <StoredLoginError />
      <ProfilePage
        sections={[
          { id: 'profile', title: 'Profile', content: <ProfileSection /> },
          { id: 'email', title: 'Login e-mail', content: <EmailSection /> },
          { id: 'password', title: 'Password', content: <PasswordSection /> },
          { id: 'logins', title: 'Ways to log in', content: <LoginsSection /> },
          { id: 'second-factor', title: 'Two-step verification', content: <SecondFactorSection /> },
          { id: 'recovery-codes', title: 'Recovery codes', content: <RecoveryCodesSection /> },
          { id: 'passkeys', title: 'Passkeys', content: <PasskeysSection /> },
          { id: 'sessions', title: 'Sessions', content: <SessionsSection /> },
          { id: 'topics', title: 'Notification topics', content: <TopicsSection /> },
        ]}
      />
    </>
  ),
})
