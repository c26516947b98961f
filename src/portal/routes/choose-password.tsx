import { createFileRoute, Link, redirect, useRouter } from '@tanstack/react-router'
import { ApiProvider } from '#portal/api/provider.tsx'
import { siteName } from '#portal/content/site.ts'
import { ChoosePassword } from '#portal/features/login/password/password-section.tsx'
import { AuthLayout } from '#portal/features/shell/auth-layout.tsx'

export const Route = createFileRoute('/choose-password')({
  staticData: { page: { samples: false } },
  beforeLoad: async () => {
    const { openSession } = await import('#portal/api/session/guard.ts')
    if (!(await openSession())) throw redirect({ to: '/login' })
  },
  head: () => ({
    meta: [{ title: `Choose your own password · ${siteName}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: Choose,
})

function Choose() {
  const router = useRouter()
  return (
    <ApiProvider>
      <AuthLayout
        title="Choose your own password"
        lead="Our staff set your current password. It works only for this step."
        home={logo => <Link to="/">{logo}</Link>}
      >
        <ChoosePassword
          onChosen={async () => {
            await router.invalidate()
            await router.navigate({ to: '/account' })
          }}
        />
      </AuthLayout>
    </ApiProvider>
  )
}
