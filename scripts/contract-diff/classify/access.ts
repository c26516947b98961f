import {
  type ActingNeed,
  actingNeedOf,
  requirementsOf,
  takesApiToken,
  takesSetUpLink,
} from '../../../src/domain/contract/operation.ts'
import type { LocatedOperation } from '../../contract/document.ts'
import type { OperationObject } from '../../generate/bundle.ts'
import { ACCESS, type Verdict } from '../words.ts'

/** In order: from what the least access allows to what no access allows. */
const NEEDS: readonly ActingNeed[] = ['read', 'raised', 'never']
const WORDS: Record<ActingNeed, string> = {
  read: 'may call it with any access',
  raised: 'may call it with raised access only',
  never: 'may not call it',
}

/** What staff acting as a person may do, per `x-acting`. Changes by roles are reported with the roles. */
export function classifyActing(base: LocatedOperation, revision: LocatedOperation): Verdict | undefined {
  const [marked, markedNow] = [base.object['x-acting'], revision.object['x-acting']]
  if (marked === markedNow) return undefined
  const [before, after] = [needOf(base, marked), needOf(base, markedNow)]
  if (before === after)
    return {
      impact: 'patch',
      what: `says about staff who act as a person what holds anyway: that they ${WORDS[after]}`,
      why: 'callers see no difference',
    }
  const what = `staff who act as a person ${WORDS[after]}, before: ${WORDS[before]}`
  return NEEDS.indexOf(after) > NEEDS.indexOf(before)
    ? { impact: 'major', what, why: `some callers who were allowed get 403, ${ACCESS}` }
    : { impact: 'major', what, why: `callers who were rejected can call it, ${ACCESS}` }
}

function needOf({ method, object }: LocatedOperation, acting: unknown): ActingNeed {
  return actingNeedOf({
    method,
    roles: requirementsOf(object.security).roles,
    recentLogin: object['x-recent-login'] as number | undefined,
    acting: acting as ActingNeed | undefined,
  })
}

/** Whether API tokens may call it, with the roles that people need. Why they can't is said in the description too. */
export function classifyTokens(base: OperationObject, revision: OperationObject): Verdict | undefined {
  const [before, after] = [takesApiToken(base.security), takesApiToken(revision.security)]
  if (before && !after)
    return { impact: 'major', what: 'takes no API tokens anymore', why: 'programs with one get 403' }
  if (!before && after)
    return {
      impact: 'minor',
      what: 'takes API tokens',
      why: 'a program can do no more than the person whose token it has',
    }
  if (base['x-no-token'] === revision['x-no-token']) return undefined
  return {
    impact: 'patch',
    what: 'says why it takes no API tokens',
    why: 'callers see no difference',
    isText: true,
  }
}

/** Whether someone with a set-up link may call it, who can do no more than the owner who made the link. */
export function classifySetUpLinks(base: OperationObject, revision: OperationObject): Verdict | undefined {
  const [before, after] = [takesSetUpLink(base.security), takesSetUpLink(revision.security)]
  if (before === after) return undefined
  return after
    ? {
        impact: 'minor',
        what: 'can be called with a set-up link',
        why: 'its holder can do no more than the owner who made it',
      }
    : { impact: 'major', what: 'takes no set-up links anymore', why: 'their holders get 401' }
}

/** Whether it can be called before a password set by staff is changed. */
export function classifyPasswordChange(
  base: OperationObject,
  revision: OperationObject,
): Verdict | undefined {
  const [before, after] = [base, revision].map(each => Boolean(each['x-before-password-change']))
  if (before === after) return undefined
  return after
    ? {
        impact: 'minor',
        what: 'may be called before a password that staff have set is changed',
        why: 'everyone who could call it still can',
      }
    : {
        impact: 'major',
        what: 'may no longer be called before a password that staff have set is changed',
        why: 'people with such a password get 403',
      }
}

/** Whether it can change something of an account that is being closed. */
export function classifyWhileClosing(base: OperationObject, revision: OperationObject): Verdict | undefined {
  const [before, after] = [base, revision].map(each => Boolean(each['x-while-closing']))
  if (before === after) return undefined
  return after
    ? {
        impact: 'minor',
        what: 'may be called in an account that is being closed',
        why: 'everyone who could call it still can',
      }
    : {
        impact: 'major',
        what: 'may no longer be called in an account that is being closed',
        why: 'owners of such an account get 403',
      }
}
