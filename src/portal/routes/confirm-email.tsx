import { createFileRoute, Link, useHydrated, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ApiProvider } from '#portal/api/provider.tsx'
import { siteName } from '#portal/content/site.ts'
import { AuthLayout } from '#portal/features/shell/auth-layout.tsx'
import { AwaitConfirmation, ConfirmEmail, readConfirmation } from '#portal/features/signup/confirm-email.tsx'
import { DamagedConfirmation, NextStep, WithoutAccount } from '#portal/features/signup/next-step.tsx'
import { useMailedLink } from '#portal/kit/mailed-link.tsx'
import { ignoreMissingFile } from '#portal/missing-file.ts'
import { readIntent } from '#portal/shared/cart/cart.ts'

export const Route = createFileRoute('/confirm-email')({
  staticData: { page: { prerender: true } },
  validateSearch: (search: Record<string, unknown>): { user_id?: string } =>
    typeof search.user_id === 'string' ? { user_id: search.user_id } : {},
  head: () => ({
    meta: [{ title: `Confirm your email address · ${siteName}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: Confirm,
})

function Confirm() {
  const { user_id: userId } = Route.useSearch()
  const isHydrated = useHydrated()
  return (
    <ApiProvider>
      {isHydrated ? <Content userId={userId} /> : frame('Confirm your email address', null)}
    </ApiProvider>
  )
}

function frame(title: string, content: ReactNode) {
  return (
    <AuthLayout title={title} home={logo => <Link to="/">{logo}</Link>}>
      {content}
    </AuthLayout>
  )
}

function Content({ userId }: { userId: string | undefined }) {
  const router = useRouter()
  const toAccount = async ({ opened } = { opened: false }) => {
    // This document stays, so nothing has to wait.
    if (opened)
      import('#portal/features/welcome/send-record.ts').then(
        module => module.recordNewAccount(),
        ignoreMissingFile,
      )
    await router.invalidate()
    const intent = readIntent()
    await (intent
      ? router.navigate({ to: '/checkout', search: { intent }, replace: true })
      : router.navigate({ to: '/account', replace: true }))
  }
  const link = useMailedLink(readConfirmation)
  if (link)
    return (
      <ConfirmEmail
        key={link.token}
        {...{ frame, ...link }}
        onHasAccount={toAccount}
        next={to => <NextStep {...to} />}
      />
    )
  // Only the link of an email names a person, so its token was lost on its way.
  if (userId) return frame('Confirm your email address', <DamagedConfirmation />)
  return (
    <AwaitConfirmation
      frame={frame}
      onHasAccount={toAccount}
      withoutAccount={username => (
        <WithoutAccount username={username} onOpened={() => toAccount({ opened: true })} />
      )}
      otherwise={<DamagedConfirmation />}
    />
  )
}
