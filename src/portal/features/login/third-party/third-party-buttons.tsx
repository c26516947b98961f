import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { toFormError } from '#portal/api/errors/errors.ts'
import { rememberDestination } from '#portal/api/session/session-hint.ts'
import { preload } from '#portal/missing-file.ts'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { useAction } from '#portal/ui/use-action.ts'
import type { loadProviders } from './providers.ts'

type Provider = Awaited<ReturnType<typeof loadProviders>>[number]

/**
 * A button for each service to log in with. The list is fetched once the page has loaded, so that it does not
 * delay the first paint; the space of the buttons is reserved, so that nothing moves when they appear.
 */
export function ThirdPartyButtons({
  kind,
  isInvited = false,
  trialPlanId,
}: {
  kind: 'login' | 'signup' | 'add-login'
  isInvited?: boolean
  /** For a sign-up: the plan of the free trial that the account opens with. */
  trialPlanId?: number
}) {
  const providers = useProviders()
  const { redirect } = useSearch({ strict: false })
  const start = useAction({
    action: async (provider: string) => {
      // The page remembers it too, but only once it knows that no one is logged in.
      const destination = isInvited ? '/invite' : kind === 'login' ? redirect : undefined
      if (destination) rememberDestination(destination)
      const { startThirdParty } = await import('#portal/api/session/redirect-login.ts')
      await startThirdParty(kind, provider, { isInvited, ...(trialPlanId && { trialPlanId }) })
      // The page is about to go; until then the button is busy.
      await new Promise(() => {})
    },
  })
  // After Back, the buttons are ready again.
  const { reset } = start
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && reset()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [reset])
  if (providers?.length === 0) return null
  const isNextToForm = kind !== 'add-login'
  return (
    <div className="mt-4 flex flex-col gap-4">
      {isNextToForm && <Or />}
      <div className="grid min-h-11 gap-2">
        {providers?.map(({ provider, label }) => (
          <Button
            key={provider}
            size="lg"
            isWide
            pending={start.isPending && start.input === provider}
            onClick={() => void start.run(provider)}
          >
            Continue with {label}
          </Button>
        ))}
      </div>
      {start.error && <Alert tone="danger">{toFormError(start.error, [])?.message}</Alert>}
    </div>
  )
}

function Or() {
  return (
    <div className="flex items-center gap-3 text-xs text-muted">
      <span className="h-px flex-1 bg-line" />
      or
      <span className="h-px flex-1 bg-line" />
    </div>
  )
}

/** Undefined until it is known. */
function useProviders(): readonly Provider[] | undefined {
  const [providers, setProviders] = useState<readonly Provider[]>()
  useEffect(() => {
    let isGone = false
    const load = async () => {
      const { loadProviders } = await import('./providers.ts')
      // Without a response, the password still works.
      const found = await loadProviders().catch(() => [])
      if (!isGone) setProviders(found)
    }
    const stop = whenLoaded(() => preload(load))
    return () => {
      isGone = true
      stop()
    }
  }, [])
  return providers
}

/** Calls back once the page and what it needs have loaded. Returns a function that stops it. */
function whenLoaded(callback: () => void): () => void {
  if (document.readyState === 'complete') {
    const soon = setTimeout(callback)
    return () => clearTimeout(soon)
  }
  addEventListener('load', callback, { once: true })
  return () => removeEventListener('load', callback)
}
