import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { ApiProvider } from '#portal/api/provider.tsx'
import { siteName } from '#portal/content/site.ts'
import { AuthLayout } from '#portal/features/shell/auth-layout.tsx'
import { Welcome } from '#portal/features/welcome/welcome.tsx'

export const Route = createFileRoute('/welcome')({
  staticData: { page: { samples: { person: {}, at: ['/welcome', '/welcome?step=work'] } } },
  validateSearch: (search: Record<string, unknown>): { step?: 'work' } =>
    search.step === 'work' ? { step: 'work' } : {},
  beforeLoad: async ({ search }) => {
    const { openSession } = await import('#portal/api/session/guard.ts')
    const session = await openSession()
    if (!session) throw redirect({ to: '/login', search: { redirect: '/welcome' } })
    if (session.accountId === null) throw redirect({ to: '/confirm-email' })
    // The confirmation of an address leads here, once. A person who returns has nothing to fill in.
    const { isKnown } = await import('#portal/features/welcome/model.ts')
    if (session.acting || (!search.step && (await isKnown()))) throw redirect({ to: '/account' })
  },
  head: () => ({ meta: [{ title: `Welcome · ${siteName}` }, { name: 'robots', content: 'noindex' }] }),
  component: WelcomePage,
})

function WelcomePage() {
  const { step = 'you' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ApiProvider>
      <AuthLayout
        title="Welcome to Gatepost"
        lead="Two short steps help us help you. Everything is optional."
        home={logo => <Link to="/">{logo}</Link>}
      >
        <Welcome
          step={step}
          onStep={next => void navigate({ search: next === 'work' ? { step: 'work' } : {} })}
          onDone={() => void navigate({ to: '/account', replace: true })}
        />
      </AuthLayout>
    </ApiProvider>
  )
}
