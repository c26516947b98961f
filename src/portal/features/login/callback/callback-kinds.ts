import { type CallbackKind, callbackPath } from '#domain/identity/callbacks.ts'
import { associateThirdParty } from '#generated/identity/operations/associateThirdParty.ts'
import { completeSsoLogin } from '#generated/identity/operations/completeSsoLogin.ts'
import { completeThirdPartyLogin } from '#generated/identity/operations/completeThirdPartyLogin.ts'
import { signUpWithThirdParty } from '#generated/identity/operations/signUpWithThirdParty.ts'
import { obtainBotResponse } from '#portal/api/bot-protection.ts'
import { call } from '#portal/api/call.ts'
import { ApiError } from '#portal/api/errors/errors.ts'
import { isLoginErrorKind, type LoginErrorKind } from '../login-error.ts'

/** The parsed response of a redirected login. */
interface Returned {
  /** The provider's key; for single sign-on the organization's name. */
  provider: string
  code: string
  state: string
  iss: string | undefined
  /** For a sign-up: whether the person joins an existing account. */
  isInvited: boolean
  /** For a sign-up: the plan of the free trial. */
  trialPlanId: number | undefined
}

interface KindRule {
  /** Page that it started on: failures lead back there. */
  from: '/login' | '/signup' | '/account/profile/security'
  /** Whether the person is logged in by it. */
  beginsSession: boolean
  /** Its name in "… was not completed". */
  what: string
  /** The bot protection of a sign-up is shown in `botPlace` while it works. */
  finish(returned: Returned, botPlace: HTMLElement): Promise<unknown>
}

const logIn = (kind: CallbackKind): KindRule => ({
  from: '/login',
  beginsSession: true,
  what: 'The login',
  finish: returned => call(completeThirdPartyLogin, { body: toBody(kind, returned) }),
})
const link = (kind: CallbackKind): KindRule => ({
  from: '/account/profile/security',
  beginsSession: false,
  what: 'Adding the login',
  finish: returned => call(associateThirdParty, { body: toBody(kind, returned) }),
})

/** What each callback page does. */
export const callbackKindRules: Record<CallbackKind, KindRule> = {
  login: logIn('login'),
  g2: logIn('g2'),
  signup: {
    from: '/signup',
    beginsSession: true,
    what: 'The sign-up',
    // Invited people join an account and do not need their own (decision A4).
    finish: async (returned, botPlace) => {
      const bot_response = await obtainBotResponse('UserRegistration', botPlace)
      return call(signUpWithThirdParty, {
        body: {
          ...toBody('signup', returned),
          open_account: !returned.isInvited,
          ...(returned.trialPlanId && { trial_plan_id: returned.trialPlanId }),
        },
        ...(bot_response && { query: { bot_response } }),
      })
    },
  },
  associate: link('associate'),
  'add-login': link('add-login'),
  sso: {
    from: '/login',
    beginsSession: true,
    what: 'The login',
    finish: ({ provider: organization, code, state, iss }) =>
      call(completeSsoLogin, {
        body: {
          organization,
          code,
          redirect_uri: `${location.origin}${callbackPath('sso')}?state=${state}`,
          ...(iss && { iss }),
        },
      }),
  },
}

function toBody(kind: CallbackKind, { provider, code, state, iss }: Returned) {
  return { provider, code, request_path: `${callbackPath(kind)}?state=${state}`, ...(iss && { iss }) }
}

/** What to show for a failure; undefined if the callback page shows it itself. */
export function loginErrorOf(error: unknown, kind: CallbackKind): LoginErrorKind | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.statusCode === 429) return 'too-many-requests'
  if (error.statusCode >= 500) return 'upstream-failure'
  // When adding a login, both failures look the same; at sign-up, the person sees that it is registered
  // (decision A8).
  const isAdding = kind === 'add-login' || kind === 'associate'
  if (error.name === 'provider-login-taken' && isAdding) return 'login-already-exists'
  return isLoginErrorKind(error.name) ? error.name : undefined
}
