import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import type { TrialOffer } from '#domain/subscription/trials.ts'
import type { signUp } from '#generated/identity/operations/signUp.ts'
import { toFormError } from '#portal/api/errors/errors.ts'
import type { Data, Input } from '#portal/api/types.ts'
import { legalLinks } from '#portal/content/site.ts'
import { preload } from '#portal/missing-file.ts'
import { afterPress } from '#portal/ui/after-press.ts'
import { Form } from '#portal/ui/form/form.tsx'
import { useAction } from '#portal/ui/use-action.ts'
import { TrialSelect } from './trial-select.tsx'

// Needed once the address is typed, and once the form is sent.
const AddressHint = lazy<typeof NoHint>(() =>
  import('./address-hint.tsx').then(
    module => ({ default: module.AddressHint }),
    // A hint that can't be loaded isn't missed.
    () => ({ default: NoHint }),
  ),
)
function NoHint(_: { name: string; isLeft: boolean }): ReactNode {
  return null
}
const loadCheckMail = () => import('./check-mail.tsx')
const CheckMail = lazy(async () => ({ default: (await loadCheckMail()).CheckMail }))

type SignUpBody = Input<NonNullable<(typeof signUp)['type']>>['body']
type SignUpResponse = Data<NonNullable<(typeof signUp)['type']>>
type Sent = Extract<SignUpResponse, { username: string }>

// Validation and submission load with the first key; the form itself shows at once.
const loadCalls = () =>
  Promise.all([
    import('#portal/api/call.ts'),
    import('#generated/identity/operations/signUp.ts'),
    import('#portal/api/bot-protection.ts'),
  ])
async function loadSchema() {
  preload(loadCalls)
  return (await import('./sign-up-schema.ts')).signUpSchema
}

/**
 * The free trial, email address and password, then a prompt to check the mailbox. The rest is requested later.
 * Invited people get no account of their own, since they have one to join.
 */
export function SignUpForm({
  address,
  trial,
  onSent,
  onTrial,
}: {
  /** Filled in; may be empty. */
  address: string
  /** The free trial that the account opens with; undefined if the person is invited to an account. */
  trial: TrialOffer | undefined
  /** Called with true once the link is on its way, and with false when the person starts over. */
  onSent: (isSent: boolean) => void
  onTrial: (trial: TrialOffer) => void
}) {
  const botPlace = useRef<HTMLDivElement>(null)
  const [isAddressLeft, setAddressLeft] = useState(false)
  const [isAddressKnown, setAddressKnown] = useState(false)
  // Stays while another email is requested, and if that fails.
  const [sent, setSent] = useState<{ body: SignUpBody; response: Sent }>()
  const send = useAction({
    action: async (body: SignUpBody) => {
      // What shows next loads first: a sign-up whose page can't go on would look like none.
      const [[{ call }, { signUp }, { obtainBotResponse }]] = await Promise.all([
        loadCalls(),
        loadCheckMail(),
      ])
      const bot_response = botPlace.current && (await obtainBotResponse('UserRegistration', botPlace.current))
      const response = await call(signUp, { body, ...(bot_response && { query: { bot_response } }) })
      return 'username' in response ? response : (await import('./join-invited.ts')).joinInvited()
    },
    onDone: (response, body) => {
      setSent({ body, response })
      onSent(true)
    },
  })
  // One value for each response: the form drops an error of a field that was changed since.
  const error = useMemo(() => toFormError(send.error, ['username', 'password']), [send.error])
  return (
    <div className="flex flex-col">
      {sent ? (
        <Suspense>
          <CheckMail
            username={sent.response.username}
            resendAvailable={sent.response.resend_available}
            pending={send.isPending}
            error={toFormError(send.error, [])}
            // Signing up again with the same details resends the email.
            onResend={() => void send.run(sent.body)}
            onStartOver={() => {
              setSent(undefined)
              onSent(false)
            }}
          />
        </Suspense>
      ) : (
        <Form
          schema={loadSchema}
          defaultValues={{ username: address, password: '' }}
          onSubmit={typed =>
            void send.run({
              ...typed,
              open_account: trial !== undefined,
              ...(trial && { trial_plan_id: trial.planId }),
            })
          }
          error={error}
          pending={send.isPending}
          submitLabel={trial ? 'Sign Up Free' : 'Join'}
          isWide
        >
          {fields => (
            <>
              {trial && <TrialSelect trial={trial} onChange={onTrial} />}
              <fields.Text
                name="username"
                type="email"
                label="Work email"
                hint="We send a link there to confirm it."
                isSteady
                autoComplete="username"
                inputMode="email"
                autoCapitalize="none"
                spellCheck={false}
                onFocus={() => setAddressLeft(false)}
                onBlur={() =>
                  afterPress(() => {
                    setAddressLeft(true)
                    setAddressKnown(true)
                  })
                }
              />
              <Suspense>{isAddressKnown && <AddressHint name="username" isLeft={isAddressLeft} />}</Suspense>
              <fields.Password
                name="password"
                label="Password"
                hint="At least 15 characters."
                isSteady
                autoComplete="new-password"
              />
              <Agreement />
            </>
          )}
        </Form>
      )}
      <div ref={botPlace} className="mt-5 empty:hidden" />
    </div>
  )
}

const [terms, privacy] = legalLinks.map(({ label, to }) => (
  // Opens in a new tab, so that the form keeps its input.
  <a
    key={to}
    href={to}
    target="_blank"
    rel="noopener"
    className="rounded-xs text-accent underline underline-offset-4"
  >
    {label}
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
))

/** What a person agrees to who signs up, by whichever way. */
function Agreement() {
  return (
    <p className="text-sm text-muted">
      By creating an account you agree to the {terms} and the {privacy}.
    </p>
  )
}
